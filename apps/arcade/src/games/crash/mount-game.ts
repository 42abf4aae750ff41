import { CrashEvent, CrashLayout } from "@bellwether/games/mechanics/crash/wire.ts";
import { eventsOf, type Game, type GameParts, type MountGame } from "../../play/game.ts";
import { playScript, type Stories } from "../../player/script-player.ts";
import { multiplierText } from "./multiplier-text.ts";
import { RunStage } from "./run-stage.ts";

/** A replay takes at most this long. A longer run is played faster. */
const MAX_REPLAY_MS = 6_000;

/** A bet from the history: its run, and where the bet left it. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const layout = CrashLayout.parse(parts.sheet.layout);
  const { board, t, clock, sheet, money } = parts;
  const stage = new RunStage(board.section, { layout, model: sheet.model, clock, t });
  const stories: Stories<CrashEvent, undefined> = {
    async crashed({ atHundredths, afterMs, isMaximum }) {
      const speed = Math.max(1, afterMs / MAX_REPLAY_MS);
      const startMs = clock.now();
      stage.run(() => (clock.now() - startMs) * speed);
      await clock.wait(afterMs / speed);
      stage.crash(atHundredths, isMaximum);
      parts.say(
        t(isMaximum ? "crash_maximum" : "crash_crashed", { multiplier: multiplierText(atHundredths) }),
      );
      await clock.read(700);
    },
    async "cash-out-won"({ multiplierHundredths, payoutMinor }) {
      const multiplier = multiplierText(multiplierHundredths);
      parts.say(t("crash_out", { multiplier, amount: money(payoutMinor) }));
      parts.showWin(BigInt(payoutMinor));
      await clock.read(700);
    },
    async "round-ended"() {
      await clock.read(300);
    },
  };
  return {
    begin: () => stage.rest(),
    async play(script) {
      const plan = { initial: undefined, advance: () => undefined, stories };
      await playScript<CrashEvent, undefined>(eventsOf(CrashEvent, script), plan, clock);
    },
  };
};
