import type { SlotFeature } from "@bellwether/contract/studio/game-sheet.ts";
import choice from "../controls/choice.module.css";
import { openDialog } from "../controls/dialog.ts";
import { element, setAttributes } from "../controls/element.ts";
import styles from "../controls/form.module.css";
import type { MoneyText } from "../texts/money-text.ts";
import { parseAmount } from "../texts/parse-amount.ts";
import type { GameTexts, TextKey } from "../texts/texts.ts";
import type { AutoplayPlan } from "./autoplay.ts";

const ROUNDS = [10, 25, 50, 100] as const;

/** The data about the game that the dialog needs. */
type AutoplayOffer = {
  /** The stake of the next round. A loss limit below it is refused. */
  stakeMinor: bigint;
  /** The feature at which autoplay can end, in games that have one. */
  feature: SlotFeature | undefined;
  money: MoneyText;
};

/** Offers to stop at the feature. A choice needs the player, so that autoplay ends with it in any case, and only says so. */
function askForStop({ name }: SlotFeature, box: HTMLInputElement, t: GameTexts): HTMLElement {
  const text = t(`autoplay_feature_${name}`);
  if (name === "choice") return element("p", { class: styles.note, text });
  return element("label", { class: styles.check }, [box, text]);
}

/** Asks for the number of rounds and for the conditions that end autoplay earlier. Only the number of rounds has a default, 10. */
export function openAutoplayDialog(
  { stakeMinor, feature, money }: AutoplayOffer,
  t: GameTexts,
  start: (plan: AutoplayPlan) => void,
): void {
  const rounds = buildRounds(t);
  const loss = buildAmount(t("autoplay_loss_limit"), t("autoplay_loss_note"));
  const win = buildAmount(t("autoplay_single_win"));
  const atFeature = element("input", { class: styles.box, attributes: { type: "checkbox" } });
  atFeature.checked = feature?.name === "choice";
  const error = element("p", { class: styles.error, attributes: { role: "alert", id: "autoplay-error" } });
  // The sandbox of the game's frame blocks form submission, so the button and the Enter key call `submit`.
  const form = element("div", { class: styles.form, on: { keydown: (event) => pressEnter(event) } }, [
    rounds.group,
    loss.label,
    win.label,
    feature && askForStop(feature, atFeature, t),
    element("p", { class: styles.note, text: t("autoplay_note") }),
    error,
    element("div", { class: styles.actions }, [
      element("button", {
        class: styles.go,
        text: t("autoplay_start"),
        attributes: { type: "button" },
        on: { click: () => submit() },
      }),
    ]),
  ]);
  const dialog = openDialog(t("autoplay"), [form], t);

  const refuse = (input: HTMLInputElement, key: TextKey) => {
    error.textContent = t(key, { amount: money(stakeMinor) });
    for (const each of [loss.input, win.input]) {
      each.setAttribute("aria-invalid", String(each === input));
      setAttributes(each, "aria-", { describedby: each === input ? error.id : undefined });
    }
    input.focus();
  };
  const pressEnter = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.target === loss.input || event.target === win.input)) submit();
  };
  const submit = () => {
    const lossLimitMinor = parseAmount(loss.input.value);
    if (lossLimitMinor === undefined || lossLimitMinor < stakeMinor)
      return refuse(loss.input, "autoplay_bad_loss");
    const singleWinMinor = parseAmount(win.input.value);
    if (win.input.value.trim() !== "" && !singleWinMinor) return refuse(win.input, "autoplay_bad_win");
    dialog.close();
    start({ rounds: rounds.chosen(), lossLimitMinor, singleWinMinor, stopsAtFeature: atFeature.checked });
  };
}

function buildRounds(t: GameTexts): { group: HTMLElement; chosen(): number } {
  let chosen: number = ROUNDS[0];
  const buttons = ROUNDS.map((count) =>
    element("button", {
      class: `${choice.choice} ${styles.count}`,
      text: String(count),
      attributes: { type: "button" },
      aria: { pressed: count === chosen },
      on: {
        click: () => {
          chosen = count;
          for (const [place, button] of buttons.entries())
            button.setAttribute("aria-pressed", String(ROUNDS[place] === count));
        },
      },
    }),
  );
  const legend = element("legend", { class: styles.legend, text: t("autoplay_rounds") });
  return { group: element("fieldset", { class: styles.group }, [legend, ...buttons]), chosen: () => chosen };
}

function buildAmount(name: string, note = ""): { label: HTMLLabelElement; input: HTMLInputElement } {
  const input = element("input", {
    class: styles.input,
    attributes: { type: "text", inputmode: "decimal", autocomplete: "off", maxlength: 12 },
  });
  const label = element("label", { class: styles.field }, [
    name,
    input,
    note ? element("span", { class: styles.note, text: note }) : undefined,
  ]);
  return { label, input };
}
