import { Invitation } from "#app/components/contact/invitation.tsx";
import { FeedLink, Head, StructuredData } from "#app/components/head/head.tsx";
import type { PageHandle } from "#app/components/page-frame/page-frame.tsx";
import { useContent } from "#app/content.tsx";
import { TeamSection } from "#app/islands/team-browser/team-section.tsx";
import { useLanguage } from "#app/language.tsx";
import { LateStyles } from "#app/loading/late-styles.tsx";
import { organization, website } from "#app/structured-data/organization.ts";
import { mainLanguage } from "#contract/languages.ts";
import { worksFeedPath } from "#contract/pages.ts";
import { Hero } from "./hero.tsx";
import { IdeaLine } from "./idea-line.tsx";
import { Intro } from "./intro.tsx";
import { AboutClover, CardSection, ClientStrip, Works } from "./what-we-do.tsx";
import { Facts, OfficesOnMap } from "./who-we-are.tsx";

export const handle: PageHandle = { theme: "ink-top" };

export default function HomePage() {
  const { home, company, works, team } = useContent();
  const language = useLanguage();
  return (
    <>
      <Head head={home.head} />
      <FeedLink path={worksFeedPath} title={works.feedTitle} />
      {language === mainLanguage && <StructuredData things={[organization(company), website(company)]} />}
      <Hero />
      <LateStyles />
      <Intro />
      {home.clients.marks.length > 0 && <ClientStrip />}
      <IdeaLine part="wild" />
      <CardSection id="our-services" section={home.services} />
      {import.meta.env.ON.clover && (
        <>
          <IdeaLine part="looping" />
          <CardSection id="clover-apps" section={home.clover} band />
          <AboutClover />
        </>
      )}
      {home.works.items.length > 0 && <Works />}
      <IdeaLine part="calm" />
      <OfficesOnMap />
      {home.facts.items.length > 0 && (
        <>
          <IdeaLine part="exact" />
          <Facts />
        </>
      )}
      {team.members.length > 0 && (
        <>
          <IdeaLine part="exact" />
          <TeamSection id="to-about-us" view="carousel" />
        </>
      )}
      <Invitation large />
    </>
  );
}
