import { element, type IconName, icon } from "../../controls/element.ts";
import type { GameParts } from "../../play/game.ts";
import { shortMoney } from "../../texts/money-text.ts";
import { chipColour } from "./chip-colour.ts";
import styles from "./chip-rail.module.css";

/** The chips to choose from, and the buttons to undo, clear and repeat. Some tables also have a button to double. */
export type ChipRail = {
  readonly amountMinor: bigint;
  /** Chooses a chip by its index. Does nothing if there is no such chip. */
  choose(index: number): void;
  /** Shows on the repeat button whether the last bets will be repeated in the next round. */
  showRepeat(isWanted: boolean): void;
  enable(buttons: { undo: boolean; clear: boolean; double?: boolean; repeat: boolean; chips: boolean }): void;
};

type RailParts = Pick<GameParts, "buttons" | "tools" | "sheet" | "t" | "money" | "sound">;

/** @param chosen called when the player has chosen another chip. */
export function buildChipRail(
  { buttons, tools, sheet, t, money, sound }: RailParts,
  act: { undo(): void; clear(): void; double?(): void; repeat(): void },
  chosen: () => void = () => {},
): ChipRail {
  let amountMinor = BigInt(sheet.stakes[Math.min(1, sheet.stakes.length - 1)] as string);
  const chips = sheet.stakes.map((stake) => {
    const chip = element("button", {
      class: styles.chip,
      text: shortMoney(BigInt(stake)),
      attributes: { type: "button" },
      aria: { label: t("chip_of", { amount: money(stake) }), pressed: BigInt(stake) === amountMinor },
      on: { click: () => choose(chips.indexOf(chip)) },
    });
    chip.style.setProperty("--chip", chipColour(sheet.stakes, BigInt(stake)));
    return chip;
  });
  const choose = (index: number) => {
    const chip = chips[index];
    if (!chip || chip.disabled) return;
    amountMinor = BigInt(sheet.stakes[index] as string);
    sound.play("chip");
    for (const other of chips) other.setAttribute("aria-pressed", String(other === chip));
    chosen();
  };
  const tool = (label: string, name: IconName, press: () => void) =>
    element(
      "button",
      {
        class: styles.tool,
        attributes: { type: "button", title: label },
        aria: { label },
        on: { click: press },
      },
      [icon(name)],
    );
  const undo = tool(t("undo"), "undo", act.undo);
  const clear = tool(t("clear"), "clear", act.clear);
  const double = act.double && tool(t("double_bets"), "double", act.double);
  const repeat = tool(t("repeat"), "repeat", act.repeat);
  buttons.append(
    element("div", { class: styles.rail, attributes: { role: "group" }, aria: { label: t("chips") } }, chips),
  );
  tools.append(undo, clear, ...(double ? [double] : []), repeat);
  return {
    get amountMinor() {
      return amountMinor;
    },
    choose,
    showRepeat(isWanted) {
      repeat.setAttribute("aria-pressed", String(isWanted));
    },
    enable(enabled) {
      undo.disabled = !enabled.undo;
      clear.disabled = !enabled.clear;
      if (double) double.disabled = !enabled.double;
      repeat.disabled = !enabled.repeat;
      for (const chip of chips) chip.disabled = !enabled.chips;
    },
  };
}
