import { useContent } from "#app/content.tsx";
import { LegalPage } from "./legal-page.tsx";

export default function TermsPage() {
  return <LegalPage document={useContent().legal.terms} />;
}
