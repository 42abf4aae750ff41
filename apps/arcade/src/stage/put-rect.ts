import type { Rect } from "./lay-out-board.ts";

/** Positions an element at a rectangle in CSS pixels of its container. */
export function putRect({ style }: HTMLElement, rect: Rect): void {
  style.left = `${rect.x}px`;
  style.top = `${rect.y}px`;
  style.width = `${rect.width}px`;
  style.height = `${rect.height}px`;
}
