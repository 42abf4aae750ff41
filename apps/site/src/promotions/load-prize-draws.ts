import type { OutputOf } from "@bellwether/contract/call.ts";
import type { calls } from "@bellwether/contract/calls/index.ts";
import type { PublishedPrizeDraw } from "@bellwether/contract/calls/prize-draws.ts";
import type { Site } from "../request/site.ts";
import { type Reader, zoneFor } from "./promotion-figures.ts";
import type { WordedPromotion } from "./promotion-files.ts";

type OwnEntries = OutputOf<typeof calls.prizeDrawEntries> & { leaf: string };

/** A published draw with the address of its JSON and the command that checks it. */
export type ShownDraw = PublishedPrizeDraw & { address: string; check: string };

/** A promotion's draws as its page shows them. `entries` are the player's in the open draw; undefined for whom it is not. */
export type LoadedDraws = {
  open: ShownDraw | undefined;
  past: { draw: ShownDraw; own: OwnEntries | undefined }[];
  entries: number | undefined;
};

/** Draws that a page lists; all are in the gate's JSON. */
const MAX_SHOWN = 4;

/** The draws for players of the reader's time zone. A promotion without draws has none. */
export async function loadPrizeDraws(
  site: Site,
  promotion: WordedPromotion,
  reader: Reader,
): Promise<LoadedDraws> {
  const none: LoadedDraws = { open: undefined, past: [], entries: undefined };
  if (promotion.rule?.kind !== "prize-draw") return none;
  const { name } = promotion;
  const [{ draws }, player] = await Promise.all([
    site.gate.call("prizeDraws", { promotion: name }).catch(() => ({ draws: [] })),
    site.player(),
  ]);
  const here = draws
    .filter(({ time_zone: timeZone }) => timeZone === zoneFor(promotion, reader))
    .map((draw): ShownDraw => {
      const address = `/gate/api/prize-draws/${name}/${draw.number}`;
      return { ...draw, address, check: `npm run verify:draw -- ${site.origin}${address}` };
    });
  const running = player ? await site.gate.call("rewards", {}).catch(() => undefined) : undefined;
  const mine = running?.running.find((each) => each.promotion === name);
  const ownIn = async ({ number }: PublishedPrizeDraw) => {
    if (!player) return undefined;
    const own = await site.gate.call("prizeDrawEntries", { promotion: name, number }).catch(() => undefined);
    return own?.leaf ? { ...own, leaf: own.leaf } : undefined;
  };
  const past = here.filter(({ phase }) => phase === "drawn").slice(0, MAX_SHOWN);
  return {
    open: here.filter(({ phase }) => phase !== "drawn").at(-1),
    past: await Promise.all(past.map(async (draw) => ({ draw, own: await ownIn(draw) }))),
    entries: mine?.kind === "prize-draw" && mine.refusal === null ? mine.entries : undefined,
  };
}
