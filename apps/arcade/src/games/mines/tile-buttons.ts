import { TILES } from "@bellwether/games/mechanics/mines/wire.ts";
import { element } from "../../controls/element.ts";
import type { GameParts } from "../../play/game.ts";
import { putAt } from "../../stage/put-at.ts";
import type { FieldState, TileLook } from "./field-state.ts";
import type { FieldPlaces } from "./lay-out-field.ts";
import styles from "./tile-buttons.module.css";

const names = { closed: "tile_closed", safe: "tile_safe", hit: "tile_mine", missed: "tile_mine" } as const;

/** A button over each tile of the canvas. Screen readers read all buttons. A closed tile's button is enabled while the game asks for a tile. */
export class TileButtons {
  readonly #t: GameParts["t"];
  readonly #buttons: readonly HTMLButtonElement[];
  #looks: readonly TileLook[] = [];
  #isOpen = false;

  constructor({ board, t }: GameParts, pressed: (tile: number) => void) {
    this.#t = t;
    this.#buttons = Array.from({ length: TILES }, (_, tile) =>
      element("button", {
        class: styles.tile,
        attributes: { type: "button" },
        on: {
          click: () => {
            if (this.#isOpen && this.#looks[tile] === "closed") pressed(tile);
          },
        },
      }),
    );
    board.overlay.append(
      element("div", { class: styles.tiles, attributes: { role: "group" }, aria: { label: t("tiles") } }, [
        ...this.#buttons,
      ]),
    );
  }

  place({ corner, tile: side }: FieldPlaces): void {
    for (const [tile, button] of this.#buttons.entries()) {
      const { x, y } = corner(tile);
      const { style } = putAt(button, x, y);
      style.width = `calc(var(--unit) * ${side.toFixed(1)})`;
      style.height = style.width;
    }
  }

  show({ tiles }: FieldState): void {
    this.#looks = tiles;
    this.#write();
  }

  /** Enables the buttons of the closed tiles, or disables all. */
  setOpen(isOpen: boolean): void {
    this.#isOpen = isOpen;
    this.#write();
  }

  #write(): void {
    for (const [tile, button] of this.#buttons.entries()) {
      const look = this.#looks[tile] ?? "closed";
      button.setAttribute("aria-label", this.#t(names[look], { number: tile + 1 }));
      if (this.#isOpen && look === "closed") button.removeAttribute("aria-disabled");
      else button.setAttribute("aria-disabled", "true");
    }
  }
}
