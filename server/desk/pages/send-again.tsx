import type { Delivery, DeliveryKind, StoredRequest } from "#server/storage/tables.ts";
import { Post } from "./forms.tsx";

type SendAgainProps = {
  delivery: Pick<Delivery, "id" | "kind" | "state" | "recipient" | "request_id">;
  request: Pick<StoredRequest, "status" | "assignee">;
  /** The addresses of the people on it. */
  staff: readonly string[];
  /** What the button adds to its words where it stands in a list. */
  about?: string | undefined;
  /** The page that it leads back to, if that is not the request. */
  from?: "health";
};

/** The button that sends an email or webhook once more, where that makes sense. */
export function SendAgain({ delivery, request, staff, about, from }: SendAgainProps) {
  const { id, kind, state, recipient, request_id } = delivery;
  const isOnStaff = staff.some((email) => email === recipient);
  const isStillWanted: Record<DeliveryKind, boolean> = {
    notification: true,
    webhook: true,
    // A stranger gets one, and no second.
    receipt: state === "dead",
    // News to nobody but the assignee.
    assignment: isOnStaff && recipient === request.assignee,
    reminder: isOnStaff && request.status === "new",
  };
  if (state === "waiting" || !isStillWanted[kind]) return;
  return (
    <Post
      action={`/desk/requests/${request_id}/send-again${from ? `?from=${from}` : ""}`}
      button="Send again"
      about={about}
      sends={{ name: "delivery", value: id }}
      isLinkLike
    />
  );
}
