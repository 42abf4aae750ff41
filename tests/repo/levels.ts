/**
 * The folders of each part in levels, the lowest first: a folder imports only from the folders of lower levels, also types. A file beside the
 * folders is above all of them, or below all of them if it imports none.
 */
export const LEVELS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  "apps/gate": [
    ["affiliates", "audit", "content-store", "events", "http", "jobs", "messages", "push"],
    ["approvals", "players", "stops", "webhooks"],
    ["balance", "blocks", "holds", "notes", "rounds", "suspicion", "tasks"],
    ["sessions"],
    ["limits", "risk"],
    ["bonus", "bridge", "calls", "verification"],
    ["documents", "rewards", "screening", "wallet"],
    ["catalogue", "identity", "payments"],
    ["account", "content", "draws", "laundering", "operators", "support", "withdrawals"],
    ["office"],
  ],
  "apps/arcade": [
    ["player", "sound", "studio", "theme"],
    ["proof", "texts"],
    ["controls", "round"],
    ["autoplay", "context", "stage"],
    ["jackpots", "play"],
    ["tables"],
    ["tickets"],
    ["games"],
    ["published-rounds"],
    ["launch"],
  ],
  "apps/office": [
    ["browser", "formats"],
    ["gate"],
    ["kit"],
    ["asking", "identity"],
    [
      "account",
      "approvals",
      "audit",
      "cases",
      "content",
      "documents",
      "find",
      "integrations",
      "operators",
      "sign-in",
      "stops",
      "tasks",
      "withdrawals",
    ],
    ["players", "today"],
    ["shell"],
  ],
  "apps/server": [
    ["company", "regions", "sample", "settings", "starting"],
    ["content"],
    ["telemetry"],
    ["documents", "outside", "requests"],
    ["commands", "files", "push"],
    ["composition", "office", "pages", "pictures"],
    ["development"],
  ],
  "apps/site": [
    ["browser"],
    ["hydration", "session"],
    ["page-data"],
    ["brand", "gate", "locale"],
    ["forms", "live", "request"],
    ["account", "draws", "jackpots", "money", "offline", "support"],
    ["games", "safety"],
    ["live-tables", "promotions", "serving"],
    ["content", "landings", "seo"],
    ["shell"],
    ["routes"],
  ],
  "apps/studio": [
    ["calendar", "http", "table-pictures", "verify-draw", "wallet"],
    ["sessions", "verify-day"],
    ["favourites", "rewards", "seeds"],
    ["pots"],
    ["rounds"],
    ["trees"],
    ["tables"],
    ["days", "draws", "jackpots"],
    ["launch", "resolver", "runner"],
  ],
  "packages/games": [
    ["beacon", "commands", "exact", "fairness"],
    ["jackpots", "rules", "search"],
    ["bookmaking", "cards", "fixed-prizes", "scratch-cards", "slots"],
    ["shows"],
    ["mechanics"],
    ["models"],
    ["rounds"],
    ["generate", "sheet", "verify"],
  ],
};

/** Files in folders that belong to the composition, by their path below `src`: they may import every level, and no folder imports them. */
const COMPOSITION: Readonly<Record<string, RegExp>> = {
  "apps/gate": /(?:^|[/-])routes\.ts$|\/provider-app\.ts$/,
  "apps/studio": /^http\/(?:[a-z]+-)?routes\.ts$/,
};

export const isComposition = (part: string, file: string) => COMPOSITION[part]?.test(file) ?? false;
