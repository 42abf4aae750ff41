import type { Site } from "./fixtures.ts";

/** A title of each engine. */
const titles: Record<string, string> = {
  "bell-lines": "bell-tower-bonanza",
  "clover-cascade": "clover-cascade",
};

type Listed = { game_id: number; local_code: string; title: string; free_play: boolean };

async function listed(site: Site): Promise<Listed[]> {
  const answer = (await (await fetch(`${site.product.url}/gate/api/actionable/games/list`)).json()) as {
    event: { data: { games: Listed[] } };
  };
  return answer.event.data.games;
}

/** An engine's first title with free play. */
export async function titleOf(site: Site, engine: string): Promise<Listed> {
  for (const game of await listed(site)) {
    if (!game.free_play || (titles[engine] && game.local_code !== titles[engine])) continue;
    const card = (await (
      await fetch(`${site.product.url}/arcade-titles/${game.local_code}.json`)
    ).json()) as { engine: string };
    if (card.engine === engine) return game;
  }
  throw new Error(`no free title plays ${engine}`);
}
