import { CrashEvent, type Crashed } from "@bellwether/games/mechanics/crash/wire.ts";
import type { DescribeDraw } from "../../tables/describe-draw.ts";
import { multiplierText } from "./multiplier-text.ts";

/** The end of the run, which every draw of crash has. */
export function crashIn(events: readonly unknown[]): Crashed {
  for (const each of events) {
    const event = CrashEvent.parse(each);
    if (event.type === "crashed") return event;
  }
  throw new Error("a draw of crash has no crash");
}

export const describeDraw: DescribeDraw = (events, t) => {
  const { atHundredths, isMaximum } = crashIn(events);
  return t(isMaximum ? "crash_maximum" : "crash_crashed", { multiplier: multiplierText(atHundredths) });
};
