import type { FastifyReply, FastifyRequest } from "fastify";
import type { ServerContent } from "#content/schema/content.ts";
import type * as PagesModule from "#server/desk/pages/pages.tsx";
import type { CountClient } from "#server/http/rate-limit.ts";
import type { MailServer } from "#server/outbox/outbox.ts";
import type { Drafts } from "#server/publishing/drafts.ts";
import type { Publishing } from "#server/publishing/publishing.ts";
import type { Words } from "#server/publishing/words.ts";
import type { SampleReport } from "#server/samples.ts";
import type { DeskReader } from "#server/storage/desk-reader.ts";
import type { Person } from "#server/storage/staff.ts";
import type { Store } from "#server/storage/store.ts";
import type { DeskCookies } from "./cookies.ts";

export type DeskDependencies = {
  /** False while the desk is switched off in content/parts.yaml. */
  isOn: boolean;
  store: Store;
  openReader: () => Promise<DeskReader>;
  countClient: CountClient;
  /** Hides addresses where they are counted. */
  clientSecret: string;
  /** Sign the cookies: the first one new ones, each of them those that browsers have. */
  cookieKeys: readonly string[];
  /** How long after its response a link is looked up and mailed. */
  linkDelayMs: () => number;
  content: ServerContent;
  mail: MailServer | undefined;
  /** Whether requests also go to another tool. */
  hasWebhook: boolean;
  /** What of the content is still sample material, if anything is. */
  readSamples: () => SampleReport | undefined;
  /** What is edited at the desk; nothing where that is off. */
  drafts: Drafts | undefined;
  /** The same for its forms: the draft, or the files of the project. */
  words: Words | undefined;
  /** Who develops the site, and edits its words on this machine without signing in. */
  localPerson: Person | undefined;
  /** Shows and publishes what was edited; nothing where the server has no site. */
  publishing: Publishing | undefined;
  /** What is known about the copies in a bucket; nothing where there is none. */
  copies: { lastFailure: () => string | undefined; wake: () => void } | undefined;
  /** Called when there is something to send. */
  wakeOutbox: () => void;
  /** The folder whose disk the health page shows. */
  dataFolder: string;
  /** The pages as the build compiles them. */
  loadPages: () => Promise<typeof PagesModule>;
  onError: (error: unknown) => void;
};

/** The same once the desk is open. */
export type Desk = DeskDependencies & {
  reader: DeskReader;
  cookies: DeskCookies;
  /** New requests from before this have waited longer than was promised. */
  overdueBefore: () => number;
};

/** One request to the desk, and the session that it belongs to. */
export type DeskContext = {
  request: FastifyRequest;
  reply: FastifyReply;
  /** What stands in the path for ":id". */
  id: string;
  query: URLSearchParams;
  /** What a form sent; empty for other requests. */
  form: URLSearchParams;
  /** The files that came with it, by their fields. */
  files: ReadonlyMap<string, File>;
  /** Who is signed in. Empty on the pages for signing in. */
  person: Person;
  sessionHash: string;
  /** Responds with a page. */
  show: <Name extends PagesModule.PageName>(
    name: Name,
    props: PagesModule.PropsOf<Name>,
    status?: number,
  ) => Promise<FastifyReply>;
};

/** The handlers, by method and path, like "GET /desk/requests/:id". */
export type Routes = Record<`${"GET" | "POST"} /desk${string}`, (context: DeskContext) => Promise<unknown>>;
