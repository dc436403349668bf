import { randomInt } from "node:crypto";
import { isAbsolute, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Logger } from "pino";
import { collectDefaultMetrics } from "prom-client";
import type { ServerContent } from "#content/schema/content.ts";
import { on } from "#contract/parts.ts";
import type { AnalyticsDependencies } from "./analytics/analytics-routes.ts";
import { startVisitCounter } from "./analytics/visit-counter.ts";
import { chooseCaptcha } from "./captcha/captcha-routes.ts";
import type { ContactDependencies } from "./contact/contact-routes.ts";
import type { DeskDependencies } from "./desk/context.ts";
import type { Env } from "./env.ts";
import type { CodeInContent } from "./http/http-error.ts";
import { oncePer } from "./http/once-per.ts";
import { countInMemory, countInStore } from "./http/rate-limit.ts";
import { startCleanup } from "./operations/cleanup.ts";
import { createMetrics, metricsReader } from "./operations/metrics.ts";
import { startReminders } from "./operations/reminders.ts";
import { mailServer, startOutbox, webhookReceiver } from "./outbox/outbox.ts";
import { loadSite } from "./release.ts";
import { hidesSamples, reportSamples } from "./samples.ts";
import { signingSecrets } from "./signing-secrets.ts";
import type { ErrorMessages } from "./static/handle-errors.ts";
import type { StaticFiles } from "./static/load-static-files.ts";
import { showFiles } from "./static/serve-static-files.ts";
import { sourcesFor } from "./static/sources-for.ts";
import { setCopyTarget } from "./storage/copy-target.ts";
import { openStore } from "./storage/open.ts";
import { watchReadiness } from "./storage/readiness.ts";
import { promiseOf } from "./storage/reply-promise.ts";
import type { Person } from "./storage/staff.ts";
import { limitStore, type Store } from "./storage/store.ts";

const project = fileURLToPath(new URL("..", import.meta.url));
const deskPagesInDevelopment = new URL("../build/desk/pages.js", import.meta.url).href;

type Options = {
  env: Env;
  log: Logger;
  content: ServerContent;
  /** The module with the desk's pages, which is imported on the desk's first request. */
  deskPages?: string;
  /** What visitors are served, and the folder of its release. What is published at the desk takes its place. */
  served?: { staticFiles: StaticFiles; folder: string } | undefined;
  /** Whether the words of this project are edited on this machine, without a draft and without signing in. */
  isEditedHere?: boolean;
};

/** Has no need of an account: whoever reaches this machine can open the files. */
const localPerson: Person = { id: "local", email: "", name: "", may_publish: 0, time_zone: "" };

/** Opens what runs behind the requests, and gathers what each group of routes needs of it. */
export async function openServices({
  env,
  log,
  content: builtContent,
  deskPages = deskPagesInDevelopment,
  served,
  isEditedHere = false,
}: Options) {
  warnOfDataInProject(env, log);
  warnOfSamples(builtContent, env, log);
  const content = withSiteUrl(builtContent, env.SITE_URL);
  // Closed in reverse order, even if a later service fails to open. One that fails to close does not stop the others.
  await using opened = new AsyncDisposableStack();
  const services = await openInOrder({ env, log, content, served, isEditedHere }, opened);
  const toClose = opened.move();
  return {
    contact: forContact(services),
    analytics: forAnalytics(services),
    desk: { ...forDesk(services, toClose), loadPages: () => import(deskPages) },
    errorMessages: errorMessagesOf(content),
    isReady: services.store.isReady,
    metrics: services.metrics,
    readMetrics: metricsReader(services),
    close: () => toClose.disposeAsync(),
  };
}

type Services = Awaited<ReturnType<typeof openInOrder>>;

