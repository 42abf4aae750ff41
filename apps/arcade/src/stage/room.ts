import type { SlotParticle, World } from "@bellwether/contract/content/world.ts";
import { element } from "../controls/element.ts";
import { fade, type GamePalette, mix } from "../theme/palette.ts";
import { isUpright, type Size } from "./lay-out-board.ts";
import { paintNear } from "./paint-near.ts";
import { drift, paintParticle } from "./particles.ts";
import type { Pen } from "./pen.ts";
import styles from "./room.module.css";

/** The parts that a room is built from. */
export type RoomParts = {
  world: World;
  palette: GamePalette;
  /** URL of the scene for an upright or a wide board. */
  scene(format: "upright" | "wide"): string;
};

/** Number of particles on a layer. */
const PARTICLES = 26;

/**
 * The room behind a slot: a distant scene, light, a foreground, the floor, and two layers of slow particles. Each layer is painted once
 * and moved by CSS. With reduced motion nothing moves.
 */
export function buildRoom(board: Size, { world, palette, scene }: RoomParts): HTMLElement {
  const far = element("img", {
    class: styles.far,
    attributes: { alt: "", src: scene(isUpright(board) ? "upright" : "wide"), decoding: "async" },
  });
  far.addEventListener("error", () => far.remove());
  const root = element("div", { class: styles.room, aria: { hidden: true } }, [
    far,
    element("div", { class: styles.light }),
    layer(board, styles.near, 1, (pen) => paintNear(pen, board, world.scene, palette)),
    particles(board, world.particle, palette, { seed: 7, scale: 0.62, name: "back" }),
    particles(board, world.particle, palette, { seed: 23, scale: 1, name: "front" }),
    element("div", { class: styles.floor }),
  ]);
  root.dataset.light = world.light;
  root.style.setProperty("--room-glow", fade(lightColour(world.light, palette), 0.5));
  root.style.setProperty("--room-floor", mix(palette.deep, "#000000", 0.35));
  return root;
}

function lightColour(light: World["light"], palette: GamePalette): string {
  if (light === "night") return mix("#6d8cff", palette.low, 0.4);
  return light === "dusk" ? mix("#ff9a4a", palette.low, 0.35) : mix("#fff6d0", palette.light, 0.4);
}

function layer(
  { width, height }: Size,
  className: string | undefined,
  copies: number,
  paint: (pen: Pen) => void,
): HTMLCanvasElement {
  const canvas = element("canvas", { class: className });
  canvas.width = Math.ceil(width);
  canvas.height = Math.ceil(height * copies);
  const pen = canvas.getContext("2d");
  if (pen) paint(pen);
  return canvas;
}

/** Paints a layer of particles with twice the board's height. Its two halves are equal, so that its movement can loop. */
function particles(
  board: Size,
  kind: SlotParticle,
  palette: GamePalette,
  { seed, scale, name }: { seed: number; scale: number; name: string },
): HTMLCanvasElement {
  const canvas = layer(board, styles.particles, 2, (pen) => {
    let state = seed;
    const next = () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return state / 2 ** 32;
    };
    for (let index = 0; index < PARTICLES; index += 1) {
      const [x, y, size, turn] = [
        next() * board.width,
        next() * board.height,
        (0.6 + next() * 0.8) * scale,
        next(),
      ];
      for (const half of [0, board.height]) {
        pen.save();
        pen.translate(x, y + half);
        pen.rotate(kind === "rain" || kind === "bubbles" || kind === "notes" ? 0 : turn * Math.PI * 2);
        pen.scale(size, size);
        pen.globalAlpha = 0.35 + turn * 0.5;
        paintParticle(pen, kind, palette, index);
        pen.restore();
      }
    }
  });
  canvas.dataset.drift = drift[kind];
  canvas.dataset.layer = name;
  return canvas;
}
