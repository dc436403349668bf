import { ErrorScreen } from "#app/components/error-screen/error-screen.tsx";
import { placeholders } from "#contract/error-page.ts";

/** Written once by the build; the server fills in what went wrong. Not an address that visitors reach. */
export default function ErrorPage() {
  return <ErrorScreen title={placeholders.title} message={placeholders.message} />;
}
