import type { TableId } from "@bellwether/contract/studio/tables.ts";
import { type BrandKey, brands } from "@bellwether/market/brands.ts";
import type { Language } from "@bellwether/market/languages.ts";

/** The moments of a round at which a host has something to say: `open` while bets are taken, `bad_luck` when the player's stake is lost. */
export type HostMoment = "open" | "closing" | "closed" | "result" | "win" | "bad_luck" | "wait" | "void";

/** What a brand's host says, by moment, in one language. */
type Lines = Partial<Record<HostMoment, readonly string[]>>;

/** The host's line at a moment of a round; empty without one. Everybody at the table hears the same one. */
export type HostLines = (moment: HostMoment, tableId: TableId, round: number) => string;

/** Each file is fetched only when it is used. */
const files = import.meta.glob<Lines>("../../../../brands/*/host/*.json", { import: "default" });

/**
 * The lines of a brand's host from `brands/{slug}/host/{language}.json`. A moment that the language has no lines for is in English. A table
 * whose lines cannot be loaded has none, and is played all the same.
 */
export async function loadHostLines(brand: BrandKey, language: Language): Promise<HostLines> {
  const load = async (code: string): Promise<Lines> => {
    const file = files[`../../../../brands/${brands[brand].slug}/host/${code}.json`];
    return (await file?.().catch(() => undefined)) ?? {};
  };
  const lines = { ...(await load("en")), ...(language === "en" ? {} : await load(language)) };
  return (moment, tableId, round) => pickLine(lines[moment] ?? [], `${tableId} ${moment}`, round);
}

/** A line for a round: one after the other, so that none comes twice before all have been said. The name says where a table begins. */
export function pickLine(lines: readonly string[], name: string, round: number): string {
  let start = 0;
  for (const character of name) start = (start * 31 + character.charCodeAt(0)) % 1_000_003;
  return lines[(start + round) % lines.length] ?? "";
}
