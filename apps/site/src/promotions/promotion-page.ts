import { type DepositCampaign, type OwnBonus, ownBonusIn } from "@bellwether/contract/content/campaign.ts";
import {
  givesSpins,
  PRIZE_WAITS_DAYS,
  type PrizeDrawRule,
} from "@bellwether/contract/content/rewards/prize-draw-rule.ts";
import { ruleFigures } from "@bellwether/contract/content/rewards/reward-rule.ts";
import type { TournamentRule } from "@bellwether/contract/content/rewards/tournament-rule.ts";
import type { MessageKey, Translate } from "@bellwether/i18n/translate.ts";
import { type Language, languages } from "@bellwether/market/languages.ts";
import type { GameLists } from "../games/game-lists.ts";
import { countedGames } from "./counted-games.ts";
import type { WordedPromotion } from "./offers.ts";
import { thingKey } from "./parcels/thing-key.ts";
import { campaignOf, eurosFor, filled, promotionFigures, type Reader, zoneFor } from "./promotion-figures.ts";

export type Fact = { label: string; value: string };

/** The texts of a promotion's page, filled in, with the terms common to its kind. */
export function promotionWords(
  promotion: WordedPromotion,
  reader: Reader,
  t: Translate,
  lists: Pick<GameLists, "byId">,
) {
  const campaign = campaignOf(reader, promotion);
  const { words } = promotion;
  const figures = promotionFigures(reader, promotion);
  const fill = (text: string) => filled(text, figures, reader.language);
  return {
    body: words.body.map(fill),
    terms: [
      ...words.terms.map(fill),
      ...gamesTerm(promotion, reader, t, lists),
      ...ruleTerms(promotion, reader, t),
      ...commonTerms(promotion, reader, t),
    ],
    facts: [
      ...(promotion.period.weekdays
        ? [
            {
              label: t("promo.fact_open_on"),
              value: weekdayNames(promotion.period.weekdays, reader.language),
            },
          ]
        : []),
      ...(campaign ? campaignFacts(campaign, reader, t) : []),
      ...(promotion.bonus ? ownBonusFacts(ownBonusIn(promotion.bonus, reader.country), reader, t) : []),
      ...(promotion.rule?.kind === "prize-draw" ? thingFacts(promotion.rule, t) : []),
      ...(promotion.rule?.kind === "tournament" ? prizeFacts(promotion.rule, reader, t) : []),
    ],
  };
}

/** A campaign's terms as a table of figures: those that the gate enforces. */
export function campaignFacts(campaign: DepositCampaign, reader: Reader, t: Translate): Fact[] {
  const fact = factsIn(t);
  return [
    fact("code", campaign.code),
    fact("percent", t("promo.fact_percent_value", { percent: campaign.percent })),
    fact("minimum", eurosFor(reader, campaign.minimumDeposit)),
    fact("maximum", eurosFor(reader, campaign.maximumBonus)),
    fact("wagering", t("promo.fact_wagering_value", { count: campaign.wageringMultiple })),
    ...countedFacts(campaign, t),
    fact("stake", eurosFor(reader, campaign.maximumStake)),
    fact("days", t("promo.fact_days_value", { count: campaign.expiresAfterDays })),
  ];
}

/** How games count towards the wagering. */
function countedFacts({ contributionPercent }: Pick<OwnBonus, "contributionPercent">, t: Translate): Fact[] {
  const fact = factsIn(t);
  const { byCategory, default: otherwise } = contributionPercent;
  const percent = (share = otherwise) => t("promo.fact_percent_value", { percent: share });
  return [
    fact("slots", percent(byCategory.slots)),
    fact("tables", percent(byCategory["table-games"])),
    fact("others", percent()),
  ];
}

const factsIn =
  (t: Translate) =>
  (name: string, value: string): Fact => ({ label: t(`promo.fact_${name}` as MessageKey), value });

/** The terms of a bonus that a promotion gives by itself. */
function ownBonusFacts(bonus: OwnBonus, reader: Reader, t: Translate): Fact[] {
  const fact = factsIn(t);
  return [
    fact("wagering", t("promo.fact_wagering_value", { count: bonus.wageringMultiple })),
    ...countedFacts(bonus, t),
    fact("stake", eurosFor(reader, bonus.maximumStake)),
    fact("days", t("promo.fact_days_value", { count: bonus.expiresAfterDays })),
  ];
}

