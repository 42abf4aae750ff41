import type { imposedLimits } from "@bellwether/contract/office/index.ts";

/** Setting a limit for a player, and giving a break. */
export const protectWords = {
  limitAct: "Set limit",
  limitKey: "Set a limit for the player",
  limitTitle: (currency: string) => `Set a limit, in ${currency}`,
  limitText:
    "It counts at once, and the player gets a letter. Nobody can raise it before its time, neither the player nor you.",
  type: "What",
  types: {
    deposit: "Deposits",
    maxwager: "Stakes",
    netloss: "Losses",
    login: "Time, in minutes",
  } satisfies Record<(typeof imposedLimits)[number], string>,
  period: "For each",
  periods: { "1": "day", "7": "week", "30": "30 days" } as Readonly<Record<string, string>>,
  amount: "At most",
  until: "No higher one before",
  reason: "Reason",
  reasonHint: "For colleagues and the audit. The letter does not say it.",
  limitSubmit: "Set it",
  limitDone: "Limit set",
  excludeAct: "Exclude",
  excludeKey: "Give a break or exclude",
  excludeTitle: "Give a break or exclude",
  excludeText:
    "At every brand, at once. Sessions end, and a letter says so with the help lines of the country. Nobody can end it early.",
  duration: "How long",
  durations: {
    "24h": "A day",
    "7d": "A week",
    "30d": "30 days",
    "6m": "Half a year",
    "1y": "A year",
    "3y": "Three years",
    "5y": "Five years",
    forever: "For good",
  },
  excludeSubmit: "Exclude",
  excludeDone: "Excluded",
} as const;
