import { Suspense } from "react";
import { lazyPart } from "../shell/load-chunk.ts";
import { useMounted } from "../shell/use-mounted.ts";

const PotsKeeper = lazyPart<Parameters<typeof import("./pots-keeper.tsx").default>[0]>(
  () => import("./pots-keeper.tsx"),
);

/** Rendered on every page with jackpots, or with tiles of games that have one: starts the live updates after the page has loaded. */
export function PotsPlace(props: Parameters<typeof PotsKeeper>[0]) {
  if (!useMounted()) return null;
  return (
    <Suspense>
      <PotsKeeper {...props} />
    </Suspense>
  );
}
