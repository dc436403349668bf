import { useContent } from "#app/content.tsx";
import { mainOffice } from "#content/schema/company.ts";

/** For those who would rather not fill in a form: the email address and the phone of the first office. */
export function OtherWays({ className }: { className?: string }) {
  const { contact, company } = useContent();
  const { phone } = mainOffice(company);
  return (
    <p className={className}>
      {`${contact.orWrite} `}
      <a href={`mailto:${company.email}`}>{company.email}</a>
      {` ${contact.orCall} `}
      <a href={phone.href}>{phone.label}</a>
    </p>
  );
}
