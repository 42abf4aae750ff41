import type { Stage } from "../../stage/create-stage.ts";

/** A point of the card, in design pixels. */
export type Point = { x: number; y: number };

/** Calls `rub` for each stretch that a pressed pointer moves over the card, from its last point to the new one. */
export function listenToRubbing(
  canvasPlace: HTMLElement,
  stage: Stage,
  rub: (from: Point, to: Point) => void,
): void {
  canvasPlace.style.touchAction = "none";
  let last: Point | undefined;
  const move = (event: PointerEvent) => {
    if (!last) return;
    const here = pointOf(event, canvasPlace, stage);
    rub(last, here);
    last = here;
  };
  canvasPlace.addEventListener("pointerdown", (event) => {
    last = pointOf(event, canvasPlace, stage);
    canvasPlace.setPointerCapture(event.pointerId);
    move(event);
  });
  canvasPlace.addEventListener("pointermove", move);
  for (const type of ["pointerup", "pointercancel"] as const) {
    canvasPlace.addEventListener(type, () => {
      last = undefined;
    });
  }
}

function pointOf({ clientX, clientY }: PointerEvent, canvasPlace: HTMLElement, stage: Stage): Point {
  const { left, top } = canvasPlace.getBoundingClientRect();
  const { position } = stage.field;
  return { x: (clientX - left - position.x) / stage.unit(), y: (clientY - top - position.y) / stage.unit() };
}
