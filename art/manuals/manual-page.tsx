import { renderToStaticMarkup } from "react-dom/server";
import type { Content } from "#content/schema/content.ts";
import type { Language } from "#contract/languages.ts";
import { Cannot } from "./cannot.tsx";
import { Chapter } from "./chapter.tsx";
import { Contents } from "./contents.tsx";
import { Cover } from "./cover.tsx";
import { LastPage } from "./last-page.tsx";
import type { Manual } from "./manuals.ts";
import { chaptersOf, type Pages } from "./outline.ts";
import { PlansTable } from "./plans-table.tsx";
import { Questions } from "./questions.tsx";
import { SiteAddressProvider } from "./site-address.ts";
import { styleOf } from "./style.ts";
import { Tutorials } from "./tutorials.tsx";

/** A manual as one self-contained HTML page, ready to be printed. */
export function manualPage(props: ManualPageProps): string {
  return `<!doctype html>${renderToStaticMarkup(<ManualPage {...props} />)}`;
}

interface ManualPageProps {
  readonly manual: Manual;
  readonly content: Content;
  readonly language: Language;
  readonly pages: Pages;
}

function ManualPage({ manual, content, language, pages }: ManualPageProps) {
  const { app, guide, title } = manual;
  const { company, guides } = content;
  const { labels } = guides;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <title>{`${app.title}: ${title}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a style sheet of ours, which React would escape. */}
        <style dangerouslySetInnerHTML={{ __html: styleOf(manual, company.url) }} />
      </head>
      <body>
        <SiteAddressProvider value={company.url}>
          <Cover manual={manual} company={company} />
          <Contents
            title={guides.overview.contents}
            lead={guide.lead}
            chapters={chaptersOf(manual, content)}
            pages={pages}
          />
          {guide.sections.map((section) => (
            <Chapter key={section.id} section={section} guide={guide} labels={labels} />
          ))}
          {guide.videosIn === "tutorials" && <Tutorials guide={guide} labels={labels} />}
          {guide.plans && <PlansTable plans={guide.plans} />}
          {guide.faq && <Questions faq={guide.faq} />}
          {guide.cannot && <Cannot cannot={guide.cannot} />}
          <LastPage content={content} />
        </SiteAddressProvider>
      </body>
    </html>
  );
}
