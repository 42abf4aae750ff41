import type { Pen } from "../../stage/pen.ts";
import { type GamePalette, mix } from "../../theme/palette.ts";
import { type CubePoint, type SeenFace, seenFaces, type Turn } from "./cube.ts";

const L = -0.52;
const R = 0.52;
const CENTRE: readonly [number, number] = [0, 0];
const DIAGONAL = [
  [L, L],
  [R, R],
] as const;
const CORNERS = [...DIAGONAL, [L, R], [R, L]] as const;

const PIPS: Readonly<Record<number, readonly (readonly [u: number, v: number])[]>> = {
  1: [CENTRE],
  2: DIAGONAL,
  3: [CENTRE, ...DIAGONAL],
  4: CORNERS,
  5: [CENTRE, ...CORNERS],
  6: [...CORNERS, [L, 0], [R, 0]],
};

/** The share of the die's edge that the flat face takes. The rest is the rounded rim. */
const FACE = 0.9;
const PIP = 0.185;
const STEPS = 20;

/** Draws a die with edges of `2 * half` around (0, 0): its rounded body, the lit faces, and their pips. */
export function drawDie(pen: Pen, turn: Turn, half: number, palette: GamePalette): void {
  const faces = seenFaces(turn);
  const body = mix(palette.light, "#fffdf4", 0.82);
  const pip = mix(palette.ink, "#150a18", 0.5);
  const rim = mix(body, palette.deep, 0.24);
  pen.lineJoin = "round";
  pen.lineWidth = half * 0.16;
  pen.strokeStyle = rim;
  for (const face of faces) {
    trace(pen, outline(face, 0.92, 0.1, half));
    fill(pen, rim);
    pen.stroke();
  }
  for (const face of faces) {
    trace(pen, outline(face, FACE, 0.34, half));
    fill(pen, mix(mix(body, palette.deep, 0.52), body, face.light));
    for (const [u, v] of PIPS[face.value] ?? []) {
      trace(pen, ring(face, u, v + 0.03, PIP + 0.02, half));
      fill(pen, mix(mix(body, palette.deep, 0.4), "#ffffff", face.light));
      trace(pen, ring(face, u, v, PIP, half));
      fill(pen, pip);
    }
  }
}

function trace(pen: Pen, points: readonly CubePoint[]): void {
  pen.beginPath();
  for (const { x, y } of points) pen.lineTo(x, y);
  pen.closePath();
}

function fill(pen: Pen, colour: string): void {
  pen.fillStyle = colour;
  pen.fill();
}

/** A square with rounded corners on a face. */
function outline(face: SeenFace, reach: number, round: number, half: number): CubePoint[] {
  const straight = reach - round;
  return [0, 1, 2, 3].flatMap((corner) => {
    const [u, v] = [corner === 0 || corner === 3 ? straight : -straight, corner < 2 ? straight : -straight];
    return Array.from({ length: 7 }, (_, step) => {
      const angle = ((corner + step / 6) * Math.PI) / 2;
      return scaled(face.at(u + Math.cos(angle) * round, v + Math.sin(angle) * round), half);
    });
  });
}

function ring(face: SeenFace, u: number, v: number, radius: number, half: number): CubePoint[] {
  return Array.from({ length: STEPS }, (_, step) => {
    const angle = (step / STEPS) * 2 * Math.PI;
    return scaled(face.at(u + Math.cos(angle) * radius, v + Math.sin(angle) * radius), half);
  });
}

const scaled = ({ x, y }: CubePoint, half: number): CubePoint => ({ x: x * half, y: y * half });
