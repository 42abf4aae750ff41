import type { Scene } from "@bellwether/contract/content/art.ts";
import { fade, type GamePalette, mix } from "../theme/palette.ts";
import type { Size } from "./lay-out-board.ts";
import { type Pen, slope } from "./pen.ts";

type Near = (pen: Pen, board: Size, palette: GamePalette) => void;

/** Paints the dark foreground in the corners of the board, where it covers nothing. */
export function paintNear(pen: Pen, board: Size, scene: Scene, palette: GamePalette): void {
  const [paint, ...more] = nearOf[scene];
  paint(pen, board, palette);
  for (const each of more) each(pen, board, palette);
}

const foliage: Near = (pen, { width, height }, palette) => {
  const green = mix("#1f5a2c", palette.deep, 0.45);
  const leaf = (x: number, y: number, angle: number, long: number, colour: string) => {
    pen.save();
    pen.translate(x, y);
    pen.rotate(angle);
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.quadraticCurveTo(long * 0.5, -long * 0.26, long, 0);
    pen.quadraticCurveTo(long * 0.5, long * 0.26, 0, 0);
    pen.fillStyle = colour;
    pen.fill();
    pen.restore();
  };
  const reach = Math.min(width, height) * 0.34;
  for (const [x, y, from] of [
    [0, height, -1.5],
    [width, height, -3.1],
    [0, 0, 0.05],
    [width, 0, 1.75],
  ] as const)
    for (let index = 0; index < 8; index += 1)
      leaf(
        x,
        y,
        from + index * 0.2,
        reach * (0.6 + ((index * 5) % 7) / 14) * (y === 0 ? 0.6 : 1),
        mix(green, index % 2 === 0 ? "#000000" : palette.near, 0.25),
      );
};

const mounds: Near = (pen, { width, height }, palette) => {
  for (const [lift, colour] of [
    [0.17, mix(palette.near, palette.deep, 0.35)],
    [0.1, mix(palette.near, palette.deep, 0.65)],
  ] as const) {
    pen.beginPath();
    pen.moveTo(0, height);
    pen.lineTo(0, height * (1 - lift));
    pen.bezierCurveTo(
      width * 0.18,
      height * (1 - lift * 1.2),
      width * 0.24,
      height * (1 - lift * 0.2),
      width * 0.42,
      height * (1 - lift * 0.25),
    );
    pen.bezierCurveTo(
      width * 0.7,
      height * (1 - lift * 0.3),
      width * 0.78,
      height * (1 - lift * 1.4),
      width,
      height * (1 - lift * 0.9),
    );
    pen.lineTo(width, height);
    pen.closePath();
    pen.fillStyle = slope(pen, height * (1 - lift), height, [mix(colour, "#ffffff", 0.12), colour]);
    pen.fill();
  }
};

const drapes: Near = (pen, { width, height }, palette) => {
  const cloth = mix(palette.near, palette.deep, 0.35);
  const wide = Math.min(width * 0.16, 240);
  for (const side of [0, 1]) {
    const folds = 5;
    for (let fold = 0; fold < folds; fold += 1) {
      const x0 = side === 0 ? (wide * fold) / folds : width - (wide * (fold + 1)) / folds;
      const x1 = x0 + wide / folds;
      const tie = height * (0.5 + fold * 0.06);
      const lean = side === 0 ? -wide * 0.3 : wide * 0.3;
      pen.beginPath();
      pen.moveTo(x0, 0);
      pen.lineTo(x1 + 1, 0);
      pen.quadraticCurveTo(x1, tie * 0.8, x1 + lean, tie);
      pen.quadraticCurveTo(x1, tie * 1.2, x1 + lean * 0.4, height);
      pen.lineTo(x0 + lean * 0.4, height);
      pen.quadraticCurveTo(x0, tie * 1.2, x0 + lean, tie);
      pen.quadraticCurveTo(x0, tie * 0.8, x0, 0);
      pen.closePath();
      pen.fillStyle = slope(
        pen,
        x0,
        x1,
        [mix(cloth, "#000000", 0.5), mix(cloth, "#ffffff", 0.1), mix(cloth, "#000000", 0.4)],
        true,
      );
      pen.fill();
    }
  }
};

