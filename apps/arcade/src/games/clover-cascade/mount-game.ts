import type { CloverCascadeEvent } from "@bellwether/contract/studio/events/clover-cascade.ts";
import type { Grid } from "@bellwether/contract/studio/events/grid.ts";
import type { ClustersLayout } from "@bellwether/contract/studio/game-layout.ts";
import { Container, Graphics, Sprite } from "pixi.js";
import { playScript, type Stories } from "../../player/script-player.ts";
import { isWin } from "../../round/celebration.ts";
import { CoinFountain } from "../../stage/coins.ts";
import { createStage } from "../../stage/create-stage.ts";
import { mapSymbols } from "../../title/symbol-map.ts";
import { eventsOf, type Game, type GameParts, type MountGame, type RoundTelling } from "../game.ts";
import { celebrate } from "../slots/celebrate.ts";
import { buildHousing } from "../slots/housing.ts";
import { paintGlass, paintPlaces } from "../slots/paint-drums.ts";
import { Plate } from "../slots/plate.ts";
import { paintSymbols } from "../slots/symbol-textures.ts";
import { CascadeView } from "./cascade-view.ts";
import { MultiplierMeter } from "./multiplier-meter.ts";
import { advance, beginRound, type CascadeState } from "./round-state.ts";
import { Shards } from "./shards.ts";

const SIDE = 164;
const EDGE = { side: 58, top: 138, bottom: 92 };

/** A grid whose clusters burst and make room for more. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const layout = parts.sheet.layout as ClustersLayout;
  const { view, coins, size } = await buildGrid(parts, layout);
  const plate = new Plate(parts.board.overlay);
  const meter = new MultiplierMeter(parts.board.overlay, layout.multipliers, parts.t);
  const scene: Scene = { parts, view, coins, size, plate, meter, emptied: undefined };
  let shown: Grid = restingGrid(layout);
  await view.fill(shown, () => {});

  return {
    begin() {
      plate.say("");
      meter.show(layout.multipliers[0] ?? 1);
      scene.emptied = view.empty();
    },
    abandon: () => void view.fill(shown, () => {}),
    async play(script, telling) {
      const events = eventsOf(script, "clover-cascade");
      const plan = { initial: beginRound(), advance, stories: tell(scene, telling) };
      shown = (await playScript<CloverCascadeEvent, CascadeState>(events, plan, parts.clock)).grid;
    },
  };
};

interface Scene {
  parts: GameParts;
  view: CascadeView;
  coins: CoinFountain;
  size: { width: number; height: number };
  plate: Plate;
  meter: MultiplierMeter;
  /** The last round's symbols on their way out. */
  emptied: Promise<void> | undefined;
}

function tell(scene: Scene, telling: RoundTelling): Stories<CloverCascadeEvent, CascadeState> {
  const { parts, view, plate, meter } = scene;
  const { sound, money, clock, t } = parts;
  const glad = isWin(telling.celebration);
  return {
    async "grid-filled"({ grid }) {
      await (scene.emptied ?? view.empty());
      scene.emptied = undefined;
      await view.fill(grid, () => sound.play("drop"));
      await clock.wait(150);
    },
    async "cluster-won"({ positions, payoutMinor }, { after }) {
      if (glad) sound.play("line", 1 + after.drops * 0.08);
      if (glad) parts.showWin(after.wonMinor);
      plate.say(`${t("cluster_of", { count: positions.length })}: ${money(payoutMinor)}`);
      await view.lightUp(positions, money(payoutMinor));
    },
    async "cascade-dropped"({ removed, grid }) {
      sound.play("pop");
      await view.drop(removed, grid, () => sound.play("drop"));
      plate.say("");
    },
    async "multiplier-changed"({ multiplier }) {
      sound.play("rise");
      meter.show(multiplier);
      await clock.wait(260);
    },
    async "round-ended"({ payoutMinor }) {
      await celebrate(parts, scene, telling.celebration, BigInt(payoutMinor));
    },
  };
}

async function buildGrid(parts: GameParts, layout: ClustersLayout) {
  const window = { x: EDGE.side, y: EDGE.top, width: layout.reels * SIDE, height: layout.rows * SIDE };
  const size = { width: window.width + 2 * EDGE.side, height: window.height + EDGE.top + EDGE.bottom };
  const stage = await createStage(parts.board, parts.screen, size);
  const { frame, palette, clock } = parts;
  const looks = mapSymbols(layout, parts.card.slotSymbols);
  const textures = await paintSymbols(stage, looks.values(), parts.art, SIDE - 12, parts);
  const places = stage.paint(window.width, window.height, (pen) =>
    paintPlaces(pen, layout.reels, layout.rows, SIDE, frame, palette),
  );
  const glass = stage.paint(window.width, window.height, (pen) =>
    paintGlass(pen, window.width, window.height, frame),
  );
  const housing = buildHousing(stage, { ...size, window }, frame, palette);
  const shards = new Shards(stage, clock, palette);
  const view = new CascadeView({
    clock,
    textures,
    side: SIDE,
    rows: layout.rows,
    frame,
    shards,
    colour: palette.accent,
  });
  const mask = new Graphics().rect(0, 0, window.width, window.height).fill("#ffffff");
  view.symbols.mask = mask;
  const inside = new Container({ x: window.x, y: window.y });
  inside.addChild(Sprite.from(places), Sprite.from(glass), view.view, mask, shards.view);
  stage.field.addChild(housing, inside);
  return { view, size, coins: new CoinFountain(stage, clock, stage.field, size.height) };
}

/** What lies there before the first round: every symbol, and no two alike side by side. */
function restingGrid({ reels, rows, symbols }: ClustersLayout): Grid {
  return Array.from({ length: reels }, (_, reel) =>
    Array.from({ length: rows }, (_, row) => symbols[(reel * 3 + row * 2) % symbols.length]?.id ?? ""),
  );
}
