import type { ServerContent } from "#content/schema/content.ts";
import type { Language } from "#contract/languages.ts";
import {
  type AuditAction,
  type DeliveryKind,
  type RequestStatus,
  type ShownState,
  type StoredRequest,
  suspicionsOf,
} from "#server/storage/tables.ts";

/** What the desk takes from the site's content: the labels of the form, what the mail says about robots, and replies. */
export type DeskContent = {
  contact: ServerContent["contact"];
  mail: ServerContent["mail"]["notification"];
  repliesIn: (language: Language) => ServerContent["mail"]["replies"];
};

export const statusLabels: Record<RequestStatus, string> = {
  new: "New",
  answered: "Answered",
  won: "Won",
  lost: "Lost",
  spam: "Spam",
};

export const flagLabels = { overdue: "Overdue", unverified: "Unverified", suspicious: "Suspicious" };

export const deliveryKindLabels: Record<DeliveryKind, string> = {
  notification: "Notification to us",
  receipt: "Receipt to the visitor",
  assignment: "Assignment",
  reminder: "Reminder of what is overdue",
  webhook: "Webhook",
};

export const deliveryStateLabels: Record<ShownState, string> = {
  waiting: "Waiting",
  dropped: "Not needed",
  sent: "Sent",
  dead: "Failed",
};

export const actionLabels: Record<AuditAction, string> = {
  invited: "Invited",
  removed: "Removed",
  renamed: "Changed the name of",
  signedIn: "Signed in",
  signedOut: "Signed out",
  changed: "Changed a request",
  noted: "Added a note",
  sentAgain: "Sent an email or webhook again",
  exported: "Exported",
  erased: "Erased a request",
  allowed: "Let publish",
  forbidden: "No longer lets publish",
  drafted: "Saved a draft",
  dropped: "Dropped a change",
  published: "Published",
  undone: "Undid a publication",
};

/** In place of an assignee. Stands alone in the narrow list, which has no headings. */
export const unassignedLabel = "Unassigned";

/** Its flag and why a request may not come from a person, in sentences; empty if nothing speaks against it. */
export function doubtAbout(request: StoredRequest, { mail }: DeskContent): string {
  const { captcha } = request;
  const suspicions = suspicionsOf(request).map((suspicion) => mail.suspicions[suspicion]);
  if (captcha !== "passed") return [`${flagLabels.unverified}:`, mail.captcha[captcha], ...suspicions].join(" ");
  return suspicions.length > 0 ? `${flagLabels.suspicious}: ${suspicions.join(" ")}` : "";
}
