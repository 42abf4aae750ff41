import type { BlackjackData } from "./data.ts";

/** The released tables by id. They differ in their limits. */
export const blackjackModels = {
  "blackjack-low": { decks: 6, stakes: [20, 50, 100, 200, 500, 1000, 2000] },
  "blackjack-classic": { decks: 6, stakes: [100, 200, 500, 1000, 2000, 5000, 10_000] },
  "blackjack-high": { decks: 6, stakes: [1000, 2000, 5000, 10_000, 20_000, 50_000] },
} satisfies Readonly<Record<string, BlackjackData>>;
