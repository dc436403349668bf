import * as v from "valibot";

function wholeNumber(name: string, least: number, most: number, fallback: number) {
  const words = `${name} must be a whole number from ${least} to ${most}`;
  return v.optional(
    v.pipe(v.string(), v.regex(/^\d+$/, words), v.transform(Number), v.minValue(least, words), v.maxValue(most, words)),
    String(fallback),
  );
}

const levels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const schema = v.object({
  PORT: wholeNumber("PORT", 0, 65535, 3000),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty("HOST must name an address to listen on, like 127.0.0.1")), "0.0.0.0"),
  LOG_LEVEL: v.optional(v.picklist(levels, `LOG_LEVEL must be one of ${levels.join(", ")}`), "info"),
  SHUTDOWN_DELAY_MS: wholeNumber("SHUTDOWN_DELAY_MS", 0, 60_000, 0),
});

/** The whole configuration. Every setting has a default; .env.example describes each. */
export type Env = v.InferOutput<typeof schema>;

/** Reads the environment once, or stops with one sentence that names the wrong variable. */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const result = v.safeParse(schema, variables, { abortEarly: true });
  if (result.success) return result.output;
  throw new Error(`${result.issues[0].message}.`);
}