async function openInOrder(
  { env, log, content, served, isEditedHere }: Pick<Options, "env" | "log" | "content" | "served" | "isEditedHere">,
  opened: AsyncDisposableStack,
) {
  const metrics = createMetrics();
  collectDefaultMetrics({ register: metrics.registry });

  const captcha = chooseCaptcha(env, (code) => {
    metrics.captchaErrors.inc();
    log.warn({ code }, "the captcha provider could not be reached; the request was accepted and marked");
  });

  const logOncePerMinute = oncePer(60_000);
  const database = await openStore(env, (code, sentence = "a database operation failed") => {
    metrics.storageErrors.inc();
    logOncePerMinute(code + sentence, (count) => log.error({ code, count }, sentence));
  });
  opened.defer(() => database.close());
  const store = watchReadiness(limitStore(database, { maxWaiting: 1_000, timeoutMs: 4_500 }));

  const counter = startVisitCounter({
    store,
    pages: () => content.pages,
    onError: (err) => log.error({ err }, "could not write the totals of the visit counter; they are kept for later"),
  });
  opened.defer(counter.stop);

  const mail = await mailServer(env, content);
  const webhook = webhookReceiver(env);
  const outbox = startOutbox({ mail, webhook }, { store, metrics, log, content });
  opened.defer(outbox.stop);

  const copies = await openCopies({ env, log, store, content });
  if (copies) opened.defer(copies.stop);

  const cleanup = startCleanup({ store, retentionDays: env.RETENTION_DAYS, log });
  opened.defer(cleanup.stop);
  const promise = promiseOf(content.company);
  const reminders = startReminders({ store, promise, onReminded: outbox.wake, log });
  opened.defer(reminders.stop);

  const editing = await openEditing({ env, log, store, content, served, isEditedHere });
  if (editing?.publishing) opened.defer(editing.publishing.close);
  const secrets = signingSecrets(env);
  return {
    env,
    log,
    content,
    metrics,
    captcha,
    logOncePerMinute,
    store,
    counter,
    mail,
    webhook,
    outbox,
    copies,
    cleanup,
    editing,
    secrets,
  };
}

/** What copies every change into a bucket. Loaded only for those who have one. */
async function openCopies({ env, log, store, content }: Pick<Options, "env" | "log" | "content"> & { store: Store }) {
  await setCopyTarget(env, env.COPY_URL ? { url: env.COPY_URL, recipient: env.COPY_PUBLIC_KEY } : undefined);
  if (!env.COPY_URL) return undefined;
  const { openBucket } = await import("./outbox/bucket.ts");
  const { encryptTo } = await import("./outbox/encrypt.ts");
  const { startCopies } = await import("./outbox/copies.ts");
  const { copyAll } = await import("./outbox/whole-copy.ts");
  const bucket = openBucket(env);
  const encrypt = encryptTo(env.COPY_PUBLIC_KEY);
  return startCopies({
    store,
    bucket,
    encrypt,
    copyAll: (signal) => copyAll({ config: env, bucket, encrypt, lastErasure: store.lastErasure, signal }),
    timeZone: promiseOf(content.company).timeZone,
    log,
  });
}

/** What edits the site at the desk and publishes it. Loaded only for those who use it. */
async function openEditing({
  env,
  log,
  store,
  content,
  served,
  isEditedHere,
}: Pick<Options, "env" | "log" | "content" | "served" | "isEditedHere"> & { store: Store }) {
  if (isEditedHere) {
    const { openProjectFiles } = await import("./publishing/words.ts");
    return { drafts: undefined, publishing: undefined, words: openProjectFiles(project), localPerson };
  }
  if (!env.CONTENT_REPOSITORY) return undefined;
  const repository = resolve(env.CONTENT_REPOSITORY);
  const { openDrafts } = await import("./publishing/drafts.ts");
  const { editContent } = await import("./publishing/edit-content.ts");
  const scratch = join(repository, "build");
  const findMistakes = (folder: string) => editContent(folder, "check", { scratch });
  const record = store.recordAct;
  const drafts = openDrafts({ repository, project, findMistakes, record });
  const { words } = drafts;
  if (!served) return { drafts, words, publishing: undefined, localPerson: undefined };
  const { openPublishing } = await import("./publishing/publishing.ts");
  const publishing = openPublishing({
    repository,
    project,
    drafts,
    live: served.folder,
    loadSite: (folder) => loadSite(folder, sourcesFor(env), hidesSamples(env), served.staticFiles),
    showSite(site) {
      showFiles(served.staticFiles, site.staticFiles);
      Object.assign(content, withSiteUrl(site.content, env.SITE_URL));
    },
    record,
    pushTo: env.CONTENT_PUSH,
    onError: (err) => log.error({ err }, "a preview or a publication failed"),
  });
  return { drafts, words, publishing, localPerson: undefined };
}

