import type { Grid } from "@bellwether/contract/studio/events/grid.ts";
import { HoldAndWinEvent, HoldAndWinLayout } from "@bellwether/games/mechanics/hold-and-win/wire.ts";
import { eventsOf, type Game, type GameParts, type MountGame } from "../../play/game.ts";
import { type Plan, playScript } from "../../player/script-player.ts";
import type { Stage } from "../../stage/create-stage.ts";
import type { Size } from "../../stage/lay-out-board.ts";
import { buildMachine, PLAN } from "../lines/machine.ts";
import { Plate } from "../slots/plate.ts";
import { layOutPots } from "./lay-out-pots.ts";
import { paintCoin } from "./paint-coin.ts";
import { picturesOf } from "./pictures.ts";
import { Lamps, Pots } from "./pots.ts";
import { advance, type HoldState, initialState } from "./round-state.ts";
import { animateHoldAndWin, type HoldStage } from "./stories.ts";

/** Hold and win: the reels of a lines slot. Six or more coins start respins on a grid that covers the reels. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const layout = HoldAndWinLayout.parse(parts.sheet.layout);
  const { board, clock, card } = parts;
  const plan = { ...PLAN, columns: layout.reels, rows: layout.rows };
  const paint = (stage: Stage, side: number) => {
    const sharp = stage.paint(side, side, (pen) => paintCoin(pen, side, "plain", { text: "" }, parts.frame));
    return new Map([[layout.coin, { sharp, blurred: sharp }]]);
  };
  const machine = await buildMachine(
    { ...parts, card: { ...card, slotSymbols: [...picturesOf(card.slotSymbols)] } },
    layout,
    {
      topOn: (size: Size) => layOutPots(plan, size).top,
      paint,
    },
  );
  const plate = new Plate(board.overlay);
  const pots = new Pots(board.overlay, layout, parts.t, parts.money);
  const lamps = new Lamps(board.overlay, layout.hold.respins);
  let shown: Grid | undefined;
  let startedAtMs = 0;
  let stage: HoldStage | undefined;

  const place = () => {
    const { isBeside } = layOutPots(plan, board.section.getBoundingClientRect());
    const { width } = board.overlay.getBoundingClientRect();
    const unit = machine.stage.unit();
    const window = machine.window();
    if (isBeside)
      pots.place({ x: width + 12, y: window.y * unit, width: sideWidth(board.section, width) }, true);
    else pots.place({ x: window.x * unit, y: PLAN.top * unit + 2, width: window.width * unit }, false);
    stage?.grid?.redraw();
  };
  new ResizeObserver(place).observe(board.overlay);
  place();

  return {
    stakeChanged: (stakeMinor) => pots.show(stakeMinor),
    begin() {
      machine.wins.clear();
      plate.say("");
      pots.mark(new Set());
      startedAtMs = clock.now();
      for (const reel of machine.reels) reel.spin();
    },
    abandon() {
      for (const [index, reel] of machine.reels.entries()) void reel.land(shown?.[index] ?? [], () => {});
    },
    async play(script, animation) {
      stage = { parts, layout, machine, plate, pots, lamps, animation, startedAtMs, grid: undefined };
      pots.show(animation.stakeMinor);
      const events = eventsOf(HoldAndWinEvent, script);
      const rounds: Plan<HoldAndWinEvent, HoldState> = {
        initial: initialState(shown ?? []),
        advance,
        stories: animateHoldAndWin(stage),
      };
      try {
        shown = (await playScript(events, rounds, clock)).grid;
      } finally {
        clock.hurry(false);
        parts.sound.music(false);
        lamps.hide();
        stage.grid?.close();
        stage = undefined;
      }
    },
  };
};

/** The width of the pots beside the reels. */
function sideWidth(section: HTMLElement, field: number): number {
  return Math.min(240, (section.getBoundingClientRect().width - field) / 2 - 24);
}
