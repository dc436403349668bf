import { useHelp } from "#app/components/contact/use-help.ts";
import { useContent } from "#app/content.tsx";
import { useLanguage, useLinkTo } from "#app/language.tsx";
import { Island } from "#app/loading/island.tsx";
import { usePath } from "#app/path.ts";
import { mainLanguage } from "#contract/languages.ts";
import { ContactForm } from "./contact-form.tsx";

/** The contact form, in the dialog or in a page. What the page is about is already chosen. */
export function ContactIsland({ inPage }: { inPage?: true }) {
  const { contact, services, company } = useContent();
  const pageLanguage = useLanguage();
  const { href } = useLinkTo()(contact.privacy.href);
  // Left out of English pages, where they are what the form expects.
  const [language, privacy] = pageLanguage === mainLanguage ? [] : [pageLanguage, href];
  const path = usePath();
  const help = useHelp();
  const purpose = help?.purpose ?? services.categories.find(({ slug }) => path === `/services/${slug}`)?.purpose;
  const { subject, message } = help ?? {};
  return (
    <Island
      name="contact-form"
      component={ContactForm}
      props={{ email: company.email, privacy, language, inPage, purpose, subject, message }}
    />
  );
}
