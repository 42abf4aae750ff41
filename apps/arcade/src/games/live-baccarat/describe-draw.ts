import { BaccaratEvent } from "@bellwether/games/mechanics/baccarat/wire.ts";
import type { DescribeDraw } from "../../tables/describe-draw.ts";
import { resultWords } from "../baccarat/bead.ts";
import type { ComparedHands } from "../baccarat/round-state.ts";

/** The comparison of the hands, which every draw of baccarat has. */
export function comparedIn(events: readonly unknown[]): ComparedHands {
  for (const each of events) {
    const event = BaccaratEvent.parse(each);
    if (event.type === "hands-compared") return event;
  }
  throw new Error("a draw of baccarat has no comparison");
}

export const describeDraw: DescribeDraw = (events, t) => resultWords(comparedIn(events), t);
