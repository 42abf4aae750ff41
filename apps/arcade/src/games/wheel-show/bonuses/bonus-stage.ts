import type { WheelShowLayout } from "@bellwether/games/mechanics/wheel-show/wire.ts";
import { element } from "../../../controls/element.ts";
import type { Board } from "../../../stage/board.ts";
import type { ShowDraw } from "../draw-of.ts";
import type { OwnPart } from "../own-part.ts";
import styles from "./bonus-stage.module.css";
import type { BonusParts, BonusView, BuildBonus, ShownBonusKind } from "./bonus-view.ts";
import { buildBoxes } from "./build-boxes.ts";
import { buildCoin } from "./build-coin.ts";
import { buildLadder } from "./build-ladder.ts";
import { buildSecondWheel } from "./build-second-wheel.ts";
import { buildSquare } from "./build-square.ts";

type StageParts = Omit<BonusParts, "pick"> & {
  board: Board;
  layout: WheelShowLayout;
  money(amountMinor: bigint): string;
};

const builders: { readonly [Kind in ShownBonusKind]: BuildBonus<Kind> } = {
  "second-wheel": buildSecondWheel,
  boxes: buildBoxes,
  ladder: buildLadder,
  coin: buildCoin,
  square: buildSquare,
};

/** The time in ms for the title before the round, and for its end. */
const OPENING_MS = 1_800;
const ENDING_MS = 2_600;

/** A bonus round over the whole stage: its name, the player's part in it, the round itself, and what it pays. */
export class BonusStage {
  readonly root = element("div", { class: styles.bonus, attributes: { hidden: true } });
  readonly #parts: StageParts;

  constructor(parts: StageParts) {
    this.#parts = parts;
    this.root.style.setProperty("--panel", parts.look.panel);
  }

  hide(): void {
    this.root.hidden = true;
    this.root.replaceChildren();
    delete this.#parts.board.section.dataset.bonus;
  }

  /** Shows a bonus round within `ms` milliseconds. `landed` is called with its highest value when that is seen. */
  async play(draw: ShowDraw, ms: number, own: OwnPart, landed: (value: number) => void): Promise<void> {
    const { layout, board, clock, t, money, sound } = this.#parts;
    const { spot, multiplier, bonus: event } = draw;
    const bonus = layout.bonuses.find((each) => each.spot === spot);
    if (!bonus || !event) return;
    const stakeMinor = own.stakeOn(spot);
    const hasPart = stakeMinor > 0n;
    const view = this.#build(bonus.kind, bonus, event, hasPart ? own.pick : undefined);
    const result = element("p", { class: styles.result });
    this.root.dataset.spot = spot;
    this.root.replaceChildren(
      element("div", { class: styles.head }, [
        element("span", {
          class: styles.badge,
          text: multiplier > 1 ? `${t("wheel_bonus")} ×${multiplier}` : t("wheel_bonus"),
        }),
        element("h2", { class: styles.title, text: bonus.name }),
        element("p", {
          class: styles.part,
          text: hasPart ? t("wheel_taking_part", { amount: money(stakeMinor) }) : t("wheel_watching"),
        }),
      ]),
      view.root,
      result,
    );
    this.root.hidden = false;
    board.section.dataset.bonus = "true";
    const isShown = ms >= OPENING_MS + ENDING_MS;
    if (isShown) await clock.wait(OPENING_MS);
    await view.play(isShown ? ms - OPENING_MS - ENDING_MS : 0);
    const value = (event.values[hasPart ? own.pick : 0] ?? event.values[0] ?? 0) * multiplier;
    const best = Math.max(...event.values) * multiplier;
    // Each pick's value stands beside it, so that only a value for everybody is repeated to those who watch.
    if (hasPart)
      result.textContent = t("wheel_you_get", { value, amount: money(own.paidFor(draw, new Map())) });
    else if (event.values.length === 1) result.textContent = t("wheel_to_one", { pays: best });
    result.dataset.own = String(hasPart);
    sound.play(hasPart ? "win" : "reveal");
    landed(best);
    if (isShown) await clock.wait(ENDING_MS);
  }

  #build(
    kind: ShownBonusKind,
    bonus: WheelShowLayout["bonuses"][number],
    event: NonNullable<ShowDraw["bonus"]>,
    pick: number | undefined,
  ): BonusView {
    const build = builders[kind] as BuildBonus<ShownBonusKind>;
    return build({ ...this.#parts, pick }, bonus, event as never);
  }
}
