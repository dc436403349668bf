import { useContent } from "#app/content.tsx";
import { LegalPage } from "./legal-page.tsx";

export default function EuPrivacyPage() {
  return <LegalPage document={useContent().legal.eu} />;
}
