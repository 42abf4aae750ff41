import { SlipBetWon } from "@bellwether/games/bookmaking/slip-wire.ts";
import { isWin } from "../../round/celebration.ts";
import type { Game, GameParts } from "../game.ts";

type SlipReplay = {
  /** Shows the draw of a script within `ms` milliseconds, and returns the outcome in words. */
  show(events: readonly unknown[], ms: number): Promise<string>;
  nameOf(spot: string): string;
};

/** A replayed draw takes this long. */
const REPLAY_MS = 12_000;

/** Shows a bet of a game with a bet slip again, from the player's history: the draw, and then each selection that has won. */
export function mountSlipReplay(parts: GameParts, { show, nameOf }: SlipReplay): Game {
  const { clock, sound, money } = parts;
  return {
    async play({ events }, { celebration }) {
      parts.say(await show(events, REPLAY_MS));
      await clock.read(1_400);
      let wonMinor = 0n;
      for (const event of events) {
        const won = SlipBetWon.safeParse(event).data;
        if (!won) continue;
        wonMinor += BigInt(won.payoutMinor);
        parts.say(`${nameOf(won.spot)}: ${money(won.payoutMinor)}`);
        if (isWin(celebration)) parts.showWin(wonMinor);
        await clock.read(900);
      }
      if (isWin(celebration)) sound.play("win");
      await clock.read(500);
    },
  };
}
