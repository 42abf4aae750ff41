import { SlipBetWon } from "@bellwether/games/bookmaking/slip-wire.ts";
import type { Game, GameParts } from "../../play/game.ts";
import { isWin } from "../../round/celebration.ts";

type SlipReplay = {
  /** Shows the race or match that these events describe, within `ms` milliseconds. Returns the outcome in words. */
  show(events: readonly unknown[], ms: number): Promise<string>;
  nameOf(spot: string): string;
};

/** The duration of a replayed race or match. */
const REPLAY_MS = 12_000;

/** Replays a bet slip from the player's history: first the race or match, then each selection that has won. */
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
