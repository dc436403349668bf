import { useParams } from "react-router";
import { DetailHero } from "#app/components/detail-hero/detail-hero.tsx";
import { Head } from "#app/components/head/head.tsx";
import { Invitation } from "#app/components/invitation/invitation.tsx";
import { useContent } from "#app/content.tsx";
import { findBySlug } from "../find-by-slug.ts";
import { FeatureBlock } from "./feature-block.tsx";
import styles from "./project.module.css";

export default function ProjectPage() {
  const { projects, featuresTitle } = useContent().projects;
  const project = findBySlug(projects, useParams().project);
  const { head, blocks } = project;
  return (
    <article>
      <Head head={head} />
      <DetailHero {...project} enlarges featuresTitle={featuresTitle} />
      {blocks.length > 0 && (
        <>
          <div className={styles.blocks}>
            {blocks.map((block) => (
              <FeatureBlock key={block.title} block={block} />
            ))}
          </div>
          <Invitation />
        </>
      )}
    </article>
  );
}
