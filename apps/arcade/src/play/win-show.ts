import { Container, Graphics, Sprite, type Texture } from "pixi.js";
import type { Clock } from "../player/clock.ts";
import { easeBack } from "../player/ease.ts";
import type { Stage } from "../stage/create-stage.ts";
import type { GamePalette } from "../theme/palette.ts";
import { liftPlaces } from "./lift-places.ts";

/** A winning symbol: its picture, and the centre and size of its position on the field. */
export type Winner = {
  texture: Texture;
  x: number;
  y: number;
  side: number;
};

/** The parts that the show needs. */
export type WinShowParts = {
  stage: Stage;
  clock: Clock;
  palette: GamePalette;
  /** Without rays of light, for a payout that is no win. */
  isDark?: boolean;
};

const RAYS = 14;
/** Large enough to cover every board. */
const FAR = 6_000;

/** The win show: the game is darkened, rays turn behind it, and the winning symbols move from their positions to the middle. */
export class WinShow {
  readonly #view = new Container();
  readonly #parts: WinShowParts;
  readonly #winners: readonly Winner[];
  #over = false;

  constructor(parts: WinShowParts, winners: readonly Winner[]) {
    this.#parts = parts;
    this.#winners = winners;
  }

  /** Resolves when the winners are in place; the rays turn until `leave`. */
  async rise(): Promise<void> {
    const { stage, clock, palette, isDark } = this.#parts;
    const room = stage.room();
    const shade = new Graphics().rect(-FAR, -FAR, 2 * FAR, 2 * FAR).fill({ color: "#0a0614", alpha: 0.82 });
    const rays = paintRays(palette);
    rays.position.set(room.width / 2, room.height * 0.45);
    rays.visible = !isDark;
    this.#view.addChild(shade, rays);
    stage.over.addChildAt(this.#view, 0);
    if (!clock.still)
      void clock.run((elapsedMs) => {
        if (!this.#over) rays.rotation += elapsedMs * 0.00012;
        return !this.#over;
      });
    const places = liftPlaces(this.#winners.length, room, this.#winners[0]?.side ?? 0);
    const lifted = places.map((place, index) => {
      const { texture, x, y, side } = this.#winners[index] as Winner;
      const holder = new Container({ children: [paintCard(side, palette), fitted(texture, side)] });
      this.#view.addChild(holder);
      return {
        holder,
        from: { x: x + room.x, y: y + room.y },
        to: { x: place.x + place.width / 2, y: place.y + place.height / 2, scale: place.width / side },
      };
    });
    await clock.move(
      420,
      (share) => {
        this.#view.alpha = Math.min(1, share * 2);
        for (const { holder, from, to } of lifted) {
          holder.position.set(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
          holder.scale.set(1 + (to.scale - 1) * share);
        }
      },
      easeBack,
    );
    this.#view.alpha = 1;
  }

  async leave(): Promise<void> {
    this.#over = true;
    await this.#parts.clock.move(200, (share) => {
      this.#view.alpha = 1 - share;
    });
    this.#view.destroy({ children: true });
    this.#parts.stage.draw();
  }
}

function fitted(texture: Texture, side: number): Sprite {
  const sprite = new Sprite({ texture, anchor: 0.5 });
  sprite.scale.set(side / Math.max(texture.width, texture.height));
  return sprite;
}

function paintCard(side: number, palette: GamePalette): Graphics {
  const reach = side * 0.54;
  return new Graphics()
    .roundRect(-reach, -reach, 2 * reach, 2 * reach, side * 0.16)
    .fill({ color: palette.light, alpha: 0.22 })
    .stroke({ color: palette.accent, width: side * 0.035 });
}

function paintRays(palette: GamePalette): Graphics {
  const rays = new Graphics();
  for (let ray = 0; ray < RAYS; ray += 1) {
    const angle = (ray / RAYS) * Math.PI * 2;
    const half = Math.PI / RAYS / 2;
    rays
      .moveTo(0, 0)
      .lineTo(Math.cos(angle - half) * FAR, Math.sin(angle - half) * FAR)
      .lineTo(Math.cos(angle + half) * FAR, Math.sin(angle + half) * FAR)
      .closePath();
  }
  return rays.fill({ color: palette.light, alpha: 0.1 });
}