function forContact({
  env,
  store,
  content,
  captcha,
  webhook,
  outbox,
  copies,
  metrics,
  secrets,
}: Services): ContactDependencies {
  return {
    store,
    content,
    captcha,
    clientSecret: secrets[0] ?? "",
    countClient: env.DATABASE_URL ? countInStore(store.countClient) : countInMemory(),
    limits: { withCaptcha: env.CONTACT_LIMIT, withoutCaptcha: env.CONTACT_LIMIT_WITHOUT_CAPTCHA },
    sendsReceipts: env.MAIL_RECEIPT === "on",
    sendsWebhooks: webhook !== undefined,
    onStored() {
      outbox.wake();
      copies?.wake();
    },
    requireCopy: env.COPY === "required" ? copies?.require : undefined,
    metrics,
  };
}

function forAnalytics({ env, counter }: Services): AnalyticsDependencies {
  return {
    counter,
    outside: { ga4: env.ANALYTICS_GA4_ID ?? null, plausible: env.ANALYTICS_PLAUSIBLE_DOMAIN ?? null },
    limit: 1_000,
  };
}

function forDesk(
  { env, log, store, content, mail, webhook, outbox, copies, editing, logOncePerMinute, secrets }: Services,
  toClose: AsyncDisposableStack,
): Omit<DeskDependencies, "loadPages"> {
  return {
    isOn: on.desk,
    store,
    content,
    mail,
    clientSecret: secrets[0] ?? "",
    cookieKeys: secrets,
    countClient: env.DATABASE_URL ? countInStore(store.countAtDesk) : countInMemory(),
    linkDelayMs: () => randomInt(200, 3_000),
    hasWebhook: webhook !== undefined,
    readSamples: () => reportSamples(content.samples, env),
    drafts: editing?.drafts,
    words: editing?.words,
    localPerson: editing?.localPerson,
    publishing: editing?.publishing,
    copies,
    wakeOutbox: outbox.wake,
    dataFolder: env.DATA_DIR,
    // Only once someone has been invited.
    async openReader() {
      const { openDeskReader } = await import("./storage/desk-reader.ts");
      const reader = openDeskReader(env);
      toClose.defer(reader.close);
      return reader;
    },
    onError: (err) =>
      logOncePerMinute(`desk ${err}`, (count) =>
        log.error({ err, count }, "the desk could not do something in the background"),
      ),
  };
}

function errorMessagesOf(content: ServerContent): ErrorMessages {
  return (code, language) => {
    const { errors } = (content.translations[language] ?? content)["error-screen"];
    return errors[code as CodeInContent];
  };
}

/** The content with another address of the site, to which the links in emails and webhooks then lead. */
function withSiteUrl(content: ServerContent, siteUrl: string | undefined): ServerContent {
  if (!siteUrl) return content;
  const { origin: url } = new URL(siteUrl);
  const translations = Object.entries(content.translations).map(([language, translation]) => [
    language,
    { ...translation, company: { ...translation.company, url } },
  ]);
  return { ...content, company: { ...content.company, url }, translations: Object.fromEntries(translations) };
}

function warnOfDataInProject({ NODE_ENV, DATABASE_URL, DATA_DIR }: Env, log: Logger): void {
  if (NODE_ENV !== "production" || DATABASE_URL || isAbsolute(DATA_DIR)) return;
  log.warn(
    `DATA_DIR is ${DATA_DIR}, a folder inside the project: a deployment or git clean would delete it with all requests. Set it to an absolute path outside, like /var/lib/website`,
  );
}

function warnOfSamples({ samples }: ServerContent, env: Env, log: Logger): void {
  const report = reportSamples(samples, env);
  if (env.NODE_ENV !== "production" || !report) return;
  log.warn(
    { rows: samples.rows.map(({ id, count }) => `${id}: ${count}`) },
    `sample material is left, ${report.left}. ${report.effect}. npm run content -- samples says what to do`,
  );
}
