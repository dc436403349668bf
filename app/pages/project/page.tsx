import { useParams } from "react-router";
import { Invitation } from "#app/components/contact/invitation.tsx";
import { DetailHero } from "#app/components/detail-hero/detail-hero.tsx";
import { Head, StructuredData } from "#app/components/head/head.tsx";
import { MoreLink } from "#app/components/links/more-link.tsx";
import { Line } from "#app/components/prose/line.tsx";
import { PictureOpener } from "#app/components/viewer/viewer.tsx";
import { findBySlug, useContent } from "#app/content.tsx";
import { useLanguage } from "#app/language.tsx";
import { product } from "#app/structured-data/application.ts";
import shared from "#app/styles/shared.module.css";
import type { Project } from "#content/schema/projects.ts";
import styles from "./project.module.css";

export default function ProjectPage() {
  const { company, projects, works } = useContent();
  const { featuresTitle } = projects;
  const project = findBySlug(projects.projects, useParams().project);
  const { head, blocks, listed } = project;
  const things = product(company, project, useLanguage());
  return (
    <article>
      <Head head={head} indexed={listed} />
      {things.length > 0 && <StructuredData things={things} />}
      <DetailHero {...project} enlarges featuresTitle={featuresTitle} tied={blocks.length === 0 ? "middle" : "corner"}>
        {project.caseStudy && <MoreLink href={project.caseStudy}>{works.labels.read}</MoreLink>}
      </DetailHero>
      {blocks.length > 0 && (
        <div className={styles.blocks}>
          {blocks.map((block) => (
            <FeatureBlock key={block.title} block={block} />
          ))}
        </div>
      )}
      <Invitation />
    </article>
  );
}

/** One thing that the project does well, with pictures that enlarge. */
function FeatureBlock({ block: { title, text, pictures } }: { block: Project["blocks"][number] }) {
  return (
    <section className={`${shared.columns} ${styles.block}`} data-pictures={pictures.length}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={shared.text}>
          <Line>{text}</Line>
        </p>
      </div>
      <div className={styles.pictures}>
        {pictures.map((picture) => (
          <PictureOpener key={picture.file} picture={picture} />
        ))}
      </div>
    </section>
  );
}
