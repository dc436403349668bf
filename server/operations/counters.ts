/** What is counted since the start, with a sentence for whoever reads the figures. */
const counters = {
  http_requests_total: "Answers, by kind of address and status.",
  contact_requests_stored_total: "Contact requests stored, by what the captcha said.",
  contact_requests_repeated_total: "Contact requests that had been stored before and were sent again.",
  contact_requests_refused_total: "Contact requests not stored, by the code of the problem.",
  captcha_trouble_total: "Times the captcha's provider could not be asked.",
  storage_trouble_total: "Operations that the database did not finish.",
  mails_sent_total: "Mails that the mail server took.",
  mails_failed_total: "Deliveries that failed and will be tried again, or were given up.",
} as const;

type CounterName = keyof typeof counters;
type Labels = Record<string, string | number>;

export type Counters = {
  add(name: CounterName, labels?: Labels): void;
  /** Everything in the text format of Prometheus. */
  text(): string;
};

/** Counts events. Labels hold codes only, never anything that a visitor wrote. */
export function createCounters(): Counters {
  const values = new Map<CounterName, Map<string, number>>();
  return {
    add(name, labels = {}) {
      const series = values.get(name) ?? new Map<string, number>();
      values.set(name, series);
      const key = seriesLabel(labels);
      series.set(key, (series.get(key) ?? 0) + 1);
    },
    text() {
      return Object.entries(counters)
        .map(([name, help]) => {
          const series = [...(values.get(name as CounterName) ?? [["", 0]])];
          const lines = series.map(([labels, value]) => `${name}${labels} ${value}\n`).join("");
          return `# HELP ${name} ${help}\n# TYPE ${name} counter\n${lines}`;
        })
        .join("");
    },
  };
}

function seriesLabel(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}
