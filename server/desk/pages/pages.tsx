import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { HealthPage, LogPage, RemovePage, SessionsPage, StaffPage } from "./admin-pages.tsx";
import styles from "./desk.css?inline";
import { ListPage } from "./list-page.tsx";
import { ErasePage, RequestPageView } from "./request-page.tsx";
import { AskPage, ConfirmPage, DeadLinkPage } from "./sign-in-pages.tsx";
import { SitePage } from "./site-page.tsx";

// The build compiles this file with all that it imports into build/desk/pages.js: Node runs TypeScript, but no JSX.

/** The style of every page; the security policy allows exactly this one. */
export { styles };

export const askPage = page(AskPage);
export const confirmPage = page(ConfirmPage);
export const deadLinkPage = page(DeadLinkPage);
export const listPage = page(ListPage);
export const requestPage = page(RequestPageView);
export const erasePage = page(ErasePage);
export const staffPage = page(StaffPage);
export const removePage = page(RemovePage);
export const logPage = page(LogPage);
export const sessionsPage = page(SessionsPage);
export const sitePage = page(SitePage);
export const healthPage = page(HealthPage);

/** Makes a function that writes a page as HTML. React escapes every value. */
function page<Props extends object>(Component: (props: Props) => ReactElement): (props: Props) => string {
  return (props) => `<!doctype html>${renderToStaticMarkup(<Component {...props} />)}`;
}
