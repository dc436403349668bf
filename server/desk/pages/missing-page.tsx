import { Page } from "./frame.tsx";

/** In place of what a colleague, or time, has taken away. */
export function MissingPage() {
  return (
    <Page title="There is nothing here" isNarrow>
      <p>It was erased or removed, or was too old to keep. The log says who erased or removed something.</p>
      <p>
        <a href="/desk">All requests</a>
      </p>
    </Page>
  );
}
