import type { Grid } from "@bellwether/contract/studio/events/grid.ts";
import { WaysEvent, WaysLayout } from "@bellwether/games/mechanics/ways/wire.ts";
import { eventsOf, type Game, type GameParts, type MountGame } from "../../play/game.ts";
import { type Plan, playScript } from "../../player/script-player.ts";
import { isWin } from "../../round/celebration.ts";
import { buildMachine } from "../lines/machine.ts";
import { initialState, type LinesState } from "../lines/round-state.ts";
import { animateLines, type LinesStage } from "../lines/stories.ts";
import { Plate } from "../slots/plate.ts";
import { animateRows } from "./opened-rows.ts";
import { paintSplit } from "./paint-split.ts";
import { advance } from "./round-state.ts";

/** The colours of a spin's wins, in the order of the wins. */
const COLOURS = ["#ffb300", "#ff4d5e", "#22c55e", "#38bdf8", "#a855f7", "#f472b6"];

/** A ways slot: the machine of lines slots without paylines. Its window grows if rows open, and split symbols are drawn as two. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const layout = WaysLayout.parse(parts.sheet.layout);
  const asLines = { ...layout, kind: "lines" as const, lines: [] };
  const machine = await buildMachine(parts, asLines, {
    mostRows: layout.openingRows?.at(-1)?.rows ?? layout.rows,
    paint: (stage, side, textures) =>
      new Map(
        (layout.splits ?? []).flatMap(({ symbol, shows }) => {
          const shown = textures.get(shows);
          return shown ? [[symbol, paintSplit(stage, side, shown)] as const] : [];
        }),
      ),
  });
  const plate = new Plate(parts.board.overlay);
  let shown: Grid | undefined;
  let startedAtMs = 0;

  const begin = () => {
    machine.wins.clear();
    plate.say("");
    startedAtMs = parts.clock.now();
    for (const reel of machine.reels) reel.spin();
  };
  return {
    begin() {
      void machine.setRows(layout.rows);
      begin();
    },
    abandon() {
      for (const [index, reel] of machine.reels.entries()) void reel.land(shown?.[index] ?? [], () => {});
    },
    async play(script, animation) {
      const stage: LinesStage = {
        parts,
        layout: asLines,
        machine,
        plate,
        animation,
        begin,
        startedAtMs: () => startedAtMs,
        scatters: layout.freeSpins.scatters,
        feature: undefined,
        firstMultiplier: layout.freeSpins.multipliers[0] ?? 1,
      };
      const events = eventsOf(WaysEvent, script);
      const plan: Plan<WaysEvent, LinesState> = {
        initial: initialState(shown ?? []),
        advance,
        stories: {
          ...animateLines(stage),
          ...animateRows(stage, layout),
          "ways-won": announceWays(stage),
        },
        isSkipped: ({ type }) => stage.feature?.isSkipped === true && type !== "free-spins-ended",
      };
      try {
        shown = (await playScript(events, plan, parts.clock)).grid;
      } finally {
        stage.feature?.end();
      }
    },
  };
};

/** Lights all positions of a symbol together, and shows the number of ways. */
function announceWays(stage: LinesStage): Plan<WaysEvent, LinesState>["stories"]["ways-won"] {
  const { parts, machine, plate, animation } = stage;
  const { t, money, sound } = parts;
  const isWinningRound = isWin(animation.celebration);
  let shown = 0;
  return async ({ positions, ways, multiplier, payoutMinor }, { after }) => {
    if (isWinningRound) sound.play("line", 1 + (shown % 5) * 0.06);
    if (isWinningRound) parts.showWin(after.wonMinor);
    const times = multiplier > 1 ? ` ${t("times", { multiplier })}` : "";
    plate.say(`${t("ways_joined", { ways })}${times}: ${money(payoutMinor)}`);
    if (after.feature) stage.feature?.count(after.feature);
    await machine.wins.showScattered(positions, COLOURS[shown % COLOURS.length] ?? "#ffb300");
    shown += 1;
  };
}
