import { Head } from "#app/components/head/head.tsx";
import { Invitation } from "#app/components/invitation/invitation.tsx";
import { Flag, MapLink } from "#app/components/office/office.tsx";
import { pictureFile } from "#app/components/picture/picture.tsx";
import { Line } from "#app/components/prose/line.tsx";
import { SectionRule } from "#app/components/section-rule/section-rule.tsx";
import { TeamSection } from "#app/components/team/team-section.tsx";
import { useContent } from "#app/content.tsx";
import type { Office as OfficeContent } from "#content/schema/site.ts";
import styles from "./about-us.module.css";

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

/** From the dream to the code, in three steps under one line that gets calm and ends in the dot. */
function Story() {
  const { story } = useContent()["about-us"];
  const wide = pictureFile("brand/closing-line-1440.svg");
  const narrow = pictureFile("brand/closing-line-390.svg");
  return (
    <div className={styles.story}>
      <picture>
        <source media="(width < 768px)" srcSet={narrow.src} width={narrow.width} height={narrow.height} />
        <img className={styles.line} src={wide.src} width={wide.width} height={wide.height} alt="" />
      </picture>
      <ol className={styles.steps}>
        {story.map(({ title, text }) => (
          <li key={title}>
            <h2 className={styles.stepTitle}>{title}</h2>
            <p>
              <Line>{text}</Line>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Where the company is: two addresses, each with its phone and its map. */
function Offices() {
  const { "about-us": aboutUs, site } = useContent();
  return (
    <section aria-labelledby="offices">
      <SectionRule calm={3} />
      <div className={styles.offices}>
        <h2 className={styles.officesTitle} id="offices">
          {aboutUs.offices.title}
        </h2>
        <p className={styles.officesText}>{aboutUs.offices.text}</p>
        <div className={styles.addresses}>
          {site.offices.map((office) => (
            <Office key={office.name} office={office} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Office({ office }: { office: OfficeContent }) {
  return (
    <address className={styles.office}>
      <h3 className={styles.city}>
        <Flag region={office.region} />
        {office.city}
      </h3>
      {[...office.addressLines, office.country].map((line) => (
        <span key={line}>{line}</span>
      ))}
      <a href={office.phone.href}>{office.phone.label}</a>
      <MapLink office={office} />
    </address>
  );
}
