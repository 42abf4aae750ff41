import { type ComponentType, Suspense } from "react";
import { lazyPart } from "../browser/load-chunk.ts";
import { sharedPart } from "../hydration/shared-part.tsx";

/** A part that the server renders with the page, and whose script loads after the page's. Its stylesheet is the lobby's (vite.config.ts). */
function lateList<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Part = lazyPart(load);
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

export const LateDraws = sharedPart(
  "draws",
  lateList(() => import("../draws/draw-strip.tsx")),
);
export const LateLiveTables = sharedPart(
  "live-tables",
  lateList(() => import("../live-tables/live-table-list.tsx")),
);
export const LatePromotions = sharedPart(
  "promotions",
  lateList(() => import("../promotions/promotion-rail.tsx")),
);
export const LateUnfinished = lateList(() => import("../games/unfinished-games.tsx"));
export const LateWinners = sharedPart(
  "winners",
  lateList(() => import("../content/recent-winners.tsx")),
);
