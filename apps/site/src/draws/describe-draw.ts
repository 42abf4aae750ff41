import { minorToAmount } from "@bellwether/contract/minor-units.ts";
import type { GameSheet, PublishedTableRound } from "@bellwether/contract/studio/index.ts";
import { LottoEvent, LottoLayout } from "@bellwether/games/mechanics/lotto/wire.ts";
import { PickNEvent, PickNLayout } from "@bellwether/games/mechanics/pick-n/wire.ts";
import { RaffleEvent, RaffleLayout } from "@bellwether/games/mechanics/raffle/wire.ts";
import { formatFigure } from "@bellwether/i18n/format/figure.ts";
import { formatMoney } from "@bellwether/i18n/format/money.ts";
import type { Translate } from "@bellwether/i18n/translate.ts";
import type { Language } from "@bellwether/market/languages.ts";

/** What was drawn, one face a ball; the bonus ball is last. Of a raffle, the number of the first prize. */
export type DrawnBall = { face: string; isBonus: boolean };

/** A row of the prizes of a draw; `chance` is null in games whose chance depends on the tickets sold. */
export type DrawTier = { label: string; winners: string; each: string; chance: string | null };

export type DrawPrizes = {
  tiers: DrawTier[];
  /** How much was sold, in the game's own unit. */
  sold: string;
  /** The sum of all prizes was above the most that a draw pays, so the top prizes were cut. */
  isCut: boolean;
};

type Events = NonNullable<PublishedTableRound["events"]>;
type Words = { t: Translate; language: Language };

/** The balls of a draw; empty for a draw without a result, and for a game that this version does not know. */
export function drawnBallsOf(events: Events | null): DrawnBall[] {
  const plain = (faces: Iterable<string | number>) =>
    Array.from(faces, (face) => ({ face: String(face), isBonus: false }));
  for (const event of events ?? []) {
    const lotto = LottoEvent.safeParse(event).data;
    if (lotto?.type === "balls-drawn")
      return [
        ...plain([...lotto.numbers].sort((one, other) => one - other)),
        ...(lotto.bonus === null ? [] : [{ face: String(lotto.bonus), isBonus: true }]),
      ];
    const pick = PickNEvent.safeParse(event).data;
    if (pick?.type === "digits-drawn") return plain(pick.digits);
    const raffle = RaffleEvent.safeParse(event).data;
    if (raffle?.type === "raffle-drawn") return plain(raffle.winners.slice(0, 1).map(({ number }) => number));
  }
  return [];
}

/** The prizes of a draw, the highest first; undefined for a draw without a result. Amounts are those of a ticket in the sheet's currency. */
export function prizesOf(
  events: Events | null,
  sheet: Pick<GameSheet, "layout">,
  currency: string,
  words: Words,
): DrawPrizes | undefined {
  const money = (minor: bigint) => formatMoney(minorToAmount(minor), currency, words.language);
  return (
    lottoPrizes(events ?? [], sheet, money, words) ??
    pickPrizes(events ?? [], sheet, money, words) ??
    rafflePrizes(events ?? [], sheet, money, words)
  );
}

type Money = (minor: bigint) => string;
type Prizes = (
  events: Events,
  sheet: Pick<GameSheet, "layout">,
  money: Money,
  words: Words,
) => DrawPrizes | undefined;

const lottoPrizes: Prizes = (events, { layout }, money, { t, language }) => {
  const lotto = LottoLayout.safeParse(layout).data;
  if (!lotto) return undefined;
  const drawn = LottoEvent.array().safeParse(events).data ?? [];
  const set = drawn.find((event) => event.type === "prizes-set");
  const balls = drawn.find((event) => event.type === "balls-drawn");
  if (!set || !balls) return undefined;
  return {
    isCut: set.isCut,
    sold: t("core.draws_sold_lines", { count: balls.lines }),
    tiers: set.tiers.map(({ hits, withBonus, winners, hundredths }) => {
      const tier = lotto.tiers.find((each) => each.hits === hits && each.withBonus === withBonus);
      return {
        label: t(withBonus ? "core.draws_tier_bonus" : "core.draws_tier_hits", { count: hits }),
        winners: formatFigure(winners, language),
        each: money(shareOf(lotto.priceMinor, hundredths)),
        chance: tier ? oneIn(tier.oneIn, t) : null,
      };
    }),
  };
};

const PICK_TIERS = {
  straight: "core.draws_tier_straight",
  exact: "core.draws_tier_exact",
  boxed: "core.draws_tier_boxed",
  any: "core.draws_tier_any",
} as const;

const pickPrizes: Prizes = (events, { layout }, money, { t, language }) => {
  const pick = PickNLayout.safeParse(layout).data;
  if (!pick) return undefined;
  const drawn = PickNEvent.array().safeParse(events).data ?? [];
  const set = drawn.find((event) => event.type === "prizes-set");
  const digits = drawn.find((event) => event.type === "digits-drawn");
  if (!set || !digits) return undefined;
  return {
    isCut: set.isCut,
    sold: t("core.draws_sold_plays", { count: digits.sold }),
    tiers: set.tiers.map(({ tier, winners, hundredths }) => ({
      label: t(PICK_TIERS[tier]),
      winners: formatFigure(winners, language),
      each: money(shareOf(pick.priceMinor, hundredths)),
      chance: null,
    })),
  };
};

const rafflePrizes: Prizes = (events, { layout }, money, { t, language }) => {
  const raffle = RaffleLayout.safeParse(layout).data;
  if (!raffle) return undefined;
  const drawn = RaffleEvent.array()
    .safeParse(events)
    .data?.find((event) => event.type === "raffle-drawn");
  if (!drawn) return undefined;
  const potMinor = BigInt(raffle.priceMinor) * BigInt(drawn.sold);
  return {
    isCut: false,
    sold: t("core.draws_sold_numbers", { count: drawn.sold }),
    tiers: drawn.winners.map(({ number, permille }, index) => ({
      label: t("core.draws_tier_place", { count: index + 1 }),
      winners: t("core.draws_number", { number: formatFigure(number, language) }),
      each: money((potMinor * BigInt(permille)) / 1_000n),
      chance: null,
    })),
  };
};

/** Hundredths of a price in minor units, rounded down as the draw does. */
const shareOf = (priceMinor: string, hundredths: number) => (BigInt(priceMinor) * BigInt(hundredths)) / 100n;

const oneIn = (chance: number, t: Translate) => t("core.draws_one_in", { count: Math.round(chance) });
