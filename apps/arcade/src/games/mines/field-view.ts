import { TILES } from "@bellwether/games/mechanics/mines/wire.ts";
import { Container, Sprite, type Texture } from "pixi.js";
import type { GameParts } from "../../play/game.ts";
import type { Winner } from "../../play/win-show.ts";
import { linear } from "../../player/ease.ts";
import { loadPicture } from "../../stage/pictures.ts";
import { paintName } from "../quick/paint-landscape.ts";
import { BoardScene, type Label } from "../quick/scene.ts";
import { type FieldState, newField, type TileLook } from "./field-state.ts";
import { ladderPart } from "./ladder-part.ts";
import { type FieldPlaces, layOutField } from "./lay-out-field.ts";
import { paintNightField, paintTileBack, paintTileFace, TILE } from "./paint-tiles.ts";
import { TileButtons } from "./tile-buttons.ts";

const TURN_MS = 240;
/** The width of a step of the ladder in CSS pixels. */
const STEP_WIDTH = 66;
const MAX_STEPS = 9;
/** Maximum number of tiles that the celebration of a large win lifts. */
const MAX_LIFTED = 5;

type Tile = { view: Container; sprite: Sprite; look: TileLook };

/** The tray of tiles, a button over each tile, and the ladder of multipliers below the tray. */
export class FieldView {
  readonly scene: BoardScene;
  readonly buttons: TileButtons;
  readonly #parts: GameParts;
  readonly #tiles: readonly Tile[];
  readonly #back: Texture;
  /** The pictures under the safe tiles, in the order of opening. */
  readonly #finds: readonly Texture[];
  readonly #mine: { readonly hit: Texture; readonly missed: Texture };
  #places: FieldPlaces;
  #state: FieldState = newField(1);
  #ladder: readonly number[] = [];

  static async create(parts: GameParts, pressed: (tile: number) => void): Promise<FieldView> {
    const { art, card } = parts;
    const pictures = await Promise.all(card.slotSymbols.map((icon) => loadPicture(art.symbol(icon))));
    const scene = await BoardScene.create(parts, (pen, size) => {
      paintNightField(pen, size, layOutField(size, unitOf(parts, size.width)), parts);
      paintName(pen, size, parts, document.title);
    });
    return new FieldView(parts, scene, pictures, pressed);
  }

  private constructor(
    parts: GameParts,
    scene: BoardScene,
    pictures: readonly (HTMLImageElement | null)[],
    pressed: (tile: number) => void,
  ) {
    this.#parts = parts;
    this.scene = scene;
    const { palette } = parts;
    const { stage } = scene;
    const face = (picture: HTMLImageElement | null, look: "safe" | "hit" | "missed") =>
      stage.paint(TILE, TILE, (pen) => paintTileFace(pen, picture, look, palette));
    // The title's lowest symbol is the mine, the highest is the first find.
    const [mine = null, ...finds] = pictures;
    this.#mine = { hit: face(mine, "hit"), missed: face(mine, "missed") };
    this.#finds = finds.toReversed().map((picture) => face(picture, "safe"));
    this.#back = stage.paint(TILE, TILE, (pen) => paintTileBack(pen, palette));
    this.#tiles = Array.from({ length: TILES }, () => {
      const sprite = new Sprite({ texture: this.#back, anchor: 0.5 });
      return { view: new Container({ children: [sprite] }), sprite, look: "closed" };
    });
    stage.field.addChild(...this.#tiles.map(({ view }) => view));
    this.buttons = new TileButtons(parts, pressed);
    this.#places = layOutField(scene.size, stage.unit());
    scene.onReshape(() => this.#place());
    this.#place();
  }

  /** Sets the multipliers for the chosen number of mines, in hundredths, from the first opened tile on. */
  setLadder(ladder: readonly number[]): void {
    this.#ladder = ladder;
    this.#label();
  }

  /** Turns all open tiles face down. */
  async close(mines: number): Promise<void> {
    const isOpen = this.#tiles.some(({ look }) => look !== "closed");
    if (isOpen) this.#parts.sound.play("scratch");
    await this.show(newField(mines));
  }

  /** Turns all changed tiles at the same time. */
  async show(state: FieldState): Promise<void> {
    this.#state = state;
    this.buttons.show(state);
    this.#label();
    const changed = this.#tiles.filter(({ look }, index) => look !== state.tiles[index]);
    if (changed.length === 0) return;
    for (const [index, tile] of this.#tiles.entries()) tile.look = state.tiles[index] ?? "closed";
    const next = new Map(changed.map((tile) => [tile, this.#textureOf(this.#tiles.indexOf(tile))]));
    await this.#parts.clock.move(
      TURN_MS,
      (share) => {
        for (const [{ sprite }, texture] of next) {
          if (share >= 0.5) sprite.texture = texture;
          sprite.scale.x = Math.max(0.03, Math.abs(1 - 2 * share));
          sprite.scale.y = 1 + 0.1 * Math.sin(Math.PI * share);
        }
      },
      linear,
    );
  }

  /** The safe tiles that were opened last. The celebration of a large win lifts them. */
  winners(): Winner[] {
    const { corner, tile: side } = this.#places;
    return this.#state.opened.slice(-MAX_LIFTED).map((index) => {
      const { x, y } = corner(index);
      return { texture: this.#textureOf(index), x: x + side / 2, y: y + side / 2, side };
    });
  }

  #textureOf(tile: number): Texture {
    const look = this.#state.tiles[tile];
    if (look === "hit" || look === "missed") return this.#mine[look];
    if (look !== "safe") return this.#back;
    return this.#finds[this.#state.opened.indexOf(tile) % this.#finds.length] ?? this.#back;
  }

  #place(): void {
    const { stage, size } = this.scene;
    this.#places = layOutField(size, stage.unit());
    const { corner, tile: side } = this.#places;
    for (const [index, { view }] of this.#tiles.entries()) {
      const { x, y } = corner(index);
      view.position.set(x + side / 2, y + side / 2);
      view.scale.set(side / TILE);
    }
    this.buttons.place(this.#places);
    this.#label();
    stage.draw();
  }

  #label(): void {
    const { t } = this.#parts;
    const { ladder } = this.#places;
    const unit = this.scene.stage.unit();
    const most = Math.max(3, Math.min(MAX_STEPS, Math.floor((ladder.width * unit) / STEP_WIDTH)));
    const part = ladderPart(this.#ladder, this.#state.opened.length, most);
    const step = STEP_WIDTH / unit;
    this.scene.label(
      part.map(({ multiplierHundredths, mark }, index): Label => {
        const x = ladder.x + (index - (part.length - 1) / 2) * step;
        const text = t("times", { multiplier: multiplierHundredths / 100 });
        return {
          x,
          y: ladder.y,
          text,
          look: "pill",
          mood: mark === "now" ? "good" : mark === "next" ? "next" : undefined,
        };
      }),
    );
  }
}

/** CSS pixels per design pixel while the board is painted. */
function unitOf({ board }: GameParts, width: number): number {
  return board.section.getBoundingClientRect().width / width;
}
