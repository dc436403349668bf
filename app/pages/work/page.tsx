import { useParams } from "react-router";
import { Head } from "#app/components/head/head.tsx";
import { Invitation } from "#app/components/invitation/invitation.tsx";
import { findBySlug, useContent } from "#app/content.tsx";

/** A case study. */
export default function WorkPage() {
  const work = findBySlug(useContent().works.cases, useParams().work);
  return (
    <article>
      <Head head={work.head} />
      <h1>{work.title}</h1>
      <p>{work.lead}</p>
      <Invitation />
    </article>
  );
}
