// Without this, Pixi would compile shader code with `eval`, which the page's content security policy forbids.
import "pixi.js/unsafe-eval";
import { Application, Container, ImageSource, Texture, Ticker } from "pixi.js";
import type { Screen } from "../player/screen.ts";
import { StudioCallError } from "../studio/studio-failure.ts";
import type { Board, FieldOptions } from "./board.ts";
import type { BoardLayout, Size } from "./lay-out-board.ts";

/** A field of design pixels on a canvas, drawn only when something moves. */
export type Stage = {
  app: Application;
  /** Design pixels of the field; (0, 0) is its top left corner. */
  field: Container;
  /** A layer above the field that covers the whole board, in the same design pixels; (0, 0) is the board's top left corner. */
  over: Container;
  /** The board's size in design pixels, and where the field starts on it. */
  room(): Size & { x: number; y: number };
  /** Room around the field, in design pixels: sign and roof above, foot below, and a wing at each side. */
  surround(): Surround;
  /** CSS pixels per design pixel. */
  unit(): number;
  /** Paints a texture of this size in design pixels, at the resolution of this screen. */
  paint(width: number, height: number, draw: (pen: CanvasRenderingContext2D) => void): Texture;
  /** Texture pixels per design pixel. */
  detail: number;
  /** Draws one frame, after a change without movement. */
  draw(): void;
  /** Lays the field out again after the size that it asks for has changed. */
  refit(): void;
};

/** Room around a field, in design pixels. */
export type Surround = { sign: number; roof: number; foot: number; wing: number };

/** The sizes of roof, foot and wings are multiples of this, so that a change by a few pixels does not repaint the frame. */
const SURROUND_STEP = 8;

/** How a field is created: its size on a board of a given size, its layout, and who is notified when its size changes. */
export type FieldPlan = FieldOptions & {
  fit(board: Size): Size;
  reshaped?(size: Size): void;
};

/** Draws with WebGL, otherwise with a plain canvas. Throws `no_picture` when neither is available. */
export async function createStage(board: Board, screen: Screen, plan: FieldPlan): Promise<Stage> {
  const app = new Application();
  const density = Math.min(globalThis.devicePixelRatio || 1, 2);
  try {
    await app.init({
      preference: ["webgl", "canvas"],
      backgroundAlpha: 0,
      autoStart: false,
      sharedTicker: false,
      // Without Pixi's own pointer events, which forbid to scroll with a finger on the canvas, and its accessibility: buttons and names are
      // elements of the page.
      skipExtensionImports: true,
      resolution: density,
      autoDensity: true,
      width: 10,
      height: 10,
    });
  } catch (error) {
    console.error(error);
    throw new StudioCallError("no_picture");
  }
  // Pixi's ticker frees unused textures. It would run in every frame, even while nothing moves, so it is stopped here and updated by `draw`.
  Ticker.system.stop();
  const field = new Container();
  const over = new Container();
  app.stage.addChild(field, over);
  board.canvasPlace.append(app.canvas);

  let unit = 1;
  let asked = false;
  const draw = () => {
    app.render();
    Ticker.system.update();
  };
  screen.draw = draw;
  let shown: Size | undefined;
  let canvas: Size = { width: 1, height: 1 };
  let surround: Surround = { sign: 0, roof: 0, foot: 0, wing: 0 };
  const refit = board.setField(plan.fit, plan, (layout, nowUnit, size) => {
    unit = nowUnit;
    canvas = board.section.getBoundingClientRect();
    app.renderer.resize(canvas.width, canvas.height);
    field.position.set(layout.field.x, layout.field.y);
    field.scale.set(unit);
    over.scale.set(unit);
    const around = surroundOf(canvas, layout, unit);
    const isOther =
      shown &&
      (shown.width !== size.width ||
        shown.height !== size.height ||
        JSON.stringify(around) !== JSON.stringify(surround));
    shown = size;
    surround = around;
    if (isOther) plan.reshaped?.(size);
    draw();
  });
  // Sharp enough for this screen; a window that is enlarged a lot later looks slightly softer.
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
    surround: () => surround,
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
    refit,
  };
}

/** Creates a stage without pictures around its field, and a view on the stage with `make`. Calls the view's `reshape` with each new size. */
export async function createView<View extends { reshape(size: Size): void }>(
  { board, screen }: { board: Board; screen: Screen },
  plan: Required<Pick<FieldPlan, "fit" | "place">>,
  make: (stage: Stage) => View,
): Promise<View> {
  let view: View | undefined;
  const stage = await createStage(board, screen, {
    ...plan,
    pictures: false,
    reshaped: (size) => view?.reshape(size),
  });
  view = make(stage);
  return view;
}

function surroundOf(board: Size, { field, lettering }: BoardLayout, unit: number): Surround {
  const sign = lettering?.height ?? 0;
  const inSteps = (pixels: number) => Math.max(0, Math.floor(pixels / unit / SURROUND_STEP) * SURROUND_STEP);
  return {
    sign: sign / unit,
    roof: inSteps(field.y - sign),
    foot: inSteps(board.height - field.y - field.height),
    wing: inSteps(field.x),
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
  // Not a CanvasSource, which sets the canvas to its own rounded size and thereby clears it.
  return new Texture({
    source: new ImageSource({ resource: canvas, resolution: detail, autoGenerateMipmaps: true }),
  });
}
