import type { CasinoRoom } from "@bellwether/contract/content/table-room.ts";
import { element } from "../controls/element.ts";
import type { BoardFrame } from "../theme/brand-style.ts";
import { isUpright } from "./lay-out-board.ts";
import { DEALER, paintDealer } from "./paint-dealer.ts";
import styles from "./table-room.module.css";

/** The room of a table game, and the frame in the colours of its material. */
export type TableRoomParts = CasinoRoom & { frame: BoardFrame };

/**
 * The room behind a table. From the player's chair the table fills the width, with the dealer's place opposite and the near rail below.
 * The section's `data-seat` is "chair" or "standing", and its `--rim` colours are those of the table's rim.
 */
export function buildTableRoom(
  section: HTMLElement,
  { isFirstPerson, frame }: TableRoomParts,
  scene: (format: "upright" | "wide") => string,
): HTMLElement {
  const { body, trim } = frame;
  for (const [name, colour] of [
    ["--rim-light", body[0]],
    ["--rim", body[1]],
    ["--rim-dark", body[2]],
    ["--rim-trim", trim],
  ] as const)
    section.style.setProperty(name, colour);
  section.dataset.seat = isFirstPerson ? "chair" : "standing";
  const board = section.getBoundingClientRect();
  const far = element("img", {
    class: styles.far,
    attributes: { alt: "", src: scene(isUpright(board) ? "upright" : "wide"), decoding: "async" },
  });
  far.addEventListener("error", () => far.remove());
  const table = [
    paintedDealer(),
    element("div", { class: styles.surface }, [element("div", { class: styles.rack })]),
    element("div", { class: styles.rail }),
  ];
  return element("div", { class: styles.room, aria: { hidden: true } }, [
    far,
    ...(isFirstPerson ? table : []),
  ]);
}

function paintedDealer(): HTMLCanvasElement {
  const canvas = element("canvas", { class: styles.dealer, attributes: { ...DEALER } });
  const pen = canvas.getContext("2d");
  if (pen) paintDealer(pen);
  return canvas;
}