const blocks: Near = (pen, { width, height }, palette) => {
  const dark = mix(palette.deep, "#000000", 0.4);
  for (let index = 0; index < 12; index += 1) {
    const share = index / 11;
    const edge = Math.abs(share - 0.5) * 2;
    const wide = width / 11;
    const high = height * (0.05 + edge ** 2 * (0.16 + ((index * 7) % 5) * 0.035));
    const x = share * width - wide / 2;
    pen.fillStyle = slope(pen, height - high, height, [mix(dark, palette.near, 0.3), dark]);
    pen.fillRect(x, height - high, wide - 3, high);
    for (let row = 0; row * 26 < high - 20; row += 1)
      for (let column = 0; column * 22 < wide - 26; column += 1) {
        if ((row * 5 + column * 3 + index) % 4 > 1) continue;
        pen.fillStyle = fade(palette.light, 0.5);
        pen.fillRect(x + 10 + column * 22, height - high + 12 + row * 26, 9, 13);
      }
  }
};

const weeds: Near = (pen, { width, height }, palette) => {
  for (let index = 0; index < 22; index += 1) {
    const share = index / 21;
    const edge = Math.abs(share - 0.5) * 2;
    const x = share * width;
    const high = height * (0.07 + edge ** 2 * (0.3 + ((index * 7) % 5) * 0.03));
    pen.beginPath();
    pen.moveTo(x - 12, height);
    pen.bezierCurveTo(x - 34, height - high * 0.4, x + 30, height - high * 0.7, x + 4, height - high);
    pen.bezierCurveTo(x + 46, height - high * 0.7, x - 12, height - high * 0.4, x + 14, height);
    pen.fillStyle = mix(mix("#0f6a58", palette.near, 0.4), palette.deep, 0.3 + ((index * 3) % 4) * 0.12);
    pen.fill();
  }
};

const rocks: Near = (pen, { width, height }, palette) => {
  for (const [x, size] of [
    [0, 0.26],
    [width, 0.32],
    [width * 0.14, 0.12],
    [width * 0.88, 0.14],
  ] as const) {
    const radius = Math.min(width, height) * size;
    pen.beginPath();
    for (let corner = 0; corner < 11; corner += 1) {
      const angle = Math.PI + (corner / 10) * Math.PI;
      const rough = 0.8 + ((corner * 7) % 5) * 0.06;
      pen.lineTo(x + Math.cos(angle) * radius * rough, height + Math.sin(angle) * radius * rough * 0.8);
    }
    pen.closePath();
    pen.fillStyle = slope(pen, height - radius, height, [
      mix(palette.far, palette.deep, 0.5),
      mix(palette.deep, "#000000", 0.4),
    ]);
    pen.fill();
  }
};

const nearOf: Record<Scene, readonly [Near, ...Near[]]> = {
  arch: [drapes],
  baize: [drapes],
  candy: [mounds],
  castle: [rocks, foliage],
  city: [blocks],
  clockwork: [blocks],
  dunes: [mounds, rocks],
  fairground: [drapes, mounds],
  felt: [drapes],
  forest: [foliage],
  ice: [mounds],
  jungle: [foliage, rocks],
  kitchen: [blocks],
  lagoon: [foliage],
  meadow: [mounds, foliage],
  neon: [blocks],
  "night-sky": [mounds],
  paper: [mounds],
  pitch: [mounds],
  scallop: [mounds],
  space: [rocks],
  storm: [rocks],
  sunburst: [mounds],
  theatre: [drapes],
  underwater: [weeds, rocks],
  vault: [rocks],
  volcano: [rocks, mounds],
};
