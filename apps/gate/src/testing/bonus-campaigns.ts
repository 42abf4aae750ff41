import type { Campaign } from "@bellwether/contract/content/campaign.ts";

const always = { from: "2026-01-01", until: "2027-12-31", excludedCountries: [], budget: 1_000_000 };
const wagering = {
  maximumStake: 5,
  expiresAfterDays: 7,
  inMarkets: { SE: { expiresAfterDays: 60 } },
  contributionPercent: { default: 100, byCategory: { "table-games": 10 }, byTitle: { "bell-two": 50 } },
};
const spins = {
  ...always,
  ...wagering,
  kind: "free_spins" as const,
  gameCode: "bell-one",
  stakeCents: 20,
  spinsExpireAfterDays: 3,
  minimumDeposit: 0,
  onlyFirstDeposit: false,
  inMarkets: { SE: { expiresAfterDays: 60, spinsExpireAfterDays: 60 } },
};

/** Campaigns for tests, on the fixture's titles. */
export const testCampaigns: readonly Campaign[] = [
  { ...spins, code: "SPINS3", name: "promo.campaign_tower", rounds: 3, wageringMultiple: 10 },
  { ...spins, code: "CASHSPINS", name: "promo.campaign_clover", rounds: 3, wageringMultiple: 0 },
  {
    ...spins,
    code: "DEPOSITSPINS",
    name: "promo.campaign_clover",
    rounds: 5,
    wageringMultiple: 10,
    minimumDeposit: 20,
  },
  {
    ...spins,
    code: "PLAYEDSPINS",
    name: "promo.campaign_clover",
    rounds: 5,
    wageringMultiple: 0,
    minimumDeposit: 20,
  },
  {
    ...always,
    ...wagering,
    kind: "deposit",
    code: "QUICK",
    name: "promo.campaign_bell",
    percent: 100,
    minimumDeposit: 10,
    maximumBonus: 100,
    wageringMultiple: 2,
    onlyFirstDeposit: false,
  },
  {
    ...always,
    kind: "cashback",
    code: "BACK10",
    name: "promo.campaign_monday",
    percent: 10,
    minimumPayout: 1,
    maximumPayout: 20,
  },
];
