import type { Grid } from "@bellwether/contract/studio/events/grid.ts";
import { ClustersEvent, ClustersLayout } from "@bellwether/games/mechanics/clusters/wire.ts";
import { Container, Graphics, Sprite } from "pixi.js";
import { celebrate } from "../../play/celebrate.ts";
import { eventsOf, type Game, type GameParts, type MountGame, type RoundAnimation } from "../../play/game.ts";
import type { Winner } from "../../play/win-show.ts";
import { playScript, type Stories } from "../../player/script-player.ts";
import { isWin } from "../../round/celebration.ts";
import { semitonesUp } from "../../sound/semitones-up.ts";
import { CoinFountain } from "../../stage/coins.ts";
import { createStage, type Stage } from "../../stage/create-stage.ts";
import { mapSymbols } from "../../theme/symbol-map.ts";
import { loadHousing } from "../slots/housing.ts";
import { paintGlass, paintPlaces } from "../slots/paint-drums.ts";
import { Plate } from "../slots/plate.ts";
import { type SlotPlan, slotShape } from "../slots/slot-shape.ts";
import { paintSymbols, type SymbolTextures } from "../slots/symbol-textures.ts";
import { BoostMeter } from "./boost-meter.ts";
import { CascadeView } from "./cascade-view.ts";
import { countBoosts, sumOfBoosts } from "./count-boosts.ts";
import { JarMeter } from "./jar-meter.ts";
import { MultiplierMeter } from "./multiplier-meter.ts";
import { PlacesView } from "./places-view.ts";
import { advance, type CascadeState, initialState } from "./round-state.ts";
import { Shards } from "./shards.ts";

/** In design pixels: the width of a grid, and the space above and below it. A meter or a jar stands above the grid. */
const WIDTH = 820;
const FRAME = { top: 138, bottom: 92 };
const METER_HEIGHT = 70;
const JAR_HEIGHT = 84;

/** A clusters slot: winning clusters leave the grid, and new symbols fall into their places. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const layout = ClustersLayout.parse(parts.sheet.layout);
  const grid = await buildGrid(parts, layout);
  const { view } = grid;
  const plate = new Plate(parts.board.overlay);
  const { overlay } = parts.board;
  const meter = isMultiplied(layout) ? new MultiplierMeter(overlay, layout.multipliers, parts.t) : undefined;
  const boostMeter = hasBoosts(layout) ? new BoostMeter(overlay, parts.t) : undefined;
  const jar = layout.jar && new JarMeter(overlay, layout.jar, grid.pictureOf, parts.t);
  const scene: Scene = { ...grid, layout, parts, plate, meter, jar, boostMeter, emptied: undefined };
  let shown: Grid = restingGrid(layout);
  await view.fill(shown, () => {});

  return {
    begin() {
      plate.say("");
      meter?.show(layout.multipliers[0] ?? 1);
      jar?.show(0);
      boostMeter?.show(0);
      scene.emptied = view.empty();
    },
    abandon: () => void view.fill(shown, () => {}),
    async play(script, animation) {
      const events = eventsOf(ClustersEvent, script);
      const plan = { initial: initialState(), advance, stories: animate(scene, animation) };
      shown = (await playScript<ClustersEvent, CascadeState>(events, plan, parts.clock)).grid;
    },
  };
};

type Scene = {
  layout: ClustersLayout;
  parts: GameParts;
  view: CascadeView;
  stage: Stage;
  textures: Map<string, SymbolTextures>;
  coins: CoinFountain;
  window(): { x: number; y: number; width: number };
  plate: Plate;
  meter: MultiplierMeter | undefined;
  jar: JarMeter | undefined;
  boostMeter: BoostMeter | undefined;
  places: PlacesView | undefined;
  side: number;
  /** Resolves when the last round's symbols have fallen out. */
  emptied: Promise<void> | undefined;
};

