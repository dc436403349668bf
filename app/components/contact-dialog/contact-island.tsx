import { useContent } from "#app/content.tsx";
import { ContactForm } from "#app/islands/contact-form/contact-form.tsx";
import { Island } from "#app/loading/island.tsx";
import { usePath } from "#app/path.ts";

/** The contact form, in the dialog or in a page. On the page of a service that service's purpose is already chosen. */
export function ContactIsland({ inPage }: { inPage?: true }) {
  const { services, site } = useContent();
  const path = usePath();
  const purpose = services.categories.find(({ slug }) => path === `/services/${slug}`)?.purpose;
  return <Island name="contact-form" component={ContactForm} props={{ email: site.email, inPage, purpose }} />;
}
