type Thing = { "@type": string; [property: string]: unknown };

type Data = { "@context": string; "@graph"?: Thing[] } & Thing;

/** All things that the structured data of a page describe. */
export function thingsIn(html: string): Thing[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json = ""]) =>
    thingsOf(JSON.parse(json)),
  );
}

function thingsOf({ "@context": vocabulary, "@graph": things, ...thing }: Data): Thing[] {
  if (vocabulary !== "https://schema.org") throw new Error(`The words of ${vocabulary} are not known.`);
  return things ?? [thing];
}

export function ofType(things: readonly Thing[], type: string): Thing[] {
  return things.filter((thing) => thing["@type"] === type);
}
