import type { GameTexts } from "../texts/texts.ts";
import choice from "./choice.module.css";
import { openDialog } from "./dialog.ts";
import { element } from "./element.ts";
import type { StakeLadder } from "./stake-ladder.ts";
import styles from "./stake-picker.module.css";

/** Shows every stake on offer, formatted by `money`. A press on a stake selects it and closes the sheet. */
export function openStakePicker(
  ladder: StakeLadder,
  title: string,
  money: (stakeMinor: bigint) => string,
  t: GameTexts,
  changed: () => void,
): void {
  const buttons = ladder.stakes.map((stakeMinor) =>
    element("button", {
      class: `${choice.choice} ${styles.stake}`,
      text: money(stakeMinor),
      attributes: { type: "button" },
      aria: { pressed: stakeMinor === ladder.stakeMinor },
      on: {
        click: () => {
          ladder.choose(stakeMinor);
          changed();
          dialog.close();
        },
      },
    }),
  );
  const dialog = openDialog(title, [element("div", { class: styles.stakes }, buttons)], t);
  buttons[ladder.stakes.indexOf(ladder.stakeMinor)]?.focus();
}
