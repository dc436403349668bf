import type { SamplesLeft } from "#content/schema/content.ts";
import type { Env } from "./env.ts";

type Settings = Pick<Env, "NODE_ENV" | "SAMPLES">;

/** Whether pages that show sample material are kept out of search engines. Where nobody else reads them, they are not. */
export function hidesSamples({ NODE_ENV, SAMPLES }: Settings): boolean {
  return (SAMPLES ?? (NODE_ENV === "production" ? "hidden" : "shown")) === "hidden";
}

/** Sample material as the log and the desk name it: what is left, and what follows. Nothing if none is left. */
export type SampleReport = { left: string; effect: string };

export function reportSamples({ rows, pages }: SamplesLeft, settings: Settings): SampleReport | undefined {
  if (rows.length === 0) return undefined;
  const names = rows.slice(0, 4).map(({ id }) => id);
  const others = rows.length - names.length;
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  return {
    left: `${count} texts and files: ${names.join(", ")}${others > 0 ? ` and ${others} more` : ""}`,
    effect: hidesSamples(settings)
      ? `Search engines are asked to leave out the pages that show it (${pages.length})`
      : `Search engines may list the pages that show it, because ${settings.SAMPLES ? "SAMPLES=shown" : "NODE_ENV is not production"}`,
  };
}
