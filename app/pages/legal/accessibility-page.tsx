import { useContent } from "#app/content.tsx";
import { LegalPage } from "./legal-page.tsx";

export default function AccessibilityPage() {
  return <LegalPage document={useContent().legal.accessibility} />;
}
