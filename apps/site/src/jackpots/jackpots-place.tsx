import { Suspense } from "react";
import { lazyPart } from "../browser/load-chunk.ts";
import { useMounted } from "../browser/use-mounted.ts";
import { usePotView } from "./pots-state.ts";

const LiveJackpots = lazyPart<Parameters<typeof import("./live-jackpots.tsx").default>[0]>(
  () => import("./live-jackpots.tsx"),
);

/** The section of jackpots with their counters. Its code loads after the page. */
export function JackpotsPlace(props: Parameters<typeof LiveJackpots>[0]) {
  usePotView();
  if (!useMounted()) return null;
  return (
    <Suspense>
      <LiveJackpots {...props} />
    </Suspense>
  );
}
