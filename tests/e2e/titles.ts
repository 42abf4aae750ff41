import { releasedModels } from "@bellwether/games";
import type { Site } from "./fixtures.ts";

const models = releasedModels();

/** The title that plays a mechanic in these tests; others take the first. */
const titles: Record<string, string> = {
  lines: "bell-tower-bonanza",
  clusters: "clover-cascade",
};

type Listed = { game_id: number; local_code: string; title: string; free_play: boolean };

async function listed(site: Site): Promise<Listed[]> {
  const answer = (await (await fetch(`${site.product.url}/gate/api/actionable/games/list`)).json()) as {
    event: { data: { games: Listed[] } };
  };
  return answer.event.data.games;
}

/** A mechanic's first title with free play. */
export async function titleOf(site: Site, mechanic: string): Promise<Listed> {
  for (const game of await listed(site)) {
    if (!game.free_play || (titles[mechanic] && game.local_code !== titles[mechanic])) continue;
    const card = (await (
      await fetch(`${site.product.url}/arcade-titles/${game.local_code}.json`)
    ).json()) as { model: string };
    if (models.get(card.model)?.mechanic === mechanic) return game;
  }
  throw new Error(`no free title plays ${mechanic}`);
}