function animate(scene: Scene, animation: RoundAnimation): Stories<ClustersEvent, CascadeState> {
  const { layout, parts, view, plate, meter, jar, boostMeter, places } = scene;
  const { sound, money, clock, t } = parts;
  const isWinningRound = isWin(animation.celebration);
  return {
    async "grid-filled"({ grid }) {
      await (scene.emptied ?? view.empty());
      scene.emptied = undefined;
      places?.clear();
      await view.fill(grid, () => sound.play("drop"));
      boostMeter?.show(sumOfBoosts(layout, grid));
      await clock.wait(150);
    },
    async "places-grown"({ places: grown }, { before }) {
      sound.play("spark", semitonesUp(before.drops));
      await places?.grow(grown);
    },
    async "cluster-won"({ positions, payoutMinor, multiplier }, { after }) {
      if (isWinningRound) sound.play("line", semitonesUp(after.drops));
      if (isWinningRound) parts.showWin(after.wonMinor);
      const amount = money(payoutMinor);
      const times = t("times", { multiplier });
      // The ladder of drops stands above the grid; multipliers of places are named with each win.
      const named =
        places && multiplier > 1 ? `${money(BigInt(payoutMinor) / BigInt(multiplier))} ${times} = ` : "";
      const count = { count: positions.length };
      plate.say(`${layout.wins ? t("anywhere_of", count) : t("cluster_of", count)}: ${named}${amount}`);
      await view.lightUp(positions, named ? `${times}  ${amount}` : amount);
    },
    async "cascade-dropped"({ removed, grid, jar: filled }, { before }) {
      sound.play("pop", semitonesUp(before.drops));
      void places?.mark(removed);
      const dropped = view.drop(removed, grid, () => sound.play("drop"));
      if (jar && filled !== undefined) void clock.wait(380).then(() => jar.show(filled));
      await dropped;
      boostMeter?.show(sumOfBoosts(layout, grid));
      plate.say("");
    },
    async "jar-broke"({ at, turn, into, positions, grid }) {
      const text = t(`jar_${turn}`);
      plate.say(text);
      parts.say(text);
      sound.play("feature");
      parts.vibrate("bonus");
      jar?.break(at);
      await clock.read(500);
      if (into === undefined) await view.drop(positions, grid, () => sound.play("drop"), false);
      else await view.turn(positions, into, grid);
      plate.say("");
    },
    async "multiplier-changed"({ multiplier }) {
      if (isWinningRound) sound.play("rise");
      meter?.show(multiplier);
      await clock.wait(260);
    },
    async "boosts-won"(event, { before, after }) {
      if (!boostMeter) return;
      const { width } = scene.window();
      await countBoosts(
        { parts, view, meter: boostMeter, top: { x: width / 2, y: -METER_HEIGHT } },
        event,
        before.wonMinor,
      );
      plate.say(money(after.wonMinor));
    },
    async "round-ended"({ payoutMinor }, { after }) {
      const paid = { payoutMinor: BigInt(payoutMinor), stakeMinor: animation.stakeMinor };
      await celebrate(parts, scene, paid, winnersOf(scene, after));
    },
  };
}

/** The symbols of the cluster with the highest payout, at their positions. */
function winnersOf({ textures, window, side }: Scene, { best }: CascadeState): Winner[] {
  const texture = best && textures.get(best.symbol)?.sharp;
  if (!best || !texture) return [];
  const { x, y } = window();
  return best.positions.map(({ reel, row }) => ({
    texture,
    x: x + (reel + 0.5) * side,
    y: y + (row + 0.5) * side,
    side: side - 12,
  }));
}

async function buildGrid(parts: GameParts, layout: ClustersLayout) {
  const { frame, palette, clock, board } = parts;
  const { reels, rows } = layout;
  const side = Math.floor(WIDTH / Math.max(reels, rows));
  const hasMeter = isMultiplied(layout) || hasBoosts(layout);
  const top = FRAME.top - (hasMeter ? 0 : METER_HEIGHT) + (layout.jar ? JAR_HEIGHT : 0);
  const cell = { width: side, height: side };
  const plan: SlotPlan = { columns: reels, rows, cell, mostHeight: side, top, bottom: FRAME.bottom };
  const shapeNow = () => slotShape(plan, board.section.getBoundingClientRect());
  let reshape = () => {};
  const stage = await createStage(board, parts.screen, {
    fit: (room) => slotShape(plan, room).size,
    pictures: true,
    reshaped: () => reshape(),
  });
  const looks = mapSymbols(layout, parts.card.slotSymbols);
  const [textures, buildHousing] = await Promise.all([
    paintSymbols(stage, looks.values(), parts.art, side - 12, parts),
    loadHousing(parts),
  ]);
  const { width, height } = shapeNow().window;
  const ground = stage.paint(width, height, (pen) => paintPlaces(pen, reels, rows, side, frame, palette));
  const glass = stage.paint(width, height, (pen) => paintGlass(pen, width, height, frame));
  const shards = new Shards(stage, clock, palette);
  const places =
    layout.placeMultipliers &&
    new PlacesView({ clock, side, frame, times: (multiplier) => parts.t("times", { multiplier }) });
  const view = new CascadeView({
    clock,
    places,
    textures,
    side,
    rows,
    jar: layout.jar && { x: width / 2, y: -JAR_HEIGHT * 0.7 },
    frame,
    shards,
    colour: palette.accent,
  });
  const mask = new Graphics().rect(0, 0, width, height).fill("#ffffff");
  view.symbols.mask = mask;
  const inside = new Container();
  inside.addChild(Sprite.from(ground), Sprite.from(glass), view.view, mask, shards.view);
  stage.field.addChild(inside);

  let housing: Sprite | undefined;
  reshape = () => {
    const shape = shapeNow();
    housing?.destroy({ texture: true, textureSource: true });
    housing = buildHousing(stage, shape);
    stage.field.addChildAt(housing, 0);
    inside.position.copyFrom(shape.window);
  };
  reshape();
  const window = () => shapeNow().window;
  const pictureOf = (symbol: string) => parts.art.symbol(looks.get(symbol)?.icon ?? "star");
  return { view, places, stage, textures, window, side, pictureOf, coins: new CoinFountain(stage, clock) };
}

const isMultiplied = ({ multipliers }: ClustersLayout) => multipliers.some((multiplier) => multiplier > 1);
const hasBoosts = ({ symbols }: ClustersLayout) => symbols.some(({ role }) => role === "boost");

/** The grid before the first round. It shows every symbol, and no equal symbols are adjacent. */
function restingGrid({ reels, rows, symbols }: ClustersLayout): Grid {
  return Array.from({ length: reels }, (_, reel) =>
    Array.from({ length: rows }, (_, row) => symbols[(reel * 3 + row * 2) % symbols.length]?.id ?? ""),
  );
}
