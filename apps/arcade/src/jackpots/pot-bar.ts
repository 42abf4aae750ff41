import type { Pot } from "@bellwether/contract/studio/pots.ts";
import { formatCountdown } from "@bellwether/i18n/format/countdown.ts";
import { potName } from "@bellwether/i18n/game-sheet/jackpot-figures.ts";
import { element } from "../controls/element.ts";
import type { MoneyText } from "../texts/money-text.ts";
import type { GameTexts } from "../texts/texts.ts";
import styles from "./pot-bar.module.css";
import type { SeenHit, ShownPots } from "./shown-pots.ts";

/** Ten steps a second look continuous. */
const STEP_MS = 100;
/** On a phone one pot is shown at a time, each for this time. */
const TURN_MS = 8_000;
/** How long a hit is shown. */
const HIT_MS = 8_000;

type BarPort = {
  t: GameTexts;
  money: MoneyText;
  /** Formats a whole number. */
  figure(value: number): string;
  /** The hours and minutes of a moment (ISO 8601) in the player's time. */
  time(at: string): string;
  /** Whether the digits may move: they stand still while a round runs, so that nothing competes with its result. */
  isAtRest(): boolean;
  open(): void;
};

export type PotBar = { root: HTMLElement; show(): void; showHit(hit: SeenHit): void };

/** The bar of a game's pots above the board; pressing it opens the sheet. On a phone it shows one pot at a time. */
export function buildPotBar(pots: ShownPots, { t, money, figure, time, isAtRest, open }: BarPort): PotBar {
  const list = element("span", { class: styles.pots });
  const button = element(
    "button",
    { class: styles.button, attributes: { type: "button" }, on: { click: open } },
    [element("span", { class: styles.spoken, text: `${t("jackpots")}: ` }), list],
  );
  const message = element("p", { class: styles.message, attributes: { role: "status" } });
  const root = element("div", { class: styles.bar }, [button, message]);
  const amounts = new Map<string, HTMLElement>();
  const clocks = new Map<string, HTMLElement>();
  let turn = 0;

  const detailOf = (pot: Pot): string => {
    if (pots.isStale(performance.now())) return t("jackpot_stale", { time: time(pots.receivedAt) });
    if (pot.kind === "drop") return callDetail(pot.clock);
    if (!pot.clock?.drawn?.amountMinor) return "";
    const { amountMinor, waitsForBeacon } = pot.clock.drawn;
    return t(waitsForBeacon ? "jackpot_beacon" : "jackpot_drawing", { amount: money(amountMinor) });
  };
  /** A call is drawn every half minute while somebody plays, so only a draw that is late is worth a word; else it is the chance. */
  const callDetail = (calls: Pot["clock"]): string => {
    if (calls?.drawn?.waitsForBeacon) return t("jackpot_beacon_waits");
    if (!calls?.now) return "";
    const { outOf, entries } = calls.now;
    return t("jackpot_one_in", { part: figure(1), count: figure(Math.max(outOf ?? 1, entries)) });
  };
  const write = () => {
    const now = performance.now();
    const isStale = pots.isStale(now);
    if (isStale !== root.hasAttribute("data-stale")) {
      root.toggleAttribute("data-stale", isStale);
      show();
    }
    for (const pot of pots.all) {
      const clock = clocks.get(pot.pot);
      const left = clockText(pot, now);
      if (clock && clock.textContent !== left) clock.textContent = left;
    }
    if (!isAtRest()) return;
    for (const pot of pots.all) {
      const text = money(BigInt(pots.valueMinor(pot, now)));
      const shown = amounts.get(pot.pot);
      if (shown && shown.textContent !== text) shown.textContent = text;
    }
  };
  const showTurn = () => {
    for (const [index, item] of [...list.children].entries())
      item.toggleAttribute("data-shown", index === turn % list.children.length);
  };
  /** What a clock shows: it goes on running during a round, since no stake moves it. */
  const clockText = (pot: Pot, now: number): string => {
    const isHidden = pots.isStale(now) || pot.kind === "drop" || pot.clock?.drawn;
    const leftMs = isHidden ? undefined : pots.clockLeftMs(pot, now);
    return leftMs === undefined ? "" : t("jackpot_clock", { left: formatCountdown(leftMs / 1_000) });
  };
  const labelOf = (pot: Pot) => [potName(pot, t), detailOf(pot)].filter((text) => text !== "").join(" · ");
  const build = () => {
    amounts.clear();
    clocks.clear();
    list.replaceChildren(
      ...pots.all.map((pot) => {
        const amount = element("span", {
          class: styles.amount,
          text: money(BigInt(pots.valueMinor(pot, performance.now()))),
        });
        amounts.set(pot.pot, amount);
        // Hidden from screen readers, which would read out every second.
        const clock = element("span", {
          class: styles.clock,
          text: clockText(pot, performance.now()),
          attributes: { "aria-hidden": "true" },
        });
        clocks.set(pot.pot, clock);
        return element("span", { class: styles.pot }, [
          element("span", { class: styles.name, text: labelOf(pot) }),
          element("span", { class: styles.figures }, [amount, pot.kind === "win-time" ? clock : undefined]),
        ]);
      }),
    );
    showTurn();
  };
  let built = "";
  const show = () => {
    const labels = pots.all.map(labelOf).join("\n");
    if (labels !== built) build();
    built = labels;
  };
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  setInterval(write, still ? 5_000 : STEP_MS);
  setInterval(() => {
    turn += 1;
    showTurn();
  }, TURN_MS);
  return {
    root,
    show,
    showHit({ pot, winner }) {
      const { initial } = winner;
      const facts = { name: potName(pot, t), amount: money(winner.amountMinor) };
      message.textContent =
        initial === null ? t("jackpot_hit", facts) : t("jackpot_hit_by", { ...facts, initial });
      setTimeout(() => {
        message.textContent = "";
      }, HIT_MS);
    },
  };
}
