import type { Delivery, DeliveryKind, StoredRequest } from "#server/storage/tables.ts";
import { Post } from "./forms.tsx";

type SendAgainProps = {
  delivery: Pick<Delivery, "id" | "kind" | "state" | "recipient">;
  request: Pick<StoredRequest, "status" | "assignee">;
  /** The addresses of the people on it. */
  staff: readonly string[];
  /** What the button adds to its words where it stands in a list. */
  about?: string | undefined;
  /** Where it is sent, which says where it leads back to. */
  action: string;
};

/** The button that sends an email or webhook once more, where that makes sense. */
export function SendAgain({ delivery, request, staff, about, action }: SendAgainProps) {
  const { id, kind, state, recipient } = delivery;
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
  return <Post action={action} button="Send again" about={about} sends={{ name: "delivery", value: id }} isLinkLike />;
}
