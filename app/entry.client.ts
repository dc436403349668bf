import { followVisit } from "#app/analytics/follow-visit.ts";
import { startByHand } from "#app/components/by-hand/by-hand.client.ts";
import { startCarousels } from "#app/components/carousel/carousel.client.ts";
import { startDialogs } from "#app/components/dialog/dialog.client.ts";
import { startDownloads } from "#app/components/download/download.client.ts";
import { startCookieBar } from "#app/components/edge-bars/cookie-bar.client.ts";
import { startLanguageOffers } from "#app/components/edge-bars/language-offers.client.ts";
import { startFaq } from "#app/components/faq/faq.client.ts";
import { startFooter } from "#app/components/footer/footer.client.ts";
import { startMenu } from "#app/components/header/menu.client.ts";
import { startViewer } from "#app/components/viewer/viewer.client.ts";
import { layOutInTurn } from "#app/loading/lay-out-in-turn.ts";
import { registerServiceWorker } from "#app/loading/register-service-worker.ts";
import { startIslands } from "#app/loading/start-islands.ts";
import { startEndlessMotion, startPauseSwitch } from "#app/motion/motion.ts";
import { refreshOldList } from "#app/pages/apps/list-version.client.ts";
import { startSaveOffline } from "#app/pages/guide/save-offline.client.ts";
import { startCounters } from "#app/pages/home/counters.client.ts";
import { startIntro } from "#app/pages/home/intro.client.ts";
import { startTagline } from "#app/pages/home/tagline.client.ts";

if (import.meta.env.DEV) await import("#app/development.ts");

/**
 * Everything that runs in the browser, in this order. A feature finds its own elements on the page, and loads what few
 * visitors need when they need it.
 */
const features: readonly ((browser: Window) => void)[] = [
  startDialogs,
  startIntro,
  layOutInTurn,
  startIslands,
  startMenu,
  startCookieBar,
  startLanguageOffers,
  startCarousels,
  startByHand,
  startViewer,
  ...(import.meta.env.ON.clover || import.meta.env.ON.apps ? [startDownloads] : []),
  startFaq,
  ...(import.meta.env.ON.clover ? [startSaveOffline] : []),
  startPauseSwitch,
  startEndlessMotion,
  startTagline,
  startCounters,
  startFooter,
  followVisit,
  // Not loaded on demand: it acts before the page has loaded, so that the second load replaces the first.
  ...(import.meta.env.ON.apps ? [refreshOldList] : []),
];

for (const start of features) start(window);

// In development a stored page would hide what was just changed.
if (import.meta.env.PROD) registerServiceWorker(window);
