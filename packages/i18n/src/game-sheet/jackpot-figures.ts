import { CALL_SECONDS, leastOutOf, MAX_POT_TIMES } from "@bellwether/contract/pot-rules.ts";
import type { PastClock, Pot, PotTerms } from "@bellwether/contract/studio/pots.ts";
import type en from "@bellwether/languages/en/sheet.json";
import type { Language } from "@bellwether/market/languages.ts";
import { exactFigure } from "../format/figure.ts";
import type { MessageParams } from "../message.ts";

type SheetTextKey = keyof typeof en;

/** A figure with its name. */
export type JackpotFigure = { label: string; text: string };

export type JackpotWords = {
  /** Formats minor units of the pot's currency. */
  money: (minor: string) => string;
  t: (key: SheetTextKey, params?: MessageParams) => string;
  language: Language;
  /** Formats a moment (ISO 8601). */
  time: (at: string) => string;
};

/**
 * The stakes for which figures are shown, in minor units: the smallest and the largest of the game, and the selected one, which there is only
 * in the game itself.
 */
export type ShownStakes = { selected?: bigint | undefined; smallest: bigint; largest: bigint };

/** A share of a stake in millionths. */
const MILLION = 1_000_000n;

/** The share of a stake that a pot pays back over the long run, in millionths, rounded down. */
export function potShare(terms: PotTerms, stakeMinor: bigint): bigint {
  if (terms.kind === "network")
    return BigInt(terms.contributionPpm) + (BigInt(terms.seedMinor) * MILLION) / BigInt(terms.hitEveryMinor);
  if (stakeMinor < BigInt(terms.minimumStakeMinor)) return 0n;
  return (BigInt(terms.contributionThousandths) * 1_000n) / stakeMinor;
}

/** Millionths as percent with three places: 4,000 are "0.400". */
function percentOf(millionths: bigint): string {
  return `${millionths / 10_000n}.${String((millionths % 10_000n) / 10n).padStart(3, "0")}`;
}

/** The name of a pot: its jackpot's, and in a network its tier's. */
export function potName({ name, tier }: Pick<Pot, "name" | "tier">, t: JackpotWords["t"]): string {
  return tier === null ? name : `${name} · ${t(`jackpot_${tier}`)}`;
}

/** What a hit pays at this moment. */
export function jackpotNow(
  { terms, valueMinor }: Pick<Pot, "terms" | "valueMinor">,
  { t, money }: Pick<JackpotWords, "t" | "money">,
): JackpotFigure {
  // A part of a drop's or a clock's pot stays in it, so the pot itself holds more.
  return { label: t(terms.kind === "network" ? "jackpot_now" : "jackpot_pays_now"), text: money(valueMinor) };
}

/** The figures of a pot with their names, without its amount. The chance is at the selected stake, without one at the smallest and the largest. */
export function jackpotFigures(pot: Pot, stakes: ShownStakes, words: JackpotWords): JackpotFigure[] {
  const { t, money, time } = words;
  const winners = pot.winners.map((winner) =>
    t(winner.initial === null ? "jackpot_winner_hidden" : "jackpot_winner_by", {
      amount: money(winner.amountMinor),
      initial: winner.initial ?? "",
      time: time(winner.at),
    }),
  );
  return [
    ...(pot.terms.kind === "network"
      ? networkFigures(pot.terms, stakes, words)
      : dropFigures(pot, stakes, words)),
    ...(winners.length > 0
      ? [
          {
            label: t(winners.length === 1 ? "jackpot_winner" : "jackpot_winners"),
            text: winners.join(" · "),
          },
        ]
      : []),
  ];
}

function networkFigures(
  terms: Extract<PotTerms, { kind: "network" }>,
  { selected, smallest, largest }: ShownStakes,
  { t, money, language }: JackpotWords,
) {
  const every = BigInt(terms.hitEveryMinor);
  const chanceAt = (stake: bigint) => {
    const common = greatestDivisor(every, stake);
    return {
      label: t("jackpot_chance", { stake: money(stake.toString()) }),
      text: t("jackpot_one_in", {
        part: exactFigure((stake / common).toString(), language),
        count: exactFigure((every / common).toString(), language),
      }),
    };
  };
  const shown = selected === undefined ? [smallest, largest] : [selected];
  return [
    ...[...new Set(shown)].map(chanceAt),
    { label: t("jackpot_share"), text: percent(potShare(terms, largest), t, language) },
  ];
}

function greatestDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : greatestDivisor(other, one % other);
}

