import { paths } from "../paths.ts";
import type { useRememberedChoice } from "../safety/remembered-choice.ts";
import { termsAllow } from "../safety/terms-way.ts";

export type DialogName = "idle" | "terms" | "realityCheck" | "depositLimitsInfo" | "britishWelcome";

/** What decides which dialog a page shows. */
export type DialogSituation = {
  /** Without its language. */
  path: string;
  /** Nothing for a visitor. */
  player: { acceptedTerms: boolean } | undefined;
  /** The session is over: what tells of that goes before all of these. */
  hasEnded: boolean;
  isIdle: boolean;
  checkIsDue: boolean;
  /** The Swedish licence holds here. */
  swedishBar: boolean;
  /** The reader is in Great Britain. */
  britishWelcome: boolean;
  depositLimitsInfoSeen: Choice;
  britishWelcomeSeen: Choice;
};

type Choice = ReturnType<typeof useRememberedChoice>;

/** What a page must say before anything else, one at a time, the weightiest first [4.07–4.10]. */
export function wantedDialog(situation: DialogSituation): DialogName | undefined {
  const { path, player } = situation;
  if (situation.hasEnded) return undefined;
  if (player && situation.isIdle) return "idle";
  // Who reads the terms must see them, and who takes money out or ends play is not kept from it: there the question is a bar below.
  if (player && !player.acceptedTerms && !termsAllow(path)) return "terms";
  if (player && situation.checkIsDue) return "realityCheck";
  // Who is setting them needs no word about them.
  if (
    player &&
    situation.swedishBar &&
    isUnseen(situation.depositLimitsInfoSeen) &&
    path !== paths.setLimits()
  )
    return "depositLimitsInfo";
  if (situation.britishWelcome && isUnseen(situation.britishWelcomeSeen)) return "britishWelcome";
  return undefined;
}

const isUnseen = (choice: Choice) => choice === undefined || choice === "no";
