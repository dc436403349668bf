import { useContent } from "#app/content.tsx";
import { useLanguage } from "#app/language.tsx";
import { mainOffice } from "#content/schema/company.ts";

/** For those who would rather not fill in a form: the email address and the phone of an office. */
export function OtherWays({ className }: { className?: string }) {
  const { contact, company } = useContent();
  const { phone, hours } = mainOffice(company, useLanguage());
  return (
    <p className={className}>
      {`${contact.orWrite} `}
      <a href={`mailto:${company.email}`}>{company.email}</a>
      {` ${contact.orCall} `}
      <a href={phone.href}>{phone.label}</a>
      {hours && ` (${hours})`}
    </p>
  );
}
