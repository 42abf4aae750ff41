import { element } from "../../controls/element.ts";
import type { GamePalette } from "../../theme/palette.ts";
import { paintSalon } from "./paint-salon.ts";
import styles from "./salon.module.css";

/** The room behind the wheel. It is painted again after the stage's size has changed. Until then the old picture is stretched. */
export function buildSalon(stage: HTMLElement, palette: GamePalette): void {
  const canvas = element("canvas", { class: styles.salon, aria: { hidden: true } });
  stage.prepend(canvas);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const paint = () => {
    const { width, height } = stage.getBoundingClientRect();
    const pen = canvas.getContext("2d");
    if (!pen || width < 1 || height < 1) return;
    const density = Math.min(globalThis.devicePixelRatio || 1, 2);
    canvas.width = Math.ceil(width * density);
    canvas.height = Math.ceil(height * density);
    pen.scale(density, density);
    paintSalon(pen, { width, height }, palette);
  };
  new ResizeObserver(() => {
    clearTimeout(waiting);
    waiting = setTimeout(paint, 120);
  }).observe(stage);
  paint();
}
