import { Suspense } from "react";
import { lazyPart } from "../shell/load-chunk.ts";
import { useMounted } from "../shell/use-mounted.ts";

const PotsKeeper = lazyPart<Parameters<typeof import("./pots-keeper.tsx").default>[0]>(
  () => import("./pots-keeper.tsx"),
);

/** A page that shows jackpots, or tiles of games with one, has this: it hears of them once it has loaded. */
export function PotsPlace(props: Parameters<typeof PotsKeeper>[0]) {
  if (!useMounted()) return null;
  return (
    <Suspense>
      <PotsKeeper {...props} />
    </Suspense>
  );
}
