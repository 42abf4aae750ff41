import { Suspense } from "react";
import { lazyPart } from "../browser/load-chunk.ts";
import { sharedPart } from "../hydration/shared-part.tsx";
import type { LiveJackpotsProps } from "./live-jackpots.tsx";

const LiveJackpots = lazyPart<LiveJackpotsProps>(() => import("./live-jackpots.tsx"));

/** The section of jackpots with their counters. The server renders those that it knows; its code loads after the page. */
export const JackpotsPlace = sharedPart("jackpots", (props: LiveJackpotsProps) => (
  <Suspense>
    <LiveJackpots {...props} />
  </Suspense>
));
