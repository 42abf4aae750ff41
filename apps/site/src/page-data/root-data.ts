import type { SupportHours } from "@bellwether/brands/brand.ts";
import type { RealityCheck } from "@bellwether/contract/calls/limits.ts";
import type { SessionEndReason } from "@bellwether/contract/envelope.ts";
import type { BrandKey } from "@bellwether/market/brands.ts";
import type { Language } from "@bellwether/market/languages.ts";
import type { Licence } from "@bellwether/market/licences.ts";
import type { Protection } from "@bellwether/market/protection.ts";
import type { SitePlayer } from "../session/player.ts";
import type { SiteOptions } from "../site-options.ts";
import type { Page } from "./page.ts";
import type { Closure } from "./visitor-guard.ts";

/** A part of the business that is stopped for a while. */
export type PausedPart = "signup" | "deposits" | "withdrawals" | "play";

/** The data of every page. A visitor's contains nothing personal, because the page's bytes are cached and shared. */
export type RootData = {
  page: Page;
  brand: { key: BrandKey; slug: string; name: string; themeColour: string };
  supportEmail: string;
  /** The brand that the query chose, so that links can keep it. */
  brandQuery: string | undefined;
  language: Language;
  origin: string;
  country: string | undefined;
  currency: string;
  licence: Licence;
  /** Swedish logos and helplines; they need both the country and the licence flag [2.32]. */
  swedishMarks: boolean;
  sealScript: SiteOptions["sealScript"];
  creditsDbIp: boolean;
  chat: SiteOptions["chat"];
  /** Whether somebody of the house answers a player's chat now; undefined for a visitor, and with a provider's chat. */
  chatDesk: { isThere: boolean; waiting: number; unread: number } | undefined;
  supportHours: SupportHours;
  tagEvents: boolean;
  /** When a toggle changes by date, in ISO 8601 [4.21]. */
  reloadAt: string[];
  payments: { code: string; name: string }[];
  /** Slugs of the categories in the navigation, in the lobby's order. */
  navigation: string[];
  signupAllowed: boolean;
  /** What operators have stopped for everybody, or in the reader's country. */
  paused: PausedPart[];
  /** Links to pages that this closes are not shown. */
  closure: Closure | undefined;
  searchAllowed: boolean;
  showKeys: boolean;
  player: SitePlayer | undefined;
  maskedToken: string | undefined;
  /** Somebody of the office sees the site as the player does: nothing can be changed, and nobody is told that the player is here. */
  isOnlySeen: boolean;
  endReason: SessionEndReason | undefined;
  safety: Safety;
  idleTimeoutMs: number;
};

/** Player protection data of every page. For a visitor none of it is personal. */
export type Safety = {
  /** The bar of the Swedish licence, on every page for accounts and visitors of Sweden [6.07]. */
  swedishBar: boolean;
  /** Visitors and players in Great Britain are told once about ways to play less [4.10]. */
  britishWelcome: boolean;
  /** Markets that require a session clock, with net result. */
  clock: { result: boolean } | undefined;
  /** The market's idle times in play, where they are shorter than the house's. */
  idleInPlay: Protection["idleInPlay"];
  /** Time and money of the session so far; undefined for a visitor. */
  check: RealityCheck | undefined;
};

/** The fields that say something of the player. */
const PERSONAL = ["player", "maskedToken", "chatDesk", "endReason", "safety", "isOnlySeen"] as const;

/** The data of every page without the player's: what parts of a page that many readers share may depend on. */
export function notPersonal(root: RootData): Omit<RootData, (typeof PERSONAL)[number]> {
  const shared: Partial<RootData> = { ...root };
  for (const field of PERSONAL) delete shared[field];
  return shared as Omit<RootData, (typeof PERSONAL)[number]>;
}

const refusing = new WeakMap<RootData, RootData>();

/** The same data, which throw when a personal field is read. */
export function refusingPersonal(root: RootData): RootData {
  const known = refusing.get(root);
  if (known) return known;
  const guarded = { ...root };
  for (const field of PERSONAL)
    Object.defineProperty(guarded, field, {
      get() {
        throw new Error(`A part of the page that readers share reads "${field}".`);
      },
    });
  refusing.set(root, guarded);
  return guarded;
}
