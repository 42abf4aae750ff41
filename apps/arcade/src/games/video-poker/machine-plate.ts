import type { VideoPokerLayout } from "@bellwether/games/mechanics/video-poker/wire.ts";
import { element } from "../../controls/element.ts";
import type { GameParts } from "../../play/game.ts";
import type { MachineLayout } from "./lay-out-machine.ts";
import styles from "./machine-plate.module.css";

/** The machine's name, its game, and the return to player of the best play with the chosen number of coins. */
export class MachinePlate {
  readonly #parts: GameParts;
  readonly #layout: VideoPokerLayout;
  readonly #note = element("p", { class: styles.note });
  readonly #plate: HTMLElement;

  constructor(parts: GameParts, layout: VideoPokerLayout) {
    this.#parts = parts;
    this.#layout = layout;
    const icon = parts.card.slotSymbols.at(-1);
    this.#plate = element("div", { class: styles.plate }, [
      element("p", { class: styles.name, aria: { hidden: true } }, [
        icon === undefined
          ? undefined
          : element("img", { attributes: { src: parts.art.symbol(icon), alt: "" } }),
        parts.card.title || document.title,
      ]),
      this.#note,
    ]);
    parts.board.overlay.append(this.#plate);
  }

  place({ plate }: MachineLayout): void {
    this.#plate.hidden = !plate;
    if (!plate) return;
    const { style } = this.#plate;
    style.left = `${plate.x}px`;
    style.top = `${plate.y}px`;
    style.width = `${plate.width}px`;
    style.height = `${plate.height}px`;
    const letters = Math.max(10, (this.#parts.card.title || document.title).length);
    const size = Math.min(plate.height * 0.4, (plate.width * 1.35) / letters, 40);
    this.#plate.dataset.line = String(plate.isLine);
    style.setProperty("--name", `${size}px`);
  }

  showCoins(coins: number): void {
    const { t } = this.#parts;
    const { game, maximumCoins, list } = this.#layout;
    const returned = Number(coins === maximumCoins ? list.best.fiveCoins : list.best.fewerCoins);
    const name = t(game === "deuces-wild" ? "machine_deuces" : "poker_jacks-or-better");
    const returnText = t("machine_returns", { returned });
    this.#note.replaceChildren(element("span", { text: `${name} · ` }), returnText);
  }
}
