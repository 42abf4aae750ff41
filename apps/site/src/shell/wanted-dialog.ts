import { paths } from "../paths.ts";
import type { useRememberedChoice } from "../safety/remembered-choice.ts";
import { termsAllow } from "../safety/terms-allow.ts";

export type DialogName = "idle" | "terms" | "realityCheck" | "depositLimitsInfo" | "britishWelcome";

/** The state that decides which dialog a page shows. */
export type DialogSituation = {
  /** Without its language prefix. */
  path: string;
  /** Undefined for a visitor. */
  player: { acceptedTerms: boolean } | undefined;
  /** The session has ended: its own message goes before all of these dialogs. */
  hasEnded: boolean;
  isIdle: boolean;
  checkIsDue: boolean;
  /** The Swedish licence is in force here. */
  swedishBar: boolean;
  /** The reader is in Great Britain. */
  britishWelcome: boolean;
  depositLimitsInfoSeen: Choice;
  britishWelcomeSeen: Choice;
};

type Choice = ReturnType<typeof useRememberedChoice>;

/** The dialog that a page must show first, one at a time, the most important first [4.07–4.10]. */
export function wantedDialog(situation: DialogSituation): DialogName | undefined {
  const { path, player } = situation;
  if (situation.hasEnded) return undefined;
  if (player && situation.isIdle) return "idle";
  // No dialog over the terms themselves, nor on pages to withdraw money or end play: there a bar below asks instead.
  if (player && !player.acceptedTerms && !termsAllow(path)) return "terms";
  if (player && situation.checkIsDue) return "realityCheck";
  // Not on the page where the player sets the limits anyway.
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
