import type { SupportHours } from "./support-hours.ts";

/** The three brands by their domain keys [1.03]. */
export const brandKeys = ["BELLWETHER", "LUCKYCLOVER", "FUNLY"] as const;
export type BrandKey = (typeof brandKeys)[number];

export type Brand = {
  key: BrandKey;
  /** Name of its token file and art folder. */
  slug: string;
  name: string;
  supportEmail: string;
  /** When staff read support messages, and how soon they answer. */
  supportHours: SupportHours;
  /** Background colour of the header in its emails, under white text: mail programs know no design tokens. */
  letterColour: `#${string}`;
  /** Order of the lobby's sections: each brand starts with its main theme. */
  lobbySections: readonly LobbySection[];
};

export type LobbySection =
  | "hot"
  | "lottery"
  | "live-casino"
  | "slots"
  | "table-games"
  | "jackpots"
  | "virtuals"
  | "new"
  | "recent"
  | "favourites";

export const brands: Record<BrandKey, Brand> = {
  BELLWETHER: {
    key: "BELLWETHER",
    slug: "bellwether",
    name: "Bellwether",
    supportEmail: "help@bellwether.example",
    supportHours: { timeZone: "Europe/Stockholm", fromHour: 9, untilHour: 21, answerHours: 4 },
    letterColour: "#8f1d1d",
    lobbySections: [
      "recent",
      "favourites",
      "hot",
      "lottery",
      "slots",
      "jackpots",
      "live-casino",
      "table-games",
      "virtuals",
      "new",
    ],
  },
  LUCKYCLOVER: {
    key: "LUCKYCLOVER",
    slug: "luckyclover",
    name: "LuckyClover",
    supportEmail: "help@luckyclover.example",
    supportHours: { timeZone: "Europe/Stockholm", fromHour: 9, untilHour: 21, answerHours: 4 },
    letterColour: "#0f4a34",
    lobbySections: [
      "recent",
      "favourites",
      "live-casino",
      "hot",
      "table-games",
      "slots",
      "jackpots",
      "virtuals",
      "new",
    ],
  },
  FUNLY: {
    key: "FUNLY",
    slug: "funly",
    name: "Funly",
    supportEmail: "help@funly.example",
    supportHours: { timeZone: "Europe/Stockholm", fromHour: 9, untilHour: 21, answerHours: 4 },
    letterColour: "#3b1d6e",
    lobbySections: [
      "recent",
      "favourites",
      "hot",
      "jackpots",
      "slots",
      "new",
      "virtuals",
      "live-casino",
      "table-games",
    ],
  },
};

/** Names that may occur in a query or hostname, and the brand of each. */
const brandByName: Record<string, BrandKey> = {
  casinoroom: "LUCKYCLOVER",
  luckyclover: "LUCKYCLOVER",
  funly: "FUNLY",
  bellwether: "BELLWETHER",
};

/** Whether a query or a hostname may choose a brand by this name. */
export function isBrandName(name: string): boolean {
  return Object.hasOwn(brandByName, name.toLowerCase());
}

function brandNamed(name: string): BrandKey | undefined {
  return isBrandName(name) ? brandByName[name.toLowerCase()] : undefined;
}

/** Which sources may choose the brand; a setting is on only if the environment variable's text is `true`. */
export type BrandSources = { fromQuery: boolean; fromHostname: boolean; default: BrandKey };

/**
 * The brand of a request [1.03]: the query's name if allowed, else the hostname's if allowed, else the environment's default.
 * @param hostname without port, for example `www.funly.example`.
 */
export function resolveBrand(
  sources: BrandSources,
  request: { query?: string | undefined; hostname: string },
): Brand {
  const named = sources.fromQuery && request.query ? brandNamed(request.query) : undefined;
  if (named) return brands[named];
  if (sources.fromHostname) {
    for (const label of request.hostname.split(".")) {
      const key = brandNamed(label);
      if (key) return brands[key];
    }
  }
  return brands[sources.default];
}

/** `BRAND_DEFAULT` as a brand: a domain key or a name; any other value gives Bellwether. */
export function brandFromName(name: string | undefined): BrandKey {
  const key = brandKeys.find((candidate) => candidate === name?.toUpperCase());
  return key ?? brandNamed(name ?? "") ?? "BELLWETHER";
}

/** A host that starts with `lottery.` shows the lottery version [1.03]. */
export function isLotteryHost(hostname: string): boolean {
  return hostname.toLowerCase().startsWith("lottery.");
}
