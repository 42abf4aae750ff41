import type { SessionTerms } from "@bellwether/contract/studio/index.ts";
import { findModel, mayRepeat, type TableTerms } from "@bellwether/games";
import type { GameTermsPort, ModelsPort } from "../ports.ts";
import type { Session } from "./session.ts";

type Terms = GameTermsPort & ModelsPort;

/** The player's maximum stake, and the market's minimum time between rounds and permission of bonus buys and the ante bet. */
export function tableTermsOf({ gameTermsOf }: Pick<Terms, "gameTermsOf">, session: Session): TableTerms {
  const { minimumRoundMs, bonusBuy, anteBet } = gameTermsOf(session.country);
  return { maximumStakeMinor: session.maximumStakeMinor ?? undefined, minimumRoundMs, bonusBuy, anteBet };
}

/** What the player may use in this game: the market allows it, and the game has it. */
export function sessionTermsOf({ gameTermsOf, models }: Terms, session: Session): SessionTerms {
  const { turbo, autoplay, bonusBuy, anteBet } = gameTermsOf(session.country);
  const model = findModel(models, session.model);
  return {
    turbo,
    autoplay: autoplay && mayRepeat(model),
    bonusBuy: bonusBuy && model.figures.purchases !== undefined,
    anteBet: anteBet && model.figures.anteBet !== undefined,
  };
}
