import type { Form, SiteFile } from "./load-site.ts";

/** No browser writes more about encodings; more than this is not taken apart. */
const longestAccepted = 500;

/** The smallest form of a file that the visitor's browser takes. */
export function chooseForm(file: SiteFile, acceptEncoding: string | undefined): Form {
  if (!acceptEncoding || acceptEncoding.length > longestAccepted) return file.identity;
  if (file.br && accepts(acceptEncoding, "br")) return file.br;
  if (file.gzip && accepts(acceptEncoding, "gzip")) return file.gzip;
  return file.identity;
}

function accepts(header: string, encoding: string): boolean {
  return header.split(",").some((part) => {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** True if the browser already has this form. */
export function isFresh(form: Form, ifNoneMatch: string | undefined): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(",").some((tag) => {
    const bare = tag.trim().replace(/^W\//, "");
    return bare === "*" || bare === form.etag;
  });
}

/** The bytes of one range request, "unsatisfiable", or undefined where the whole file is the answer. */
export function requestedRange(
  header: string | undefined,
  size: number,
): { from: number; to: number } | "unsatisfiable" | undefined {
  const [, first = "", last = ""] = header?.match(/^bytes=(\d*)-(\d*)$/) ?? [];
  if (first === "" && last === "") return undefined;
  const from = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < from) return undefined;
  return from < size && from <= to ? { from, to } : "unsatisfiable";
}
