import type { Grid } from "@bellwether/contract/studio/events/grid.ts";
import type { LinesEvent, LinesLayout } from "@bellwether/games/mechanics/lines/wire.ts";
import type { GameParts, RoundAnimation } from "../../play/game.ts";
import type { Stories } from "../../player/script-player.ts";
import { isWin } from "../../round/celebration.ts";
import type { Plate } from "../slots/plate.ts";
import type { Machine } from "./machine.ts";
import { isNear } from "./plan-stops.ts";
import type { LinesState } from "./round-state.ts";
import { stopReels } from "./stop-reels.ts";

/** The parts that the animations of one spin need. `startedAtMs` returns the game time at which the reels started. */
export type SpinStage = {
  parts: GameParts;
  layout: Pick<LinesLayout, "lines" | "symbols">;
  machine: Machine;
  plate: Plate;
  animation: RoundAnimation;
  startedAtMs(): number;
  /** The number of scatters that trigger the feature. */
  scatters: number;
};

type SpinEvent = Extract<LinesEvent, { type: "reels-stopped" | "line-won" | "scatters-won" }>;

/** Time between the stops of two reels. */
const REEL_APART_MS = 150;
const SCATTER_COLOUR = "#ffe066";

/** The animations of one spin of five reels: how the reels stop, and how lines and scatters pay. */
export function animateSpin(
  stage: SpinStage,
  paid: (payoutMinor: string, label: string, state: LinesState) => void,
): Stories<SpinEvent, LinesState> {
  const { parts, layout, machine, plate, animation, startedAtMs, scatters } = stage;
  const { t, sound } = parts;
  const isWinningRound = isWin(animation.celebration);
  const scatterIds = new Set(
    layout.symbols.filter(({ role }) => role === "scatter" || role === "bonus").map(({ id }) => id),
  );
  const isScatter = (id: string) => scatterIds.has(id);
  /** The scatters of these reels, one for each reel: a giant scatter covers several rows. */
  const scattersOf = (shown: Grid) => shown.map((column) => column.filter(isScatter).slice(0, 1));
  return {
    async "reels-stopped"({ grid }, { after }) {
      machine.wins.clear();
      plate.say("");
      if (after.merged.length === 0) machine.giants?.clear();
      await stopReels(parts, machine, grid, {
        startedAtMs: startedAtMs(),
        apartMs: REEL_APART_MS,
        held: after.held,
        linked: after.linked,
        merged: after.merged,
        cut: after.cut,
        isOpen: (stopped) =>
          isNear(scattersOf(stopped), { isWanted: isScatter, needed: scatters, missing: 1 }),
        settled: (index) => {
          if (after.merged.includes(index)) sound.play("drop");
          else sound.play("stop", 1 + index * 0.07);
          const landed = scattersOf(grid.slice(0, index + 1)).flat().length;
          if (grid[index]?.some(isScatter)) sound.play("land", 1 + landed * 0.12);
        },
      });
    },
    async "line-won"({ line, positions, payoutMinor }, { after }) {
      if (isWinningRound) sound.play("line", 1 + (line % 5) * 0.06);
      paid(payoutMinor, t("line_number", { number: line + 1 }), after);
      await machine.wins.showLine(layout.lines[line] ?? [], positions, line);
    },
    async "scatters-won"({ positions, payoutMinor }, { after }) {
      if (isWinningRound) sound.play("rise");
      paid(payoutMinor, t("scatters"), after);
      await machine.wins.showScattered(positions, SCATTER_COLOUR);
    },
  };
}
