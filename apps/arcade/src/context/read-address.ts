import type { PlayMode } from "@bellwether/contract/studio/session-terms.ts";
import { type BrandKey, brandFromName } from "@bellwether/market/brands.ts";
import {
  defaultLanguage,
  type Language,
  offeredLanguages,
  providerLanguage,
} from "@bellwether/market/languages.ts";

/** The parameters in the frame's address. `token` is set in play for money. */
export type Launch = {
  gameCode: string;
  mode: PlayMode;
  language: Language;
  brand: BrandKey;
  token?: string;
  /** One of the player's finished rounds to be replayed, or its proof. */
  past?: { roundId: string; show: "replay" | "proof" };
  /** The secret with which somebody who answers the player watches one of their finished rounds. Nothing else can be done then. */
  watch?: string;
  /** The page around the frame shows a bar with the way back and the balance, so the game does not show its own. */
  pageHasBar: boolean;
  /** The ticket's first slip comes filled in at random, as a reader has asked for on the page before. */
  startsPicked?: true;
};

/**
 * Reads the frame's address; missing or invalid values become free play in English. The studio checks the game's code.
 * A language may also have a provider's code: the gate sends fr for fr-ca.
 */
export function readAddress(search: string): Launch {
  const query = new URLSearchParams(search);
  const language = query.get("language")?.toLowerCase() ?? "";
  const token = query.get("token");
  const round = query.get("round");
  const watch = query.get("watch");
  return {
    gameCode: query.get("game") ?? "",
    mode: query.get("mode") === "money" ? "money" : "free",
    language:
      offeredLanguages.find((own) => own === language || providerLanguage(own) === language) ??
      defaultLanguage,
    brand: brandFromName(query.get("brand") ?? undefined),
    pageHasBar: query.get("bar") === "page",
    ...(query.get("pick") === "quick" && { startsPicked: true as const }),
    ...(watch ? { watch } : token ? { token } : {}),
    ...(token && round && !watch
      ? { past: { roundId: round, show: query.get("show") === "proof" ? "proof" : "replay" } }
      : {}),
  };
}
