import type { IsReady } from "#server/storage/readiness.ts";
import type { Store } from "#server/storage/store.ts";
import type { Counters } from "./counters.ts";
import type { Tidying } from "./keep-tidy.ts";

/** Writes all figures in the text format of Prometheus. */
export type Metrics = () => Promise<string>;

type Sources = {
  counters: Counters;
  store: Store & { isReady: IsReady; waiting: () => number };
  tidying: Pick<Tidying, "last">;
};

/** The counters, and how storage and outbox stand at this moment. */
export function metricsFrom({ counters, store, tidying }: Sources): Metrics {
  let reading: Promise<string> | undefined;
  // Whoever asks meanwhile gets the same figures: they are read once at a time.
  return () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };

  async function read(): Promise<string> {
    const [isUp, mail] = await Promise.all([store.isReady(), store.mailState().catch(() => undefined)]);
    const tidied = tidying.last();
    const gauges: [name: string, help: string, value: number | undefined][] = [
      ["storage_up", "1 if a contact request would be stored now, as /readyz says.", isUp ? 1 : 0],
      [
        "storage_waiting",
        "Operations of contact requests that wait for the database; 1000 are taken.",
        store.waiting(),
      ],
      ["outbox_waiting", "Mails that are not delivered yet.", mail?.waiting],
      ["outbox_dead", "Mails that were given up. They stay stored; retry-mail tries them again.", mail?.dead],
      ["outbox_oldest_seconds", "Age of the oldest mail that waits.", mail && mail.oldestWaitingMs / 1_000],
      [
        "tidying_paused",
        "1 while the database's clock may be wrong: nothing is deleted.",
        tidied && (tidied.doubt ? 1 : 0),
      ],
      ["requests_untold", "Requests past their time that nobody was told of. They stay stored.", tidied?.untold],
    ];
    const lines = gauges.map(([name, help, value]) =>
      value === undefined ? "" : `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`,
    );
    return counters.text() + lines.join("");
  }
}