/** The figures of a drop or a win-time jackpot. */
function dropFigures(pot: Pot, { smallest, largest }: ShownStakes, words: JackpotWords) {
  const { terms, counted } = pot;
  const { t, money, language } = words;
  if (terms.kind === "network") return [];
  const minimum = BigInt(terms.minimumStakeMinor);
  const shown = new Set([smallest < minimum ? minimum : smallest, largest]);
  return [
    { label: t("jackpot_smallest"), text: money(terms.minimumStakeMinor) },
    // A thousandth of a minor unit for each round is a minor unit for 1,000 rounds.
    { label: t("jackpot_added"), text: money(String(terms.contributionThousandths)) },
    ...[...shown].map((stake) => ({
      label: t("jackpot_share_at", { stake: money(stake.toString()) }),
      text: percent(potShare(terms, stake), t, language),
    })),
    { label: t("jackpot_counted"), text: exactFigure(String(counted.rounds), language) },
    ...(terms.kind === "drop" ? callFigures(pot, words) : clockFigures(pot, terms, words)),
  ];
}

/** The chance of each entry of a call, with the call's other figures and the last one's result. */
function callFigures({ clock }: Pot, { t, language, time }: JackpotWords): JackpotFigure[] {
  const { now = null, last = null } = clock ?? {};
  const count = now && String(Math.max(now.outOf ?? 1, now.entries));
  return [
    ...(now && count
      ? [
          {
            label: t("jackpot_chance_each"),
            text: t("jackpot_one_in", { part: "1", count: exactFigure(count, language) }),
          },
          { label: t("jackpot_draw_entries"), text: exactFigure(String(now.entries), language) },
          { label: t("jackpot_clock_hash"), text: shortHash(now.serverSeedHash) },
        ]
      : []),
    // A call without a stake ends only when the drop's terms change.
    ...(last && last.entries > 0 ? [{ label: t("jackpot_last_draw"), text: pastText(last, t, time) }] : []),
  ];
}

/** The end of the running clock, from how many stakes on it is sure to have a winner, and the last one's result. */
function clockFigures(
  { clock, valueMinor }: Pot,
  { contributionThousandths }: Extract<PotTerms, { kind: "win-time" }>,
  { t, language, time }: JackpotWords,
): JackpotFigure[] {
  const { now = null, last = null } = clock ?? {};
  return [
    ...(now?.endsAt
      ? [
          { label: t("jackpot_zero"), text: time(now.endsAt) },
          { label: t("jackpot_entries"), text: exactFigure(String(now.entries), language) },
          {
            label: t("jackpot_sure_from"),
            text: t("jackpot_sure_count", {
              count: leastOutOf(BigInt(valueMinor), contributionThousandths),
            }),
          },
          { label: t("jackpot_clock_hash"), text: shortHash(now.serverSeedHash) },
        ]
      : []),
    ...(last ? [{ label: t("jackpot_last_clock"), text: pastText(last, t, time) }] : []),
  ];
}

function pastText(
  { state, entries, winner, endsAt, endedAt }: PastClock,
  t: JackpotWords["t"],
  time: JackpotWords["time"],
): string {
  const end = winner !== null ? "won" : entries === 0 ? "empty" : state === "missed" ? "missed" : "unpaid";
  return t(`jackpot_clock_${end}`, { time: time(endsAt ?? endedAt), entries });
}

/** The rule of a pot in sentences, with the formula of its return where that depends on the stake. */
export function jackpotRule({ terms }: Pick<Pot, "terms">, { t, money, language }: JackpotWords): string {
  if (terms.kind === "network")
    return t("jackpot_rule_network", {
      seed: money(terms.seedMinor),
      share: exactFigure(percentOf(BigInt(terms.contributionPpm)), language),
    });
  const shared = { stake: money(terms.minimumStakeMinor), percent: 100 - terms.keepsPercent };
  const rule =
    terms.kind === "drop"
      ? t("jackpot_rule_drop", { ...shared, seconds: CALL_SECONDS, period: terms.period })
      : t("jackpot_rule_clock", shared);
  return `${rule} ${t("jackpot_formula", { times: MAX_POT_TIMES })}`;
}

/** What game and pots return together at a stake, with two places like the game's own. `returnToPlayer` is that, in percent. */
export function wholeReturn(
  returnToPlayer: string,
  pots: readonly Pot[],
  stakeMinor: bigint,
  { t, money, language }: JackpotWords,
): JackpotFigure {
  const [whole = "0", part = ""] = returnToPlayer.split(".");
  const own = BigInt(whole) * 10_000n + BigInt(part.slice(0, 4).padEnd(4, "0"));
  const sum = pots.reduce((total, { terms }) => total + potShare(terms, stakeMinor), own);
  const label = t("jackpot_whole", { stake: money(stakeMinor.toString()) });
  // 100 millionths are a hundredth of a percent.
  const hundredths = String((sum + 50n) / 100n).padStart(3, "0");
  const figure = exactFigure(`${hundredths.slice(0, -2)}.${hundredths.slice(-2)}`, language);
  return { label, text: t("percent", { figure }) };
}

function percent(millionths: bigint, t: JackpotWords["t"], language: Language): string {
  return t("percent", { figure: exactFigure(percentOf(millionths), language) });
}

const shortHash = (hash: string) => `${hash.slice(0, 8)}…${hash.slice(-4)}`;
