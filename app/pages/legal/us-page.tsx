import { useContent } from "#app/content.tsx";
import { LegalPage } from "./legal-page.tsx";

export default function UsPrivacyPage() {
  return <LegalPage document={useContent().legal.us} />;
}
