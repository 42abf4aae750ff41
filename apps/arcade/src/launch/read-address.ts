import type { PlayMode } from "@bellwether/contract/studio/session-terms.ts";
import { type BrandKey, brandFromName } from "@bellwether/market/brands.ts";
import {
  defaultLanguage,
  type Language,
  offeredLanguages,
  providerLanguage,
} from "@bellwether/market/languages.ts";

/** What the frame's address asks for. `token` is there in play for money. */
export type Launch = {
  gameCode: string;
  mode: PlayMode;
  language: Language;
  brand: BrandKey;
  token?: string;
  /** A finished round of the player's to be shown again, or its proof. */
  past?: { roundId: string; show: "replay" | "proof" };
  /** The page around the frame has a bar with the way back and the player's money: the game brings none of its own. */
  pageHasBar: boolean;
  /** Whether the market lets a bonus be skipped to its result. */
  maySkip: boolean;
};

/**
 * Reads the frame's address; what is missing or strange becomes free play in English. A code is checked by the studio.
 * A language may also come under the code that providers know it by: the gate sends fr for fr-ca.
 */
export function readAddress(search: string): Launch {
  const query = new URLSearchParams(search);
  const language = query.get("language")?.toLowerCase() ?? "";
  const token = query.get("token");
  const round = query.get("round");
  return {
    gameCode: query.get("game") ?? "",
    mode: query.get("mode") === "money" ? "money" : "free",
    language:
      offeredLanguages.find((own) => own === language || providerLanguage(own) === language) ??
      defaultLanguage,
    brand: brandFromName(query.get("brand") ?? undefined),
    pageHasBar: query.get("bar") === "page",
    maySkip: query.get("skip") !== "no",
    ...(token ? { token } : {}),
    ...(token && round
      ? { past: { roundId: round, show: query.get("show") === "proof" ? "proof" : "replay" } }
      : {}),
  };
}
