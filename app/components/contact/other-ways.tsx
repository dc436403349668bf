import { Fragment } from "react";
import { useContent } from "#app/content.tsx";
import { useLanguage } from "#app/language.tsx";
import { mainOffice } from "#content/schema/company.ts";

/** For those who would rather not fill in a form: the email address and the phone of an office. */
export function OtherWays({ className }: { className?: string }) {
  const { contact, company } = useContent();
  const { phone, hours } = mainOffice(company, useLanguage());
  const links: Record<string, { href: string; label: string }> = {
    "{email}": { href: `mailto:${company.email}`, label: company.email },
    "{phone}": phone,
  };
  return (
    <p className={className}>
      {contact.otherWays.split(/(\{.+?\})/).map((part) => {
        const link = links[part];
        return <Fragment key={part}>{link ? <a href={link.href}>{link.label}</a> : part}</Fragment>;
      })}
      {hours ? ` (${hours}).` : "."}
    </p>
  );
}
