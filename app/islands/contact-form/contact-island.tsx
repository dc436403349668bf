import { useContent } from "#app/content.tsx";
import { useLanguage, useLinkTo } from "#app/language.tsx";
import { Island } from "#app/loading/island.tsx";
import { usePath } from "#app/path.ts";
import { mainLanguage } from "#contract/languages.ts";
import { ContactForm } from "./contact-form.tsx";

/** The contact form, in the dialog or in a page. On the page of a service that service's purpose is already chosen. */
export function ContactIsland({ inPage }: { inPage?: true }) {
  const { contact, services, company } = useContent();
  const pageLanguage = useLanguage();
  const { href } = useLinkTo()(contact.privacy.href);
  // Left out of English pages, where they are what the form expects.
  const [language, privacy] = pageLanguage === mainLanguage ? [] : [pageLanguage, href];
  const path = usePath();
  const purpose = services.categories.find(({ slug }) => path === `/services/${slug}`)?.purpose;
  return (
    <Island
      name="contact-form"
      component={ContactForm}
      props={{ email: company.email, privacy, language, inPage, purpose }}
    />
  );
}
