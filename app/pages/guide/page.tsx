import { useParams } from "react-router";
import { HelpLine } from "#app/components/guide/help-line.tsx";
import { Head } from "#app/components/head/head.tsx";
import { SectionRule } from "#app/components/section-rule/section-rule.tsx";
import { StructuredData } from "#app/components/structured-data/structured-data.tsx";
import { videoFiles } from "#app/components/viewer/video-files.ts";
import { useContent } from "#app/content.tsx";
import { LateStyles } from "#app/loading/late-styles.tsx";
import { guideThings } from "#app/structured-data/guide.ts";
import { findBySlug } from "../find-by-slug.ts";
import { GuideHead } from "./guide-head.tsx";
import { OnThisPage } from "./on-this-page.tsx";
import { Plans } from "./plans.tsx";
import { Questions } from "./questions.tsx";
import { Sections } from "./sections.tsx";
import { Tutorials } from "./tutorials.tsx";

export default function GuidePage() {
  const { guides, site } = useContent();
  const guide = findBySlug(guides.guides, useParams().guide);
  return (
    <>
      <Head head={guide.head} />
      <StructuredData things={guideThings(site, guide, (video) => videoFiles(video.file))} />
      <GuideHead guide={guide} />
      <OnThisPage guide={guide} />
      <LateStyles />
      {guide.videosIn === "tutorials" && <Tutorials guide={guide} />}
      <Sections guide={guide} />
      {guide.plans && (
        <>
          <SectionRule calm={2} />
          <Plans plans={guide.plans} />
        </>
      )}
      {guide.faq && (
        <>
          <SectionRule calm={4} />
          <Questions faq={guide.faq} />
        </>
      )}
      <SectionRule calm={5} />
      <HelpLine />
    </>
  );
}
