import type { SessionTerms } from "@bellwether/contract/studio/index.ts";
import { findModel, mayRepeat, type TableTerms } from "@bellwether/games";
import type { StudioContext } from "../studio-parts.ts";
import type { Session } from "./session.ts";

type Terms = Pick<StudioContext, "gameTermsOf" | "models">;

/** The changes to the game by the player's market and age. */
export function tableTermsOf({ gameTermsOf }: Pick<Terms, "gameTermsOf">, session: Session): TableTerms {
  const { minimumRoundMs, bonusBuy } = gameTermsOf(session.country);
  return { maximumStakeMinor: session.maximumStakeMinor ?? undefined, minimumRoundMs, bonusBuy };
}

/** The features of this game that the player may use: the market's terms, as far as they apply to it. */
export function sessionTermsOf({ gameTermsOf, models }: Terms, session: Session): SessionTerms {
  const { turbo, autoplay, bonusBuy } = gameTermsOf(session.country);
  const model = findModel(models, session.model);
  return {
    turbo,
    autoplay: autoplay && mayRepeat(model),
    bonusBuy: bonusBuy && model.figures.bonusBuy !== undefined,
  };
}
