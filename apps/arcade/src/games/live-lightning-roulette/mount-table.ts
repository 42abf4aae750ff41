import type { Strike } from "@bellwether/games/mechanics/live-lightning-roulette/wire.ts";
import type { MountTable } from "../../tables/table-game.ts";
import { mountLiveRoulette } from "../live-roulette/mount-live-roulette.ts";
import { Storm } from "./storm.ts";
import { strikesOf, strikeWords } from "./strikes-of.ts";

/** The time between two strikes, and after the last one before the ball is let go. */
const STRIKE_MS = 700;
const LAST_MS = 1_600;

/** Live roulette in a thunderstorm: numbers are struck on the stage and on the mat, and then the ball is let go. */
export const mountTable: MountTable = (parts) => {
  const { clock, sound, t, money } = parts;
  const storm = new Storm(parts.board.section, parts.card.room?.place === "ship-deck");
  return mountLiveRoulette(parts, {
    closedText: t("live_closed_storm"),
    begin: () => storm.clear(),
    async show(events, ms, mat) {
      storm.clear();
      const strikes = strikesOf(events);
      const isAnimated = !clock.still && ms >= strikes.length * STRIKE_MS;
      for (const strike of strikes) {
        storm.strike(strike, isAnimated);
        mat.strike(strike);
        if (!isAnimated) continue;
        sound.play("bounce");
        await clock.wait(STRIKE_MS);
      }
      const own = strikes.filter(({ pocket }) => mat.amountOn(`straight-${pocket}`) > 0n);
      const best = own.toSorted((one, other) => other.multiplier - one.multiplier)[0];
      const ownText =
        best && t("live_strike_own", { pocket: best.pocket, amount: money(paid(best, mat.amountOn)) });
      parts.say([strikeWords(strikes, t), ownText].filter(Boolean).join(" "));
      if (isAnimated) await clock.wait(Math.min(LAST_MS, ms - strikes.length * STRIKE_MS));
      storm.settle();
    },
  });
};

/** What a straight-up bet on a struck number pays, in minor units. */
function paid({ pocket, multiplier }: Strike, amountOn: (spot: string) => bigint): bigint {
  return amountOn(`straight-${pocket}`) * BigInt(multiplier);
}
