import { useContent } from "#app/content.tsx";

/** For those who would rather not fill in a form: the email address and the phone of the US office. */
export function OtherWays({ className }: { className?: string }) {
  const { contact, site } = useContent();
  const [{ phone }] = site.offices;
  return (
    <p className={className}>
      {`${contact.orWrite} `}
      <a href={`mailto:${site.email}`}>{site.email}</a>
      {` ${contact.orCall} `}
      <a href={phone.href}>{phone.label}</a>
    </p>
  );
}
