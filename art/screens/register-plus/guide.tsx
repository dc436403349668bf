import type { ReactNode } from "react";
import type { Drawing } from "#art/engine/picture.tsx";
import { screenshot } from "#art/screens/guide-frame.tsx";
import { DetailedTransaction } from "./detailed-transaction.tsx";
import { DiscountedOrder } from "./discounted-order.tsx";
import { registerPlusGuideCard } from "./guide-card.tsx";
import { LogIn } from "./log-in.tsx";
import { SwipedOrder } from "./orders-list.tsx";
import { Payment } from "./payment.tsx";
import { PreAuthorized } from "./pre-authorized.tsx";
import { ReviseItem } from "./revise-item.tsx";

/** The screenshots of the guide, one for each section, and the picture of its card. */
export const registerPlusGuide: readonly Drawing[] = [
  register("login-and-sign-up", <LogIn username="bakery" password={8} />),
  register("how-to-pre-auth-and-add-to-tab", <PreAuthorized />),
  register("how-to-void-pre-auth-payments", <DetailedTransaction />),
  register("how-to-select-a-category-and-revise-an-item", <ReviseItem />),
  register("how-to-apply-a-discount", <DiscountedOrder />),
  register("how-to-pay", <Payment />),
  register("how-to-reopen-a-tab", <SwipedOrder />),
  registerPlusGuideCard,
];

function register(name: string, screen: ReactNode): Drawing {
  return screenshot(`register-plus/${name}`, "sky", "register", screen);
}
