import type { Grid } from "@bellwether/contract/studio/events/grid.ts";
import { LinesEvent, LinesLayout } from "@bellwether/games/mechanics/lines/wire.ts";
import { eventsOf, type Game, type GameParts, type MountGame } from "../../play/game.ts";
import { type Plan, playScript } from "../../player/script-player.ts";
import type { Stage } from "../../stage/create-stage.ts";
import { Plate } from "../slots/plate.ts";
import { blurredOf, type SymbolTextures } from "../slots/symbol-textures.ts";
import { buildMachine } from "./machine.ts";
import { paintMystery } from "./paint-mystery.ts";
import { paintUpgrade } from "./paint-upgrade.ts";
import { advance, initialState, type LinesState } from "./round-state.ts";
import { animateLines, type LinesStage } from "./stories.ts";

/** A lines slot: a press starts the reels, and the studio's response stops them. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const layout = LinesLayout.parse(parts.sheet.layout);
  const machine = await buildMachine(parts, layout, {
    paint: (stage, side) => ownPicture(parts, layout, stage, side),
    ...(layout.feature?.kind === "giant-symbols" && { giants: layout.feature }),
  });
  const plate = new Plate(parts.board.overlay);
  let shown: Grid | undefined;
  let startedAtMs = 0;

  const begin = () => {
    machine.wins.clear();
    machine.lit.clear();
    machine.band.clear();
    machine.giants?.spin();
    plate.say("");
    startedAtMs = parts.clock.now();
    for (const reel of machine.reels) reel.spin();
  };
  return {
    begin,
    abandon() {
      machine.giants?.clear();
      for (const reel of machine.reels) void reel.land(shown?.[machine.reels.indexOf(reel)] ?? [], () => {});
    },
    async play(script, animation) {
      const events = eventsOf(LinesEvent, script);
      const stage: LinesStage = {
        parts,
        layout,
        machine,
        plate,
        animation: animation,
        begin,
        startedAtMs: () => startedAtMs,
        scatters: layout.freeSpins.scatters,
        feature: undefined,
        firstMultiplier: firstMultiplierIn(events),
      };
      const plan: Plan<LinesEvent, LinesState> = {
        initial: initialState(shown ?? []),
        advance,
        stories: animateLines(stage),
        isSkipped: ({ type }) => stage.feature?.isSkipped === true && type !== "free-spins-ended",
      };
      try {
        shown = (await playScript(events, plan, parts.clock)).grid;
      } finally {
        stage.feature?.end();
        stage.bonus?.scene.remove();
      }
    },
  };
};

function firstMultiplierIn(events: readonly LinesEvent[]): number {
  return events.find((event) => event.type === "multiplier-changed")?.multiplier ?? 1;
}

/** The picture of the closed mystery symbol or of the upgrade symbol, if the model has one. */
function ownPicture(
  { palette, frame }: GameParts,
  { feature }: LinesLayout,
  stage: Stage,
  side: number,
): Map<string, SymbolTextures> {
  if (feature?.kind !== "mystery-symbols" && feature?.kind !== "upgrading-symbols") return new Map();
  const sharp = stage.paint(side, side, (pen) =>
    feature.kind === "mystery-symbols"
      ? paintMystery(pen, side, palette, frame)
      : paintUpgrade(pen, side, palette),
  );
  return new Map([[feature.symbol, { sharp, blurred: blurredOf(stage, sharp, side) }]]);
}
