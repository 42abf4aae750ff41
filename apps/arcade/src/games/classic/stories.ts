import type { ClassicEvent, ClassicLayout } from "@bellwether/games/mechanics/classic/wire.ts";
import { celebrate } from "../../play/celebrate.ts";
import type { GameParts, RoundAnimation } from "../../play/game.ts";
import type { Stories } from "../../player/script-player.ts";
import { isWin } from "../../round/celebration.ts";
import { stopReels } from "../lines/stop-reels.ts";
import type { Plate } from "../slots/plate.ts";
import { hasHighPair } from "./has-high-pair.ts";
import type { Machine } from "./machine.ts";
import type { ClassicState } from "./round-state.ts";

/** The parts that the animations need. `startedAtMs` is the game time at which the reels started. */
export type ClassicStage = {
  parts: GameParts;
  layout: ClassicLayout;
  machine: Machine;
  plate: Plate;
  animation: RoundAnimation;
  startedAtMs: number;
};

/** The time between the stops of two reels, and the duration of one step of a nudge. */
const REEL_APART_MS = 70;
const NUDGE_MS = 220;
const RESPIN_MS = 900;

/** One animation per event. Win sounds and coins only if the whole round pays more than its stake. */
export function animateClassic(stage: ClassicStage): Stories<ClassicEvent, ClassicState> {
  const { parts, layout, machine, plate, animation, startedAtMs } = stage;
  const { t, money, sound, clock } = parts;
  const isWinningRound = isWin(animation.celebration);
  const others = (reel: number) => [0, 1, 2].filter((each) => each !== reel);

  return {
    async "reels-stopped"({ grid }) {
      machine.wins.clear();
      await stopReels(parts, machine, grid, {
        startedAtMs,
        apartMs: REEL_APART_MS,
        isOpen: (stopped) => hasHighPair(layout, stopped),
        settled: (index) => sound.play("stop", 1 + index * 0.08),
      });
    },
    async nudged({ reel, steps, grid }) {
      const text = t("nudge_wins", { reel: reel + 1 });
      plate.say(text);
      parts.say(text);
      machine.lightKeys([reel]);
      await machine.blinkArrow(reel, steps);
      await machine.reels[reel]?.nudge(steps, grid[reel] ?? [], NUDGE_MS * Math.abs(steps));
      sound.play("stop", 0.7);
      machine.lightKeys([]);
    },
    async "reel-respun"({ line, reel, grid }) {
      const text = t("respin_again", { reel: reel + 1 });
      plate.say(text);
      parts.say(text);
      machine.lightKeys(others(reel));
      machine.lightLines([line]);
      await clock.read(420);
      machine.reels[reel]?.spin();
      await clock.wait(RESPIN_MS);
      await machine.reels[reel]?.land(grid[reel] ?? [], () => sound.play("stop", 1.16));
      machine.lightLines([]);
      machine.lightKeys([]);
      plate.say("");
    },
    async "line-won"({ line, positions, payoutMinor }, { after }) {
      if (isWinningRound) {
        sound.play("line", 1 + line * 0.06);
        parts.showWin(after.wonMinor);
      }
      machine.lightLines([line]);
      plate.say(`${t("line_number", { number: line + 1 })}: ${money(payoutMinor)}`);
      const rows = layout.lines[line] ?? [];
      await machine.wins.showLine(rows.slice(0, positions.length), positions, line);
    },
    async "round-ended"({ payoutMinor }, { after }) {
      const paid = { payoutMinor: BigInt(payoutMinor), stakeMinor: animation.stakeMinor };
      const winners = after.winners.map(machine.winnerAt);
      machine.wins.clear();
      await celebrate(parts, machine, paid, winners);
    },
  };
}
