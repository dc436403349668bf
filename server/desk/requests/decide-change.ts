import { type RequestStatus, requestStatuses } from "#server/storage/tables.ts";

/** What a person chose anew, and the version of the request that they saw. Undefined is what they left as it was. */
export type Choice = { version: number; status: RequestStatus | undefined; assignee: string | null | undefined };

/** What the form about a request asks for. */
type Decision = {
  note: { text: string; isTooLong: boolean; key: string | undefined };
  /** What the request should become. */
  change: { version: number; status: RequestStatus; assignee: string | null };
  /** Undefined if there is only a note. */
  choice: Choice | undefined;
};

const maxNoteLength = 5_000;

/**
 * Reads the form about a request. One form holds the note, the status and the assignee: saving one of them must not lose the
 * others. Returns nothing if it is not that form.
 */
export function decideChange(form: URLSearchParams): Decision | undefined {
  const status = requestStatuses.find((one) => one === form.get("status"));
  const assignee = form.get("assignee") || null;
  const seenVersion = form.get("version") ?? "";
  if (!status || !/^\d{1,9}$/.test(seenVersion)) return undefined;
  const version = Number(seenVersion);
  const text = (form.get("text") ?? "").replace(/\r\n?/g, "\n").trim();
  const isNewStatus = status !== form.get("wasStatus");
  const isNewAssignee = (assignee ?? "") !== form.get("wasAssignee");
  return {
    note: { text, isTooLong: text.length > maxNoteLength, key: form.get("noteKey")?.slice(0, 100) },
    change: { version, status, assignee },
    // What the person did not change is shown as it is now, or saving again would undo what they never saw.
    choice:
      isNewStatus || isNewAssignee
        ? { version, status: isNewStatus ? status : undefined, assignee: isNewAssignee ? assignee : undefined }
        : undefined,
  };
}
