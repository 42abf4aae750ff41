import { z } from "zod";

/**
 * Features that the market allows the player in this game: faster and skipped animations, rounds that the game starts by itself, buying
 * free spins, and the ante bet. The studio refuses a feature that is false here.
 */
export const SessionTerms = z.object({
  turbo: z.boolean(),
  autoplay: z.boolean(),
  bonusBuy: z.boolean(),
  anteBet: z.boolean(),
});
export type SessionTerms = z.infer<typeof SessionTerms>;

/** What is staked: the player's money through the gate's wallet, or free points from the studio. */
export const PlayMode = z.enum(["money", "free"]);
export type PlayMode = z.infer<typeof PlayMode>;

/** One of the product's language codes, "en" to "fr-ca". */
export const LanguageCode = z.string().regex(/^[a-z]{2}(-[a-z]{2})?$/);
export type LanguageCode = z.infer<typeof LanguageCode>;
