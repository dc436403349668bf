import type { Company } from "#content/schema/company.ts";
import { pictureAddress } from "./files.ts";
import type { Manual } from "./manuals.ts";

/** The first page: what this is, and the app it is about. */
export function Cover({
  manual: { title, edition, app, guide },
  company,
}: {
  readonly manual: Manual;
  readonly company: Company;
}) {
  const { picture } = guide.card;
  return (
    <section className="full">
      <img className="wordmark" src={pictureAddress("brand/wordmark")} alt={company.name} />
      <div className="cover-words">
        <p className="cover-app">{app.title}</p>
        <h1>{title}</h1>
        <p className="cover-lead">{app.lead}</p>
        {edition && <p className="cover-edition">{edition}</p>}
      </div>
      <div className="cover-band">
        <img className="cover-edge" src={pictureAddress("rules/band-top")} alt="" />
        <img className="cover-picture" src={pictureAddress(picture.file)} alt={picture.alt} />
      </div>
    </section>
  );
}
