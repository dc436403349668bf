import type { Office } from "#content/schema/company.ts";
import type { Content } from "#content/schema/content.ts";
import { pictureAddress } from "./files.ts";
import { Line } from "./line.tsx";

/** Whom to ask: the addresses, after a line that has arrived at its dot. */
export function LastPage({ content: { company, frame, guides } }: { readonly content: Content }) {
  return (
    <section className="full last">
      <h2 id="help">{guides.help.question}</h2>
      <img className="closing-line" src={pictureAddress("brand/closing-line-1440")} alt="" />
      <p className="mail-label">{frame.contactUs}</p>
      <p className="mail">
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </p>
      <p className="ways">
        <Line>{`${guides.help.ways} ${guides.help.reply}`}</Line>
      </p>
      <div className="offices">
        {company.offices.map((office) => (
          <OfficeBlock key={office.name} office={office} />
        ))}
      </div>
      <div className="imprint">
        <img className="wordmark" src={pictureAddress("brand/wordmark")} alt={company.name} />
        <p>{company.tagline}</p>
        <p>
          <a href={company.url}>{new URL(company.url).host}</a>
        </p>
      </div>
    </section>
  );
}

function OfficeBlock({ office: { name, addressLines, country, phone } }: { readonly office: Office }) {
  return (
    <div>
      <p>
        <b>{name}</b>
      </p>
      <p>
        {[...addressLines, country].map((line) => (
          <span className="address-line" key={line}>
            {line}
          </span>
        ))}
      </p>
      <p>
        <a href={phone.href}>{phone.label}</a>
      </p>
    </div>
  );
}
