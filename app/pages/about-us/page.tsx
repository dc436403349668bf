import { Head } from "#app/components/head/head.tsx";
import { Invitation } from "#app/components/invitation/invitation.tsx";
import { TeamSection } from "#app/components/team/team-section.tsx";
import { useContent } from "#app/content.tsx";
import styles from "./about-us.module.css";
import { Offices } from "./offices.tsx";
import { Story } from "./story.tsx";

export default function AboutUsPage() {
  const aboutUs = useContent()["about-us"];
  return (
    <>
      <Head head={aboutUs.head} />
      <header className={styles.head}>
        <h1 className={styles.title}>{aboutUs.title}</h1>
        <p className={styles.lead}>{aboutUs.lead}</p>
      </header>
      <Story />
      <TeamSection id="our-team" view="grid" />
      <Offices />
      <Invitation />
    </>
  );
}
