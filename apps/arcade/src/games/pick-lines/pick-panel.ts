import { BOXES } from "@bellwether/games/mechanics/pick-lines/wire.ts";
import { element } from "../../controls/element.ts";
import type { GameParts } from "../../play/game.ts";
import styles from "./pick-panel.module.css";
import type { BoxLook, PickLinesState } from "./round-state.ts";

/** The boxes over the reels. Each box is a button, which is enabled while the game asks for a box. */
export class PickPanel {
  readonly #parts: Pick<GameParts, "t" | "money">;
  readonly #root: HTMLElement;
  readonly #total = element("output", { class: styles.total });
  readonly #boxes: readonly { button: HTMLButtonElement; content: HTMLElement }[];
  #looks: readonly BoxLook[] = [];
  #isOpen = false;

  constructor({ board, t, money }: GameParts, picture: string, pressed: (box: number) => void) {
    this.#parts = { t, money };
    this.#boxes = Array.from({ length: BOXES }, (_, box) => {
      const content = element("span", { class: styles.content });
      const lid = element("span", { class: styles.lid }, [
        element("img", { attributes: { src: picture, alt: "" } }),
      ]);
      const click = () => {
        if (this.#isOpen && this.#looks[box]?.kind === "closed") pressed(box);
      };
      const button = element("button", { class: styles.box, attributes: { type: "button" }, on: { click } }, [
        lid,
        content,
      ]);
      return { button, content };
    });
    this.#root = element("div", { class: styles.panel }, [
      element("p", { class: styles.head }, [
        element("strong", { class: styles.title, text: t("pick_intro") }),
        this.#total,
      ]),
      element(
        "div",
        { class: styles.boxes, attributes: { role: "group" }, aria: { label: t("boxes") } },
        this.#boxes.map(({ button }) => button),
      ),
    ]);
    this.#root.hidden = true;
    board.overlay.append(this.#root);
  }

  show({ boxes, pickMinor }: Pick<PickLinesState, "boxes" | "pickMinor">): void {
    this.#looks = boxes;
    this.#root.hidden = false;
    this.#total.textContent = this.#parts.money(pickMinor);
    this.#write();
  }

  hide(): void {
    this.#root.hidden = true;
  }

  /** Enables the closed boxes, or disables all boxes. */
  setOpen(isOpen: boolean): void {
    this.#isOpen = isOpen;
    this.#write();
  }

  /** A random closed box. The choice does not change the odds, because the boxes are already filled. */
  anyClosed(): number {
    const closed = this.#looks.flatMap(({ kind }, box) => (kind === "closed" ? [box] : []));
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    return closed[drawn % closed.length] ?? 0;
  }

  #write(): void {
    for (const [box, { button, content }] of this.#boxes.entries()) {
      const look = this.#looks[box] ?? { kind: "closed" };
      const amount = look.kind === "prize" ? this.#parts.money(look.amountMinor) : "";
      content.textContent = look.kind === "empty" ? "×" : amount;
      button.dataset.look = look.kind;
      button.dataset.missed = String(look.kind !== "closed" && look.isMissed);
      button.setAttribute("aria-label", this.#nameOf(box, look, amount));
      if (this.#isOpen && look.kind === "closed") button.removeAttribute("aria-disabled");
      else button.setAttribute("aria-disabled", "true");
    }
  }

  #nameOf(box: number, { kind }: BoxLook, amount: string): string {
    const { t } = this.#parts;
    const number = box + 1;
    if (kind === "prize") return t("box_prize", { number, amount });
    return t(kind === "empty" ? "box_no_prize" : "box_closed", { number });
  }
}
