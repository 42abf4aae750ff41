import { dropsPath } from "@bellwether/contract/studio/addresses.ts";
import type { PastDrop, Pot } from "@bellwether/contract/studio/pots.ts";
import { element } from "../controls/element.ts";
import panel from "../controls/fairness-panel.module.css";
import type { GameContext } from "../launch/game-context.ts";
import { dropHolds, sealedText } from "../proof/check-drop.ts";

/** Shows moment and salt of a drop's last period with the hash that was sealed, and builds a button that compares them in the browser. */
export function buildDropCheck(
  { base, t }: Pick<GameContext, "base" | "t">,
  { pot }: Pick<Pot, "pot">,
  last: PastDrop,
  currency: string,
): HTMLElement {
  const name = { pot, currency };
  const said = element("p", { class: panel.said, attributes: { role: "status" } });
  const check = async () => {
    const holds = await dropHolds(name, last);
    said.textContent = t(holds ? "jackpot_drop_holds" : "jackpot_drop_fails");
    said.dataset.good = String(holds);
  };
  const button = element("button", {
    class: panel.small,
    text: t("jackpot_drop_check"),
    attributes: { type: "button" },
    on: { click: () => void check() },
  });
  const lines = [
    `SHA-256(${sealedText(name, last)})`,
    `= ${last.commitment}`,
    `${base}${dropsPath(pot, currency, last.endsAt)}`,
  ];
  return element("div", {}, [
    button,
    said,
    ...lines.map((text) => element("code", { class: panel.code, text })),
  ]);
}