/** Which games count, from the rule: the promotion's own words may leave it out. */
function gamesTerm(
  { rule }: WordedPromotion,
  { language }: Reader,
  t: Translate,
  lists: Pick<GameLists, "byId">,
): string[] {
  const games = rule && countedGames(rule, lists, language, t);
  return games ? [t("promo.term_games", { games })] : [];
}

/** Terms of every rule-based reward, enforced by the gate. */
function ruleTerms(promotion: WordedPromotion, reader: Reader, t: Translate): string[] {
  const { rule } = promotion;
  if (!rule) {
    const campaign = campaignOf(reader, promotion);
    return campaign ? [t("promo.term_budget", { budget: eurosFor(reader, campaign.budget) })] : [];
  }
  if (rule.kind === "tournament")
    return [
      t("promo.term_board_join"),
      t("promo.term_board_rounds"),
      t(`promo.term_board_${rule.score.by}`, ruleFigures(rule).counts),
      t("promo.term_board_ties"),
      t("promo.term_board_account"),
    ];
  if (rule.kind === "cash-drop") return [t("promo.term_drops_rounds"), t("promo.term_drops_account")];
  const budget = eurosFor(reader, rule.budget);
  if (rule.kind === "free-spins")
    return [
      ...("deposit" in rule.earnedBy
        ? [
            t(rule.gamesByWeek ? "promo.term_spins_slots" : "promo.term_spins_games"),
            ...(rule.gamesByWeek ? [] : [t("promo.term_spins_choose")]),
            t("promo.term_spins_withdrawn"),
          ]
        : [t("promo.term_spins_days", ruleFigures(rule).counts)]),
      t("promo.term_spins_account"),
      t("promo.term_spins_budget", { budget }),
    ];
  const counted = t(rule.kind === "prize-draw" ? "promo.term_draw" : "promo.term_open_rounds");
  const isPlayed = rule.kind !== "prize-draw" || rule.entry.by !== "doors";
  return [
    ...(isPlayed ? [t("promo.term_cash")] : []),
    counted,
    ...(promotion.bonus
      ? [
          t("promo.term_prize_waits", { count: PRIZE_WAITS_DAYS }),
          t("promo.term_order"),
          t("promo.term_give_up"),
        ]
      : []),
    t(givesSpins(rule) ? "promo.term_spins_budget" : "promo.term_budget", { budget }),
  ];
}

/** The things that a draw gives, with how many of each. */
function thingFacts({ prizes }: PrizeDrawRule, t: Translate): Fact[] {
  return prizes.flatMap((prize) =>
    "parcel" in prize ? [{ label: t(thingKey(prize.parcel)), value: `× ${prize.count}` }] : [],
  );
}

/** The prizes of one board by place. */
function prizeFacts({ prizes }: TournamentRule, reader: Reader, t: Translate): Fact[] {
  let until = 0;
  return prizes.map(({ places, amount }) => {
    const from = until + 1;
    until += places;
    const label =
      from === until
        ? t("promo.board_fact_place", { place: from })
        : t("promo.board_fact_places", { from, until });
    return { label, value: eurosFor(reader, amount) };
  });
}

function daysTerm(promotion: WordedPromotion, reader: Reader, t: Translate): string {
  const timeZone = zoneFor(promotion, reader);
  if (timeZone === "UTC") return t("promo.term_days");
  const { locale } = languages[reader.language];
  const name = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "longGeneric" })
    .formatToParts(0)
    .find(({ type }) => type === "timeZoneName");
  return t("promo.term_days_zone", { zone: name?.value ?? timeZone });
}

function commonTerms(promotion: WordedPromotion, reader: Reader, t: Translate): string[] {
  const { kind } = promotion;
  if (kind === "spotlight") return [t("promo.term_age", { age: reader.age })];
  return [
    ...(kind === "deposit-bonus"
      ? [t("promo.term_order"), t("promo.term_give_up"), t("promo.term_bonus_withdrawn")]
      : []),
    t("promo.term_one_person"),
    daysTerm(promotion, reader, t),
    t("promo.term_limits"),
    t("promo.term_age", { age: reader.age }),
  ];
}

function weekdayNames(weekdays: readonly number[], language: Language): string {
  const { locale } = languages[language];
  const name = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
  // 5 January 1970 was a Monday.
  const names = weekdays.map((weekday) => name.format(new Date(Date.UTC(1970, 0, 4 + weekday))));
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(names);
}
