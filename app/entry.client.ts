import { followVisit } from "#app/analytics/follow-visit.ts";
import { stepCarousels } from "#app/components/carousel/carousel-steps.ts";
import { moveTutorialsNearby } from "#app/components/carousel/move-nearby.ts";
import { offerCookieChoice } from "#app/components/cookie-bar/cookie-choice.ts";
import { downloadOnClick } from "#app/components/download/download-on-click.ts";
import { openByAddress } from "#app/components/faq/open-by-address.ts";
import { refreshOldList } from "#app/components/list-version/refresh-old-list.ts";
import { closeMenuOnChoice } from "#app/components/menu/close-on-choice.ts";
import { saveOnClick } from "#app/components/save-offline/save-on-click.ts";
import { openViewer } from "#app/components/viewer/open-viewer.ts";
import { prefetchOnIdle } from "#app/loading/prefetch-on-idle.ts";
import { registerServiceWorker } from "#app/loading/register-service-worker.ts";
import { startIslands } from "#app/loading/start-islands.ts";
import { countWhenSeen } from "#app/motion/counters.ts";
import { introduceOnce } from "#app/motion/intro/introduce-once.ts";
import { followPauseSwitch } from "#app/motion/motion.ts";
import { typeTagline } from "#app/motion/tagline.ts";

if (import.meta.env.DEV) await import("#app/development.ts");

if (!("commandForElement" in HTMLButtonElement.prototype)) {
  import("#app/components/dialog/older-browsers.ts").then(({ openAndCloseDialogsByHand }) =>
    openAndCloseDialogsByHand(),
  );
}

// First, because it measures the page: what the others change would have to be laid out once more.
introduceOnce(window);
startIslands(document);
closeMenuOnChoice(document);
offerCookieChoice(window);
stepCarousels(document);
moveTutorialsNearby(document);
openViewer(window);
downloadOnClick(document);
openByAddress(window);
saveOnClick(document);
followPauseSwitch();
typeTagline(document);
countWhenSeen(document);
followVisit(window);

// Not imported on demand: it acts before the page has loaded, so that the second load takes the place of the first.
if (document.querySelector("[data-list-version]")) refreshOldList(window);

if (import.meta.env.PROD) {
  prefetchOnIdle(window);
  // In development a stored page would hide what was just changed.
  registerServiceWorker(window);
}
