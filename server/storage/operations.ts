import { addTotals } from "./operations/add-totals.ts";
import { checkWritable } from "./operations/check-writable.ts";
import { claimMail } from "./operations/claim-mail.ts";
import { countClient } from "./operations/count-client.ts";
import { eraseRequests } from "./operations/erase-requests.ts";
import { exportRequests } from "./operations/export-requests.ts";
import { findRepeat } from "./operations/find-repeat.ts";
import { finishMail } from "./operations/finish-mail.ts";
import { forgetExpired } from "./operations/forget-expired.ts";
import { keepRequest } from "./operations/keep-request.ts";
import { mailState } from "./operations/mail-state.ts";
import { readTotals } from "./operations/read-totals.ts";
import { retryMail } from "./operations/retry-mail.ts";

/** Everything that is ever asked of the database, each in one transaction. */
export const operations = {
  keepRequest,
  findRepeat,
  countClient,
  claimMail,
  finishMail,
  mailState,
  retryMail,
  exportRequests,
  eraseRequests,
  forgetExpired,
  checkWritable,
  addTotals,
  readTotals,
};
type Operations = typeof operations;
export type OperationName = keyof Operations;
export type Input<Name extends OperationName> = Parameters<Operations[Name]>[1];
export type Output<Name extends OperationName> = Awaited<ReturnType<Operations[Name]>>;

/** Those that are one statement, and so a transaction by themselves. */
export const singleStatements: ReadonlySet<OperationName> = new Set(["findRepeat", "mailState"]);

/** What somebody who sent a contact request waits for. */
export const contactOperations: ReadonlySet<OperationName> = new Set(["countClient", "keepRequest", "findRepeat"]);
