import { clockPath } from "@bellwether/contract/studio/addresses.ts";
import type { PastClock, Pot } from "@bellwether/contract/studio/pots.ts";
import type { GameContext } from "../context/game-context.ts";
import { element } from "../controls/element.ts";
import panel from "../controls/fairness-panel.module.css";
import { checkClock } from "../proof/check-clock.ts";

type CheckContext = Pick<GameContext, "studio" | "base" | "t">;

/** Builds a button that recomputes the draw of a pot's last clock or call in the browser, and a link to the published data. */
export function buildClockCheck(
  { studio, base, t }: CheckContext,
  { pot }: Pick<Pot, "pot">,
  { number }: PastClock,
  currency: string,
): HTMLElement {
  const said = element("p", { class: panel.said, attributes: { role: "status" } });
  const button = element("button", {
    class: panel.small,
    text: t("jackpot_check"),
    attributes: { type: "button" },
    on: { click: () => void check() },
  });
  const say = (text: string, good: boolean) => {
    said.textContent = text;
    said.dataset.good = String(good);
  };
  const check = async () => {
    button.disabled = true;
    say(t("jackpot_checking"), true);
    try {
      const name = { pot, currency, number };
      const clock = await studio.call("readClock", {}, name);
      const found = await checkClock(clock, (after) =>
        studio.call("listClockEntries", {}, { ...name, after }),
      );
      const drawn = { entry: clock.winningEntry ?? 0, entries: clock.entries };
      const holds = found === "holds" || found === "unpaid" || found === "missed" || found === "empty";
      say(t(`jackpot_check_${found}`, drawn), holds);
    } catch {
      say(t("jackpot_check_away"), false);
    }
    button.disabled = false;
  };
  const address = element("code", { class: panel.code, text: `${base}${clockPath(pot, currency, number)}` });
  return element("div", {}, [button, said, address]);
}
