import { RaceEvent, RaceLayout } from "@bellwether/games/mechanics/race/wire.ts";
import { playScript } from "../../player/script-player.ts";
import { isWin } from "../../round/celebration.ts";
import { eventsOf, type Game, type GameParts, type MountGame } from "../game.ts";
import { raceBetName, raceOutcome } from "./race-names.ts";
import { RaceShow } from "./race-show.ts";

/** A replayed race takes this long. */
const REPLAY_MS = 12_000;

/** Shows a bet on a race again, from the player's history. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const { board, palette, clock, sound, t, money } = parts;
  const layout = RaceLayout.parse(parts.sheet.layout);
  const show = new RaceShow({ stage: board.section, layout, palette, clock, sound, t });
  return {
    async play(script, animation) {
      const stories = {
        async "race-run"(run: Extract<RaceEvent, { type: "race-run" }>) {
          await show.run(run, REPLAY_MS, () => {});
          parts.say(raceOutcome(layout, run.order, t));
          await clock.read(1_200);
        },
        async "bet-won"(
          { spot, payoutMinor }: Extract<RaceEvent, { type: "bet-won" }>,
          { after }: { after: bigint },
        ) {
          parts.say(`${raceBetName(layout, spot, t).full}: ${money(payoutMinor)}`);
          if (isWin(animation.celebration)) parts.showWin(after);
          await clock.read(900);
        },
        async "round-ended"() {
          if (isWin(animation.celebration)) sound.play("win");
          await clock.read(500);
        },
      };
      await playScript<RaceEvent, bigint>(
        eventsOf(RaceEvent, script),
        {
          initial: 0n,
          advance: (wonMinor, event) =>
            event.type === "bet-won" ? wonMinor + BigInt(event.payoutMinor) : wonMinor,
          stories,
        },
        clock,
      );
    },
  };
};
