import { type ComponentProps, createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ChangesPage, EditingOffPage, previewScript, UndoPage } from "#server/desk/changes/changes-page.tsx";
import { ContentPage, NoFormPage } from "#server/desk/content/content-page.tsx";
import { FormPage } from "#server/desk/content/form-page.tsx";
import { HealthPage } from "#server/desk/health/health-page.tsx";
import { ErasePage, ErasePersonPage } from "#server/desk/requests/erase-page.tsx";
import { ListPage } from "#server/desk/requests/list-page.tsx";
import { RequestPage } from "#server/desk/requests/request-page.tsx";
import { SessionsPage } from "#server/desk/sign-in/sessions-page.tsx";
import { AskPage, ConfirmPage, DeadLinkPage, SignedOutPage } from "#server/desk/sign-in/sign-in-pages.tsx";
import { LogPage } from "#server/desk/staff/log-page.tsx";
import { NamePage, RemovePage, StaffPage } from "#server/desk/staff/staff-pages.tsx";
import { StatisticsPage } from "#server/desk/statistics/statistics-page.tsx";
import styles from "./desk.css?inline";
import { type Frame, FrameContext } from "./frame-context.ts";
import { MissingPage } from "./missing-page.tsx";
import { namesByAddress } from "./people.tsx";
import { unsavedScript } from "./unsaved.tsx";

// The build compiles this file with all that it imports into desk/pages.js: Node runs TypeScript, but no JSX.

// The security policy allows exactly this style, and these scripts on their pages.
export { namesByAddress, styles };
export const scripts: Partial<Record<PageName, string>> = {
  form: unsavedScript,
  request: unsavedScript,
  changes: previewScript,
};

const pages = {
  ask: AskPage,
  confirm: ConfirmPage,
  deadLink: DeadLinkPage,
  signedOut: SignedOutPage,
  list: ListPage,
  request: RequestPage,
  erase: ErasePage,
  erasePerson: ErasePersonPage,
  missing: MissingPage,
  staff: StaffPage,
  name: NamePage,
  remove: RemovePage,
  log: LogPage,
  sessions: SessionsPage,
  statistics: StatisticsPage,
  health: HealthPage,
  content: ContentPage,
  form: FormPage,
  noForm: NoFormPage,
  changes: ChangesPage,
  undo: UndoPage,
  editingOff: EditingOffPage,
};
export type PageName = keyof typeof pages;
export type PropsOf<Name extends PageName> = ComponentProps<(typeof pages)[Name]>;

/** Writes a page as HTML. React escapes every value. */
export function render<Name extends PageName>(name: Name, props: PropsOf<Name>, frame: Frame): string {
  const page = createElement(pages[name] as FunctionComponent<object>, props as object);
  return `<!doctype html>${renderToStaticMarkup(<FrameContext value={frame}>{page}</FrameContext>)}`;
}
