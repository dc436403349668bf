import { GoLink } from "#app/components/go-button/go-button.tsx";
import { Head } from "#app/components/head/head.tsx";
import { Line } from "#app/components/prose/line.tsx";
import { useContent } from "#app/content.tsx";
import { faultMark } from "#contract/error-page.ts";

type ErrorScreenProps = {
  title?: string;
  message?: string;
};

/** The screen for everything unexpected, with the message and a way home. The error page brings its styles. */
export function ErrorScreen({ title, message }: ErrorScreenProps) {
  const { "error-screen": words, site } = useContent();
  const mail = `[${site.email}](mailto:${site.email})`;
  return (
    <article>
      <Head head={words.head} indexed={false} />
      <h1>{title ?? words.title}</h1>
      <p>{message ?? words.unknown}</p>
      <p {...{ [faultMark]: "" }}>
        {words.text} <Line>{words.writeToUs.replace("{email}", mail)}</Line>
      </p>
      <GoLink href="/">{words.wayHome}</GoLink>
    </article>
  );
}
