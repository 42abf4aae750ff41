import type { ShownBlock } from "@bellwether/contract/calls/content.ts";
import type { MessageParams } from "@bellwether/i18n/message.ts";
import type { GameLists } from "../games/game-lists.ts";
import { figuresFor, readerOf } from "../promotions/promotion-figures.ts";
import { cachedResponses } from "../request/cached-responses.ts";
import { effectiveCountry, type Site } from "../request/site.ts";

export type Blocks = Record<"home" | "deposit" | "signup", ShownBlock[]>;

const kept = cachedResponses<Blocks>({ forMs: 60_000, most: 200 });

const none: Blocks = { home: [], deposit: [], signup: [] };

/**
 * Loads the page's content blocks [7.28] for this brand, country, language and login state; cached for a minute and shared by all such readers.
 * The browser itself requests the blocks for one partner's visitors, because a visitor's page is shared. Returns none when the gate does not answer.
 */
export async function loadBlocks(site: Site, nowMs: number = Date.now()): Promise<Blocks> {
  const [player, country] = await Promise.all([site.player(), effectiveCountry(site)]);
  const signedIn = player !== undefined;
  const key = [site.contentVersion, site.brand.key, site.language, country, site.region, signedIn].join(" ");
  const gate = signedIn ? site.gate : site.visitorGate;
  const load = async () => (await gate.call("dataUpdate", { language: site.language })).blocks;
  return kept(site.options, key, load, nowMs).catch(() => none);
}

/** The figures that the text of a block with a deposit code may name, by code: the terms in the reader's country and currency. */
export async function blockFigures(site: Site): Promise<Record<string, MessageParams>> {
  const reader = await readerOf(site);
  return Object.fromEntries(
    [...reader.campaigns].map(([code, campaign]) => [code, figuresFor(reader, {}, campaign)]),
  );
}

const gamesInBlock = 4;

/** A block's games as small pictures, by id; games that are not in the page's lists are left out. */
export function blockGames(blocks: readonly ShownBlock[], lists: GameLists): Record<number, BlockGame> {
  const ids = blocks.flatMap((block) => block.game_ids.slice(0, gamesInBlock));
  const games = ids.flatMap((id) => lists.byId.get(id) ?? []);
  return Object.fromEntries(
    games.map((game) => [
      game.game_id,
      {
        id: game.game_id,
        title: game.title,
        code: game.local_code,
        tile: game.images.tile,
        ...(game.categories.includes("lottery") ? { lottery: true as const } : {}),
      },
    ]),
  );
}

export type BlockGame = { id: number; title: string; code: string; tile: string; lottery?: true };
