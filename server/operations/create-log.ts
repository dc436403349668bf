import { type Logger, pino } from "pino";

/** The log. It says what failed and where, never the message of an error: that may quote a request. */
export function createLog(level: string): Logger {
  return pino({ level, serializers: { err: withoutMessage } });
}

function withoutMessage(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const reason = "reason" in error && typeof error.reason === "string" ? error.reason : undefined;
  return { type: error.name, code, reason, stack: frames.join("\n") };
}
