import type { Stage } from "../../stage/create-stage.ts";

/** A point of the card, in design pixels. */
export type RubbedPoint = { x: number; y: number };

/** Calls `rub` for each stretch that a pressed pointer moves over the card, from its last point to the new one. */
export function listenToRubbing(
  canvasPlace: HTMLElement,
  stage: Stage,
  rub: (from: RubbedPoint, to: RubbedPoint) => void,
): void {
  canvasPlace.style.touchAction = "none";
  let last: RubbedPoint | undefined;
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

function pointOf({ clientX, clientY }: PointerEvent, canvasPlace: HTMLElement, stage: Stage): RubbedPoint {
  const { left, top } = canvasPlace.getBoundingClientRect();
  const { position } = stage.field;
  return { x: (clientX - left - position.x) / stage.unit(), y: (clientY - top - position.y) / stage.unit() };
}
