import type { TableId } from "@bellwether/contract/studio/tables.ts";
import { type BrandKey, brands } from "@bellwether/market/brands.ts";
import type { Language } from "@bellwether/market/languages.ts";

/** The moments of a round that have lines of the host. `open`: bets are taken. `bad_luck`: the player's stake is lost. */
export type HostMoment = "open" | "closing" | "closed" | "result" | "win" | "bad_luck" | "wait" | "void";

/** All lines of a brand's host in one language, by moment. */
type Lines = Partial<Record<HostMoment, readonly string[]>>;

/** Returns the host's line for a moment of a round, or an empty text. It is the same for all players at the table. */
export type HostLines = (moment: HostMoment, tableId: TableId, round: number) => string;

/** Each file is fetched only when it is used. */
const files = import.meta.glob<Lines>("../../../../brands/*/host/*.json", { import: "default" });

/**
 * The lines of a brand's host from `brands/{slug}/host/{language}.json`. If the language has no lines for a moment, they are
 * English. If the files cannot be loaded, the host says nothing, and the table works as usual.
 */
export async function loadHostLines(brand: BrandKey, language: Language): Promise<HostLines> {
  const load = async (code: string): Promise<Lines> => {
    const file = files[`../../../../brands/${brands[brand].slug}/host/${code}.json`];
    return (await file?.().catch(() => undefined)) ?? {};
  };
  const lines = { ...(await load("en")), ...(language === "en" ? {} : await load(language)) };
  return (moment, tableId, round) => pickLine(lines[moment] ?? [], `${tableId} ${moment}`, round);
}

/** Returns the line for a round. Lines are used in turn, so none is repeated before all were said. `name` decides which one is first. */
export function pickLine(lines: readonly string[], name: string, round: number): string {
  let start = 0;
  for (const character of name) start = (start * 31 + character.charCodeAt(0)) % 1_000_003;
  return lines[(start + round) % lines.length] ?? "";
}
