import { GoLink } from "#app/components/links/go-button.tsx";
import { Line } from "#app/components/prose/line.tsx";
import { useContent } from "#app/content.tsx";
import { faultMark } from "#contract/pages.ts";

/** The screen for unexpected errors, with the message and a link home. The error page brings its styles. */
export function ErrorScreen({ title, message }: { title?: string; message?: string }) {
  const { "error-screen": words, company } = useContent();
  const mail = `[${company.email}](mailto:${company.email})`;
  const shownTitle = title ?? words.title;
  const shownMessage = message ?? words.unknown;
  return (
    <article>
      <title>{`${shownTitle} · ${company.name}`}</title>
      <meta name="description" content={shownMessage} />
      <meta name="robots" content="noindex" />
      <h1>{shownTitle}</h1>
      <p>{shownMessage}</p>
      <p {...{ [faultMark]: "" }}>
        {words.text} <Line>{words.writeToUs.replace("{email}", mail)}</Line>
      </p>
      <GoLink href="/">{words.wayHome}</GoLink>
    </article>
  );
}
