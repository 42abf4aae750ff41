import { type ComponentType, Suspense } from "react";
import { lazyPart } from "../browser/load-chunk.ts";

/** A part that the server renders with the page, and whose script loads after the page's. Its stylesheet is the lobby's (vite.config.ts). */
function lateList<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Part = lazyPart(load);
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

export const LateDraws = lateList(() => import("../draws/draw-strip.tsx"));
export const LateLiveTables = lateList(() => import("../live-tables/live-table-list.tsx"));
export const LatePromotions = lateList(() => import("../promotions/promotion-rail.tsx"));
export const LateUnfinished = lateList(() => import("../games/unfinished-games.tsx"));
export const LateWinners = lateList(() => import("../content/recent-winners.tsx"));
