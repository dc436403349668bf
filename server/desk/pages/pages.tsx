import { type ComponentProps, createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { HealthPage, LogPage, NamePage, RemovePage, SessionsPage, StaffPage } from "./admin-pages.tsx";
import styles from "./desk.css?inline";
import { type Frame, FrameContext } from "./frame-context.ts";
import { ListPage } from "./list-page.tsx";
import { namesByAddress } from "./people.tsx";
import { ErasePage, MissingPage, RequestPage } from "./request-page.tsx";
import { AskPage, ConfirmPage, DeadLinkPage, SignedOutPage } from "./sign-in-pages.tsx";
import { StatisticsPage } from "./statistics-page.tsx";

// The build compiles this file with all that it imports into desk/pages.js: Node runs TypeScript, but no JSX.

// The security policy allows exactly this style.
export { namesByAddress, styles };

const pages = {
  ask: AskPage,
  confirm: ConfirmPage,
  deadLink: DeadLinkPage,
  signedOut: SignedOutPage,
  list: ListPage,
  request: RequestPage,
  erase: ErasePage,
  missing: MissingPage,
  staff: StaffPage,
  name: NamePage,
  remove: RemovePage,
  log: LogPage,
  sessions: SessionsPage,
  statistics: StatisticsPage,
  health: HealthPage,
};
export type PageName = keyof typeof pages;
export type PropsOf<Name extends PageName> = ComponentProps<(typeof pages)[Name]>;

/** Writes a page as HTML. React escapes every value. */
export function render<Name extends PageName>(name: Name, props: PropsOf<Name>, frame: Frame): string {
  const page = createElement(pages[name] as FunctionComponent<object>, props as object);
  return `<!doctype html>${renderToStaticMarkup(<FrameContext value={frame}>{page}</FrameContext>)}`;
}
