import { stepCarousels } from "#app/components/carousel/carousel-steps.ts";
import { moveTutorialsNearby } from "#app/components/carousel/move-nearby.ts";
import { offerCookieChoice } from "#app/components/cookie-bar/cookie-choice.ts";
import { openByAddress } from "#app/components/faq/open-by-address.ts";
import { closeMenuOnChoice } from "#app/components/menu/close-on-choice.ts";
import { openViewerOnClick } from "#app/components/viewer/open-on-click.ts";
import { wakeIslands } from "#app/islands/wake.ts";

if (import.meta.env.DEV) await import("#app/development.ts");

if (!("commandForElement" in HTMLButtonElement.prototype)) {
  import("#app/components/dialog/older-browsers.ts").then(({ openAndCloseDialogsByHand }) =>
    openAndCloseDialogsByHand(),
  );
}

wakeIslands(document);
closeMenuOnChoice(document);
offerCookieChoice(window);
stepCarousels(document);
moveTutorialsNearby(document);
openViewerOnClick(document);
openByAddress(window);
