import { MOTION_SYMBOLS, type TitleMotion } from "@bellwether/contract/content/title-motion.ts";

/** What a title's motion is drawn from. */
export type MotionLook = {
  motion: TitleMotion;
  /** The symbols, one below the other; the last one is what the title's picture is about. */
  symbols: HTMLCanvasElement;
  /** The address of the title's room. */
  room: string;
};

/** The side of a symbol on the canvas: of a tile's largest symbol on a screen with two pixels for one. */
const sidePx = 128;

const known = new Map<string, Promise<MotionLook>>();

/** Loads a title's motion once per page load; one that failed is asked for again the next time. */
export function loadMotionLook(code: string): Promise<MotionLook> {
  let look = known.get(code);
  if (!look) {
    look = load(`/arcade-titles/${encodeURIComponent(code)}`);
    known.set(code, look);
    look.catch(() => known.delete(code));
  }
  return look;
}

async function load(folder: string): Promise<MotionLook> {
  const room = `${folder}/upright.svg`;
  const [motion, symbols] = await Promise.all([
    loadMotion(`${folder}/motion.json`),
    loadPicture(`${folder}/symbols.svg`),
    loadPicture(room),
  ]);
  return { motion, symbols: painted(symbols), room };
}

async function loadMotion(address: string): Promise<TitleMotion> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The motion answered ${response.status}.`);
  return (await response.json()) as TitleMotion;
}

async function loadPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}

/** An SVG is painted anew wherever it is drawn; this one is drawn a hundred times. */
function painted(picture: HTMLImageElement): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = sidePx;
  canvas.height = sidePx * MOTION_SYMBOLS;
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}
