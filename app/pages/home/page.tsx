import { Head } from "#app/components/head/head.tsx";
import { inkTop } from "#app/components/page-frame/ground.ts";
import { SectionRule } from "#app/components/section-rule/section-rule.tsx";
import { StructuredData } from "#app/components/structured-data/structured-data.tsx";
import { TeamSection } from "#app/components/team/team-section.tsx";
import { useContent } from "#app/content.tsx";
import { LateStyles } from "#app/loading/late-styles.tsx";
import { organization, website } from "#app/structured-data/organization.ts";
import { CardSection } from "./card-section.tsx";
import { ClientStrip } from "./client-strip.tsx";
import { Closing } from "./closing.tsx";
import { Facts } from "./facts.tsx";
import { Hero } from "./hero.tsx";
import { Intro } from "./intro.tsx";
import { Offices } from "./offices.tsx";
import { ToClover } from "./to-clover.tsx";
import { Works } from "./works.tsx";

export const handle = inkTop;

export default function HomePage() {
  const { home, site } = useContent();
  return (
    <>
      <Head head={home.head} />
      <StructuredData things={[organization(site), website(site, "en")]} />
      <Hero />
      <LateStyles />
      <Intro />
      <ClientStrip />
      <SectionRule calm={0} />
      <CardSection id="our-services" section={home.services} />
      <CardSection id="clover-apps" section={home.clover} band />
      <ToClover />
      <Works />
      <SectionRule calm={3} />
      <Offices />
      <SectionRule calm={4} />
      <Facts />
      <SectionRule calm={5} />
      <TeamSection id="to-about-us" view="carousel" />
      <Closing />
    </>
  );
}
