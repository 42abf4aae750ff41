import type { SessionTerms } from "@bellwether/contract/studio/index.ts";
import { findModel, mayRepeat, type TableTerms } from "@bellwether/games";
import type { GameTermsPort, ModelsPort } from "../ports.ts";
import type { Session } from "./session.ts";

type Terms = GameTermsPort & ModelsPort;

/** The player's maximum stake, and the market's minimum time between rounds and permission of a bonus buy. */
export function tableTermsOf({ gameTermsOf }: Pick<Terms, "gameTermsOf">, session: Session): TableTerms {
  const { minimumRoundMs, bonusBuy } = gameTermsOf(session.country);
  return { maximumStakeMinor: session.maximumStakeMinor ?? undefined, minimumRoundMs, bonusBuy };
}

/** Whether the player may use turbo, autoplay and bonus buy in this game: the market allows them, and the game has the last two. */
export function sessionTermsOf({ gameTermsOf, models }: Terms, session: Session): SessionTerms {
  const { turbo, autoplay, bonusBuy } = gameTermsOf(session.country);
  const model = findModel(models, session.model);
  return {
    turbo,
    autoplay: autoplay && mayRepeat(model),
    bonusBuy: bonusBuy && model.figures.bonusBuy !== undefined,
  };
}
