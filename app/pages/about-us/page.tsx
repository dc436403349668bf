import { ByHand } from "#app/components/by-hand/by-hand.tsx";
import { Invitation } from "#app/components/contact/invitation.tsx";
import { Flag, OfficeAddress } from "#app/components/contact/office.tsx";
import { Head } from "#app/components/head/head.tsx";
import { MoreLink } from "#app/components/links/more-link.tsx";
import { LoudHead } from "#app/components/loud-head/loud-head.tsx";
import { SectionRule } from "#app/components/pictures/section-rule.tsx";
import { Story } from "#app/components/story/story.tsx";
import { useContent } from "#app/content.tsx";
import { TeamSection } from "#app/islands/team-browser/team-section.tsx";
import shared from "#app/styles/shared.module.css";
import styles from "./about-us.module.css";

export default function AboutUsPage() {
  const { "about-us": aboutUs, team } = useContent();
  return (
    <>
      <Head head={aboutUs.head} />
      <LoudHead title={aboutUs.title} lead={aboutUs.lead} className={styles.head}>
        {aboutUs.portrait && (
          <div className={styles.portrait}>
            <ByHand picture={aboutUs.portrait} eager />
          </div>
        )}
      </LoudHead>
      <Story steps={aboutUs.story} way={aboutUs.portrait ? "ground" : "closing"} eager />
      {team.members.length > 0 && <TeamSection id="our-team" view="grid" />}
      <Offices />
      <Invitation />
    </>
  );
}

/** Where the company is: two addresses, each with its phone and its map. */
function Offices() {
  const { "about-us": aboutUs, company, services } = useContent();
  return (
    <section aria-labelledby="offices">
      <SectionRule calm={3} />
      <div className={`${shared.columns} ${styles.offices}`}>
        <h2 className={`${shared.sectionTitle} ${styles.officesTitle}`} id="offices">
          {aboutUs.offices.title}
        </h2>
        <div className={styles.officesText}>
          <p>{aboutUs.offices.text}</p>
          <MoreLink href="/how-we-work">{services.labels.howWeWork}</MoreLink>
        </div>
        <div className={styles.addresses}>
          {company.offices.map((office) => (
            <OfficeAddress
              key={office.id}
              office={office}
              lines={[...office.addressLines, office.country]}
              className={styles.office}
            >
              <h3 className={styles.city}>
                <Flag office={office} />
                {office.city}
              </h3>
            </OfficeAddress>
          ))}
        </div>
      </div>
    </section>
  );
}
