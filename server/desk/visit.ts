import type { FastifyReply, FastifyRequest } from "fastify";
import type { ServerContent } from "#content/schema/content.ts";
import type { CountClient } from "#server/contact/rate-limit.ts";
import type { MailServer } from "#server/mail/outbox.ts";
import type { DeskReader } from "#server/storage/desk-reader.ts";
import type { Person } from "#server/storage/staff.ts";
import type { Store } from "#server/storage/store.ts";
import type { Frame } from "./pages/frame.tsx";
import type * as PagesModule from "./pages/pages.tsx";

/** The pages as the build compiles them. */
export type Pages = typeof PagesModule;

/** Everything that the desk needs. */
export type DeskDependencies = {
  store: Store;
  openReader: () => Promise<DeskReader>;
  countClient: CountClient;
  /** Hides addresses where they are counted. */
  clientSecret: string;
  content: ServerContent;
  mail: MailServer | undefined;
  /** Whether requests also go to another tool. */
  hasWebhook: boolean;
  /** Called when mails can go out again. */
  onMail: () => void;
  /** The folder whose disk the health page shows. */
  dataFolder: string;
  loadPages: () => Promise<Pages>;
  onError: (error: unknown) => void;
};

/** The same once the desk is open. */
export type Desk = DeskDependencies & { reader: DeskReader; pages: Pages };

/** One request to the desk. */
export type Visit = {
  request: FastifyRequest;
  reply: FastifyReply;
  /** The parts of the path that the route leaves open. */
  params: string[];
  query: URLSearchParams;
  /** What a form sent; empty for other requests. */
  form: URLSearchParams;
  /** What surrounds every page of this person. */
  frame: Frame;
  person: Person;
  sessionHash: string;
  send: (html: string, status?: number) => FastifyReply;
};

export type Route = {
  method: "GET" | "POST";
  /** Like "/desk/requests/:id". */
  path: string;
  /** True for the few pages before signing in; they have no person. */
  isOpen?: true;
  handle: (visit: Visit) => Promise<unknown>;
};
