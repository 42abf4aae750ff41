import { BaccaratEvent } from "@bellwether/games/mechanics/baccarat/wire.ts";
import type { DescribeDraw } from "../../tables/describe-draw.ts";
import { resultWords } from "../baccarat/bead.ts";
import type { ComparedHands } from "../baccarat/round-state.ts";

/** The events of the cards. Other kinds of baccarat have further events in their draws. */
export function cardEvents(events: readonly unknown[]): BaccaratEvent[] {
  return events.flatMap((each) => BaccaratEvent.safeParse(each).data ?? []);
}

/** The comparison of the hands, which every draw of baccarat has. */
export function comparedIn(events: readonly unknown[]): ComparedHands {
  const compared = cardEvents(events).find((event) => event.type === "hands-compared");
  if (!compared) throw new Error("a draw of baccarat has no comparison");
  return compared;
}

export const describeDraw: DescribeDraw = (events, t) => resultWords(comparedIn(events), t);
