// Without this, Pixi makes its shader code from text, which the page's policy forbids.
import "pixi.js/unsafe-eval";
import { Application, Container, ImageSource, Texture } from "pixi.js";
import type { Screen } from "../games/game.ts";
import { StudioCallError } from "../studio/studio-failure.ts";
import type { Board, FieldOptions } from "./board.ts";
import type { Size } from "./lay-out-board.ts";

/** A field of design pixels on a canvas, drawn when something moves and not otherwise. */
export type Stage = {
  app: Application;
  /** Design pixels of the field; (0, 0) is its top left corner. */
  field: Container;
  /** Over the field and across the whole board, in the same design pixels; (0, 0) is the board's top left corner. */
  over: Container;
  /** The board's size in design pixels, and where the field begins on it. */
  room(): Size & { x: number; y: number };
  /** CSS pixels of one design pixel now. */
  unit(): number;
  /** Paints a texture of so many design pixels, at the resolution of this screen. */
  paint(width: number, height: number, draw: (pen: CanvasRenderingContext2D) => void): Texture;
  /** Pixels of a texture for one design pixel. */
  detail: number;
  /** Draws the picture once: for changes that happen without movement. */
  draw(): void;
};

/** How a field is made: how large it is on a board of a size, how it is laid out, and who hears that its size is another now. */
export type FieldPlan = FieldOptions & {
  fit(board: Size): Size;
  reshaped?(size: Size): void;
};

/** Draws by WebGL, where that is missing by a plain canvas. Throws `no_picture` where neither is to be had. */
export async function createStage(board: Board, screen: Screen, plan: FieldPlan): Promise<Stage> {
  const app = new Application();
  const density = Math.min(globalThis.devicePixelRatio || 1, 2);
  try {
    await app.init({
      preference: ["webgl", "canvas"],
      backgroundAlpha: 0,
      autoStart: false,
      sharedTicker: false,
      resolution: density,
      autoDensity: true,
      width: 10,
      height: 10,
    });
  } catch (error) {
    console.error(error);
    throw new StudioCallError("no_picture");
  }
  const field = new Container();
  const over = new Container();
  app.stage.addChild(field, over);
  board.canvasPlace.append(app.canvas);

  let unit = 1;
  let asked = false;
  const draw = () => app.render();
  screen.draw = draw;
  let shown: Size | undefined;
  let canvas: Size = { width: 1, height: 1 };
  board.setField(plan.fit, plan, (layout, nowUnit, size) => {
    unit = nowUnit;
    canvas = board.section.getBoundingClientRect();
    app.renderer.resize(canvas.width, canvas.height);
    field.position.set(layout.field.x, layout.field.y);
    field.scale.set(unit);
    over.scale.set(unit);
    const isOther = shown && (shown.width !== size.width || shown.height !== size.height);
    shown = size;
    if (isOther) plan.reshaped?.(size);
    draw();
  });
  // Fine enough for this screen now; a window made much larger later is drawn a little softer.
  const detail = Math.min(2, Math.max(0.75, unit * density));
  return {
    app,
    field,
    over,
    room: () => ({
      width: canvas.width / unit,
      height: canvas.height / unit,
      x: field.x / unit,
      y: field.y / unit,
    }),
    unit: () => unit,
    detail,
    paint: (width, height, paint) => paintTexture(width, height, detail, paint),
    draw() {
      if (asked) return;
      asked = true;
      requestAnimationFrame(() => {
        asked = false;
        draw();
      });
    },
  };
}

function paintTexture(
  width: number,
  height: number,
  detail: number,
  paint: (pen: CanvasRenderingContext2D) => void,
): Texture {
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(width * detail);
  canvas.height = Math.ceil(height * detail);
  const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
  pen.imageSmoothingQuality = "high";
  pen.scale(detail, detail);
  paint(pen);
  // Not a CanvasSource: that one sets the canvas to its own rounding of the size, which wipes it.
  return new Texture({
    source: new ImageSource({ resource: canvas, resolution: detail, autoGenerateMipmaps: true }),
  });
}
