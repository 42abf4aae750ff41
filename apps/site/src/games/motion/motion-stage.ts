import { MOTION_SYMBOLS } from "@bellwether/contract/content/title-motion.ts";
import type { MotionLook } from "./motion-look.ts";

/** A motion lasts less than the five seconds from which moving content needs a button that pauses it (WCAG 2.2.2). */
export const MOTION_MS = 4800;

/** The area of a picture in CSS pixels, and what is drawn there. */
export type MotionStage = { root: HTMLElement; width: number; height: number; look: MotionLook };

/** A box in CSS pixels, from the left top corner of its parent. */
export type MotionBox = { x: number; y: number; width: number; height: number };

/** The square around a point. */
export const around = (x: number, y: number, side: number): MotionBox => ({
  x: x - side / 2,
  y: y - side / 2,
  width: side,
  height: side,
});

/** Adds an element to another one. */
export function addBox(
  parent: HTMLElement,
  box: MotionBox,
  style: Partial<CSSStyleDeclaration> = {},
): HTMLElement {
  const element = document.createElement("span");
  lay(element, box);
  Object.assign(element.style, style);
  parent.append(element);
  return element;
}

/** Adds a picture of symbols to an element: each is drawn in the middle of its box, which is relative to the picture's. */
export function addSymbols(
  parent: HTMLElement,
  box: MotionBox,
  symbols: readonly { index: number; at: MotionBox }[],
  { symbols: source }: MotionLook,
): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  const density = Math.min(2, devicePixelRatio);
  canvas.width = Math.ceil(box.width * density);
  canvas.height = Math.ceil(box.height * density);
  lay(canvas, box);
  const pen = canvas.getContext("2d");
  pen?.scale(density, density);
  for (const { index, at } of symbols) {
    const side = Math.min(at.width, at.height);
    const [x, y] = [at.x + (at.width - side) / 2, at.y + (at.height - side) / 2];
    pen?.drawImage(source, 0, source.width * index, source.width, source.width, x, y, side, side);
  }
  parent.append(canvas);
  return canvas;
}

/** Adds one symbol to an element. */
export function addSymbol(parent: HTMLElement, box: MotionBox, index: number, look: MotionLook) {
  return addSymbols(parent, box, [{ index, at: { ...box, x: 0, y: 0 } }], look);
}

function lay({ style }: HTMLElement, { x, y, width, height }: MotionBox): void {
  style.left = `${x}px`;
  style.top = `${y}px`;
  style.width = `${width}px`;
  style.height = `${height}px`;
}

/** Moves an element through these states during the whole motion. They are transforms, so no frame is laid out. */
export function move(element: Element, states: Keyframe[], timing: KeyframeAnimationOptions = {}): void {
  element.animate(states, { duration: MOTION_MS, fill: "both", ...timing });
}

/** The symbol that the title's picture is about. */
export const HERO = MOTION_SYMBOLS - 1;

/** The symbols' numbers in a random order. */
export function mixedSymbols(): number[] {
  const numbers = Array.from({ length: MOTION_SYMBOLS }, (_, index) => index);
  for (let last = numbers.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [numbers[last], numbers[other]] = [numbers[other] as number, numbers[last] as number];
  }
  return numbers;
}
