import { readFileSync, statSync } from "node:fs";
import { transform, transformStyleAttribute } from "lightningcss";
import sax from "sax";

const again = "Export it again as plain SVG";

/** By file and time: many places name the same one, in every language. */
const known = new Map<string, string | undefined>();

/** What is wrong in an SVG and what to do: a script, something from elsewhere, a photograph, no size, no end. */
export function faultOfSvg(file: string): string | undefined {
  const { mtimeMs, size } = statSync(file);
  const key = `${file} ${mtimeMs} ${size}`;
  if (!known.has(key)) known.set(key, findFault(file));
  return known.get(key);
}

function findFault(file: string): string | undefined {
  const faults: string[] = [];
  let isStyle = false;
  let depth = 0;
  const parser = sax.parser(true, { strictEntities: true });
  const refuse = (what: string, advice: string) => faults.push(`${file}:${parser.line + 1} ${what}. ${advice}`);

  parser.onopentag = ({ name, attributes }) => {
    const element = localName(name);
    if (depth === 0) checkRoot(element, attributes);
    depth += 1;
    isStyle = element === "style";
    if (element === "script") refuse("has a script in it", `${again}, without scripts`);
    if (element === "foreignObject")
      refuse("has parts that are not SVG (foreignObject)", `${again}, with texts as shapes`);
    for (const [attribute, value] of Object.entries(attributes)) checkAttribute(localName(attribute), value);
  };
  parser.onclosetag = () => {
    isStyle = false;
    depth -= 1;
  };
  parser.ontext = (text) => isStyle && checkStyle(text);
  parser.oncdata = (text) => isStyle && checkStyle(text);
  parser.ondoctype = (text) => {
    if (text.includes("[")) refuse("defines entities", again);
  };
  parser.onprocessinginstruction = ({ name }) => {
    if (name !== "xml") refuse(`loads something by <?${name}?>`, again);
  };
  parser.onerror = ({ message }) => {
    const [reason = ""] = message.split("\n");
    if (/unclosed root|unexpected end|unclosed/i.test(reason)) faults.push(`${file} is not complete. Copy it again`);
    else refuse(`cannot be read (${reason})`, again);
    parser.error = null;
  };
  parser.write(readFileSync(file, "utf8")).close();
  return faults[0];

  function checkRoot(element: string, { width, height, viewBox }: Record<string, string>): void {
    if (element !== "svg") return void refuse("is no SVG", again);
    if (Number(width) > 0 && Number(height) > 0) return;
    const [, , boxWidth = "…", boxHeight = "…"] = viewBox?.trim().split(/[\s,]+/) ?? [];
    refuse("does not say how large it is", `Write width="${boxWidth}" height="${boxHeight}" into its <svg …>`);
  }

  function checkAttribute(attribute: string, value: string): void {
    if (/^on/i.test(attribute)) refuse(`has a script in it (${attribute})`, `${again}, without scripts`);
    if (attribute === "href" || attribute === "src") checkAddress(value);
    if (attribute === "style") checkAddresses(() => transformStyleAttribute({ code: Buffer.from(value), ...analyze }));
    else if (/url\(|\\/i.test(value))
      checkAddresses(() => transformStyleAttribute({ code: Buffer.from(`${attribute}:${value}`), ...analyze }));
  }

  function checkStyle(text: string): void {
    checkAddresses(() => transform({ filename: file, code: Buffer.from(text), ...analyze }));
  }

  function checkAddresses(read: () => { dependencies?: unknown }): void {
    try {
      for (const { url } of (read().dependencies ?? []) as { url: string }[]) checkAddress(url);
    } catch {
      refuse("has a style that cannot be read", again);
    }
  }

  function checkAddress(address: string): void {
    if (/^\s*data:image\//i.test(address))
      refuse(
        "has a photograph in it",
        "Save the photograph itself as JPEG or PNG in its place: it becomes far smaller",
      );
    else if (!address.trim().startsWith("#"))
      refuse(`loads something from elsewhere (${address.slice(0, 60)})`, `${again}, with everything in it`);
  }
}

const analyze = { analyzeDependencies: true, errorRecovery: true } as const;

/** A name without its namespace: xlink:href is href. */
function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
