import {
  LanternBaccaratEvent,
  type LanternsLit,
} from "@bellwether/games/mechanics/live-lantern-baccarat/wire.ts";
import type { GameTexts } from "../../texts/texts.ts";

/** The lanterns of a round. Throws an Error for a script of another mechanic. */
export function lanternsOf(events: readonly unknown[]): LanternsLit {
  for (const each of events) {
    const event = LanternBaccaratEvent.parse(each);
    if (event.type === "lanterns-lit") return event;
  }
  throw new Error("a draw of lantern baccarat has no lanterns");
}

/** The lanterns in words: what a winning natural pays, or how many of them burn. */
export function lanternWords({ values, pays }: LanternsLit, t: GameTexts): string {
  if (pays > 0) return t("live_lanterns_both", { pays });
  return t(values.some((value) => value > 0) ? "live_lanterns_one" : "live_lanterns_none");
}
