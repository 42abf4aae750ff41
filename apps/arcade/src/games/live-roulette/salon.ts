import { element } from "../../controls/element.ts";
import type { Size } from "../../stage/lay-out-board.ts";
import type { Pen } from "../../stage/pen.ts";
import type { TableGameParts } from "../../tables/table-game.ts";
import { paintRouletteSalon } from "./paint-salon.ts";
import styles from "./salon.module.css";

/**
 * Builds the room behind the game. It is the picture of the title's own room, or else a salon in the title's colours, painted again when
 * the stage's size has changed. `paintMore` paints the game's own furniture over the room, in CSS pixels.
 */
export function buildSalon(
  stage: HTMLElement,
  { palette, card, art }: Pick<TableGameParts, "palette" | "card" | "art">,
  paintMore: (pen: Pen, size: Size) => void = () => {},
): void {
  const canvas = element("canvas", { class: styles.salon, aria: { hidden: true } });
  stage.prepend(canvas);
  let hasPicture = card.room !== undefined;
  if (hasPicture) {
    const picture = element("img", {
      class: styles.picture,
      attributes: { alt: "", src: art.room("wide"), decoding: "async" },
    });
    picture.addEventListener("error", () => {
      hasPicture = false;
      picture.remove();
      paint();
    });
    stage.prepend(picture);
  }
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const paint = () => {
    const { width, height } = stage.getBoundingClientRect();
    const pen = canvas.getContext("2d");
    if (!pen || width < 1 || height < 1) return;
    const density = Math.min(globalThis.devicePixelRatio || 1, 2);
    canvas.width = Math.ceil(width * density);
    canvas.height = Math.ceil(height * density);
    pen.scale(density, density);
    if (!hasPicture) paintRouletteSalon(pen, { width, height }, palette);
    paintMore(pen, { width, height });
  };
  new ResizeObserver(() => {
    clearTimeout(waiting);
    waiting = setTimeout(paint, 120);
  }).observe(stage);
  paint();
}
