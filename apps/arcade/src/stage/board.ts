import { element } from "../controls/element.ts";
import type { TitleArt, TitleCard } from "../theme/title-card.ts";
import "../theme/lettering.css";
import styles from "./board.module.css";
import {
  type BoardLayout,
  isUpright,
  layOutBoard,
  layOutHoused,
  openingPicture,
  type Rect,
  type Size,
} from "./lay-out-board.ts";
import { loadPicture } from "./pictures.ts";
import { putRect } from "./put-rect.ts";
import { buildRoom, type RoomParts } from "./room.ts";
import { buildTableRoom, type TableRoomParts } from "./table-room.ts";

/** How the field is placed. With `pictures`, the title's name or poster is around the field. `place` lets the game place the field. */
export type FieldOptions = {
  pictures: boolean;
  place?: (board: Size) => Rect;
};

/** The game area: the title's pictures, a canvas above them, and HTML above the canvas. */
export type Board = {
  section: HTMLElement;
  /** Holds the canvas, across the whole board. */
  canvasPlace: HTMLElement;
  /** Exactly covers the field; `--unit` is one design pixel of the field in CSS pixels. */
  overlay: HTMLElement;
  /**
   * Lays the field out, now and whenever the board's size changes. `fit` returns the field's size in design pixels for a board's size.
   * Without `pictures` nothing is shown around the field. Returns a function that lays it out again after the field's own size has changed.
   */
  setField(
    fit: (board: Size) => Size,
    options: FieldOptions,
    laidOut: (layout: BoardLayout, unit: number, size: Size) => void,
  ): () => void;
  /** Fades out the title's picture, which is shown while the game loads. */
  reveal(): void;
};

/** A slot's board has a room behind its frame, and the name's lettering on the frame's sign. */
export type SlotBoard = Omit<RoomParts, "scene"> & { lettering: NonNullable<TitleCard["lettering"]> };

/** The room behind the board of a slot or a table game. Other games have the title's blurred tile behind them. */
type BoardRoom = { slot?: SlotBoard | undefined; table?: TableRoomParts | undefined };

export function buildBoard(
  section: HTMLElement,
  art: TitleArt,
  title: string,
  { slot, table }: BoardRoom = {},
): Board {
  const behind = slot
    ? [turningRoom(section, (board) => buildRoom(board, { ...slot, scene: art.room }))]
    : table
      ? [turningRoom(section, () => buildTableRoom(section, table, art.room))]
      : backdropOf(art);
  const opening = picture(art.wide, styles.opening);
  const poster = picture(art.poster, styles.poster);
  const canvasPlace = element("div", { class: styles.canvas, aria: { hidden: true } });
  const overlay = element("div", { class: styles.overlay });
  const lettering = element("p", { class: styles.lettering, aria: { hidden: true } }, [
    element("span", { class: styles.name, text: title }),
  ]);
  lettering.style.setProperty("--letters", String(Math.max(8, title.length)));
  if (slot) dressLettering(lettering, slot.lettering);
  section.dataset.housed = String(slot !== undefined);
  section.append(...behind, poster, lettering, canvasPlace, overlay, opening);

  return {
    section,
    canvasPlace,
    overlay,
    setField(fit, { pictures, place: placeField }, laidOut) {
      const layOut = () => {
        const { width, height } = section.getBoundingClientRect();
        if (width < 1 || height < 1) return;
        const room = { width, height };
        const size = fit(room);
        const layout: BoardLayout = placeField
          ? { field: placeField(room) }
          : slot && pictures
            ? layOutHoused(room, size)
            : layOutBoard(room, size, pictures);
        const unit = layout.field.width / size.width;
        place(lettering, layout.lettering);
        place(poster, layout.poster);
        place(opening, openingPicture(room));
        place(overlay, layout.field);
        overlay.style.setProperty("--unit", `${unit}px`);
        laidOut(layout, unit, size);
      };
      new ResizeObserver(layOut).observe(section);
      layOut();
      return layOut;
    },
    reveal() {
      opening.addEventListener("animationend", () => opening.remove());
      opening.dataset.leaving = "true";
      // With reduced motion or without a loaded picture there is no animation, so no event follows.
      if (!opening.complete || opening.getAnimations().length === 0) opening.remove();
    },
  };
}

/** Builds the room, and builds it again when the board turns between upright and wide, because its picture fits only one of the two. */
function turningRoom(section: HTMLElement, build: (board: Size) => HTMLElement): HTMLElement {
  const first = section.getBoundingClientRect();
  let wasUpright = isUpright(first);
  let room = build(first);
  new ResizeObserver(() => {
    const board = section.getBoundingClientRect();
    if (board.width < 1 || isUpright(board) === wasUpright) return;
    wasUpright = !wasUpright;
    const next = build(board);
    room.replaceWith(next);
    room = next;
  }).observe(section);
  return room;
}

/** The title's tile, blurred, with a light over it. */
function backdropOf(art: TitleArt): HTMLElement[] {
  const backdrop = element("canvas", { class: styles.backdrop, aria: { hidden: true } });
  void paintBackdrop(backdrop, art.small);
  return [backdrop, element("div", { class: styles.shade, aria: { hidden: true } })];
}

/** The title's name in the font and treatment of its tile. */
function dressLettering(
  lettering: HTMLElement,
  { font, treatment }: NonNullable<TitleCard["lettering"]>,
): void {
  lettering.dataset.font = font;
  lettering.dataset.treatment = treatment;
}

function picture(source: string, className: string | undefined): HTMLImageElement {
  const image = element("img", { class: className, attributes: { alt: "", src: source, decoding: "async" } });
  image.addEventListener("error", () => image.remove());
  return image;
}

/**
 * The title's tile as a soft coloured background. It is blurred once at a tiny size and stretched: a CSS filter would be recalculated
 * at every frame of the game above it.
 */
async function paintBackdrop(backdrop: HTMLCanvasElement, source: string): Promise<void> {
  const tile = await loadPicture(source);
  const pen = backdrop.getContext("2d");
  if (!tile || !pen) return;
  backdrop.width = 96;
  backdrop.height = 128;
  pen.filter = "blur(7px)";
  pen.drawImage(tile, -12, -16, 120, 160);
}

function place(target: HTMLElement, rect: Rect | undefined): void {
  target.hidden = !rect;
  if (rect) putRect(target, rect);
}
