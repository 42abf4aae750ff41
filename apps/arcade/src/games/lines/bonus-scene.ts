import { element } from "../../controls/element.ts";
import type { GameParts } from "../../play/game.ts";
import { Taps, tally } from "../../play/tally.ts";
import { offerSkip } from "../offer-skip.ts";
import styles from "./bonus-scene.module.css";

/** How long the scene waits for a press before it goes on by itself. */
const WAIT_MS = 2_600;
const RESULT_MS = 2_000;

/**
 * What a scene draws: the picture, and a further element (`beside`) next to the line of text. A wide picture takes the whole width and stands
 * below the name of the bonus. A narrow one stands between the name and the total.
 */
type ScenePicture = { view: HTMLElement; beside?: HTMLElement; isWide: boolean };

/**
 * A scene over the reels for a wheel or a trail: its name, what it has paid, a line of text, and its picture. The round is decided, so the
 * player only starts it, and it starts by itself after a moment.
 */
export class BonusScene {
  readonly #parts: GameParts;
  readonly #root: HTMLElement;
  readonly #line = element("p", { class: styles.line });
  readonly #total = element("output", { class: styles.total });
  readonly #taps = new Taps();
  #withdraw = () => {};

  constructor(parts: GameParts, title: string, { view, beside, isWide }: ScenePicture) {
    this.#parts = parts;
    this.#root = element(
      "div",
      {
        class: styles.scene,
        aria: { hidden: true },
        attributes: { "data-wide": isWide },
        on: { click: () => this.#taps.tap() },
      },
      [
        element("p", { class: styles.head }, [
          element("strong", { class: styles.title, text: title }),
          this.#total,
        ]),
        element("div", { class: styles.view }, [view]),
        element("div", { class: styles.foot }, [beside, this.#line]),
      ],
    );
    parts.board.overlay.append(this.#root);
    parts.sound.music(true);
    parts.vibrate("bonus");
  }

  /** Waits for a press of the big button or on the scene, or for a moment. Afterwards the player may skip to the end. */
  async begin(label: string): Promise<void> {
    await this.#waitForPress(label, WAIT_MS);
    this.#parts.sound.play("press");
    this.#withdraw = offerSkip(this.#parts);
  }

  /** Shows what the bonus has paid so far. */
  count(amountMinor: bigint): void {
    this.#total.textContent = amountMinor > 0n ? this.#parts.money(amountMinor) : "";
  }

  /** Shows a line of text below the picture; a result stands out. */
  write(text: string, isResult = false): void {
    this.#line.textContent = text;
    this.#line.dataset.result = String(isResult);
  }

  /** Shows the result until a press or for a while, also to a player who has skipped. */
  async end(text: string): Promise<void> {
    this.#withdraw();
    this.#parts.clock.hurry(false);
    this.write(text, true);
    this.#parts.say(text);
    await this.#waitForPress(this.#parts.t("continue"), RESULT_MS);
  }

  async #waitForPress(label: string, standMs: number): Promise<void> {
    const { clock, offer } = this.#parts;
    const withdraw = offer(label, () => this.#taps.tap());
    await tally(clock, this.#taps, { amountMinor: 0n, countMs: 0, standMs, show: () => {} });
    withdraw();
  }

  remove(): void {
    this.#withdraw();
    this.#parts.clock.hurry(false);
    this.#parts.sound.music(false);
    this.#root.remove();
  }
}
