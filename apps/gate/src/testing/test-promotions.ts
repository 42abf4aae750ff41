import { readFileSync } from "node:fs";
import {
  Landing,
  LandingTextsFile,
  Promotion,
  type PromotionText,
  PromotionTextsFile,
} from "@bellwether/contract/content/promotion.ts";
import type { CashDropRule } from "@bellwether/contract/content/rewards/cash-drop-rule.ts";
import type { PrizeDrawRule } from "@bellwether/contract/content/rewards/prize-draw-rule.ts";
import type { TournamentRule } from "@bellwether/contract/content/rewards/tournament-rule.ts";

/** A promotion's file, changed so that its rule counts the fixture's titles. */
export function promotionFile(
  name: string,
  change: (promotion: Promotion) => Promotion = (promotion) => promotion,
): Promotion {
  return change(Promotion.parse(fileAt(`content/promotions/${name}.json`)));
}

const fileAt = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../${path}`, import.meta.url), "utf8"));

/** The English words of one promotion, by its name. */
export function promotionWords(name: string): Record<string, PromotionText> {
  const words = PromotionTextsFile.parse(fileAt("languages/en/promotions.json"))[name];
  return words ? { [name]: words } : {};
}

/** A landing page of the release with its English words. */
export const exampleLanding = () => ({
  landings: [Landing.parse(fileAt("content/landings/special-landing.json"))],
  landingTexts: { en: LandingTextsFile.parse(fileAt("languages/en/landings.json")) },
});

/** The tournament that the contract's examples name, open when the fixture's clock starts: each round of its first game scores. */
export const exampleTournament = (): Promotion =>
  promotionFile("game-shows", (each) => ({
    ...each,
    period: { from: "2026-11-02", until: "2026-12-13" },
    rule: {
      ...(each.rule as TournamentRule),
      from: "2026-11-02",
      counts: { gameIds: [1] },
      score: { by: "points", round: 1, win: 10, bigWin: 100, bigWinFrom: 50, atMostADay: 2_000 },
    },
  }));

/** The calendar that the contract's examples name, for Finland and open when the fixture's clock starts. */
export const exampleCalendar = (): Promotion =>
  promotionFile("advent-calendar", (each) => ({
    ...each,
    markets: { only: ["FI"] },
    period: { from: "2026-11-02", until: "2026-12-13" },
    rule: { ...each.rule!, from: "2026-11-02" },
  }));

/** The draw of free spins that the contract's examples name, open when the fixture's clock starts: its spins are for its first two games. */
export const exampleSpinsDraw = (gameIds: [number, number] = [1, 2]): Promotion =>
  promotionFile("giveaway-freespins", (each) => {
    const rule = each.rule as PrizeDrawRule;
    const prizes = rule.prizes.map((prize) => ({ ...prize, gameIds }));
    return {
      ...each,
      period: { from: "2026-11-02", until: "2026-12-13" },
      rule: { ...rule, from: "2026-11-02", counts: { gameIds }, prizes },
    };
  });

/** The draw of things that the contract's examples name, open when the fixture's clock starts: stakes in its first game count. */
export const exampleParcels = (change: Partial<Pick<PrizeDrawRule, "budget" | "prizes">> = {}): Promotion =>
  promotionFile("prize-drop", (each) => ({
    ...each,
    period: { from: "2026-11-02", until: "2026-12-20" },
    rule: { ...(each.rule as PrizeDrawRule), from: "2026-11-02", counts: { gameIds: [1] }, ...change },
  }));

/** The cash drops that the contract's examples name, open when the fixture's clock starts. */
export const exampleDrops = (): Promotion =>
  promotionFile("cash-drop", (each) => ({
    ...each,
    period: { from: "2026-11-02", until: "2027-01-31" },
    rule: { ...(each.rule as CashDropRule), from: "2026-11-02", counts: { gameIds: [1] } },
  }));

/** A tournament of one of the fixture's games. */
export const tournamentOf = ({ name, gameId }: { name: string; gameId: 1 | 2 | 3 }) =>
  promotionFile(name, (each) => ({
    ...each,
    rule: { ...(each.rule as TournamentRule), counts: { gameIds: [gameId] } },
  }));

/** The draw of cash and free tickets, open when the fixture's clock starts: stakes in the first game count, and the tickets are for the second. */
export const exampleTicketsDraw = (): Promotion =>
  promotionFile("golden-ticket", (each) => {
    const rule = each.rule as PrizeDrawRule;
    const prizes = rule.prizes.map((prize) => ("tickets" in prize ? { ...prize, gameId: 2 } : prize));
    return {
      ...each,
      period: { from: "2026-11-02", until: "2026-12-13" },
      rule: { ...rule, from: "2026-11-02", counts: { gameIds: [1] }, prizes },
    };
  });
