import type { OutputOf } from "@bellwether/contract/call.ts";
import type { calls } from "@bellwether/contract/calls/index.ts";
import type { PublishedPrizeDraw } from "@bellwether/contract/calls/prize-draws.ts";
import { addDays, dayIn } from "@bellwether/contract/zoned-day.ts";
import { countryName } from "../locale/country-names.ts";
import type { Site } from "../request/site.ts";
import type { Doors } from "./door-calendar.tsx";
import { drawAddress } from "./draw-address.ts";
import type { WordedPromotion } from "./offers.ts";
import type { PlayersRewards } from "./players-rewards.ts";
import { type Reader, zoneFor } from "./promotion-figures.ts";

type OwnEntries = OutputOf<typeof calls.prizeDrawEntries> & { leaf: string };

/** A published draw with the address of its JSON and the command that checks it. */
export type ShownDraw = PublishedPrizeDraw & { address: string; check: string };

/** A promotion's draws as its page shows them. `entries` are the player's in the open draw; undefined for players it does not apply to. */
export type LoadedDraws = {
  open: ShownDraw | undefined;
  /** The latest draw that has closed and was not held yet. */
  waiting: ShownDraw | undefined;
  past: { draw: ShownDraw; own: OwnEntries | undefined }[];
  entries: number | undefined;
  /** The things that the player has won in them. */
  parcels: PlayersRewards["parcels"];
  /** The name of the player's country. */
  country: string;
  /** The calendar of a promotion with doors. */
  doors: Doors | undefined;
};

/** Draws that a page lists; all are in the gate's JSON. */
const MAX_SHOWN = 4;

/** The draws for players of the reader's time zone. A promotion without draws has none; in one of drops each span has one. */
export async function loadPrizeDraws(
  site: Site,
  promotion: WordedPromotion,
  reader: Reader,
): Promise<LoadedDraws> {
  const none: LoadedDraws = {
    open: undefined,
    waiting: undefined,
    past: [],
    entries: undefined,
    parcels: [],
    country: "",
    doors: undefined,
  };
  const { name, rule } = promotion;
  if (rule?.kind !== "prize-draw" && rule?.kind !== "cash-drop") return none;
  const [{ draws }, player] = await Promise.all([
    site.gate.call("prizeDraws", { promotion: name }).catch(() => ({ draws: [] })),
    site.player(),
  ]);
  const here = draws
    .filter(({ time_zone: timeZone }) => timeZone === zoneFor(promotion, reader))
    .map((draw): ShownDraw => {
      const address = drawAddress(name, draw.number);
      return { ...draw, address, check: `npm run verify:draw -- ${site.origin}${address}` };
    });
  const running = player ? await site.gate.call("rewards", {}).catch(() => undefined) : undefined;
  const mine = running?.running.find((each) => each.promotion === name);
  const ownIn = async ({ number }: PublishedPrizeDraw) => {
    if (!player) return undefined;
    const own = await site.gate.call("prizeDrawEntries", { promotion: name, number }).catch(() => undefined);
    return own?.leaf ? { ...own, leaf: own.leaf } : undefined;
  };
  const isClosed = (closesAt: string) => Date.parse(closesAt) <= site.now.getTime();
  // Most spans of drops have no entry in a quiet time.
  const isShown = ({ holder_count: holders }: ShownDraw) => rule.kind === "prize-draw" || holders !== 0;
  const past = here.filter((draw) => draw.phase === "drawn" && isShown(draw)).slice(0, MAX_SHOWN);
  return {
    // The newest comes first.
    open: here.filter(({ closes_at: closesAt }) => !isClosed(closesAt)).at(-1),
    waiting: here.find(({ phase, closes_at: closesAt }) => phase !== "drawn" && isClosed(closesAt)),
    past: await Promise.all(past.map(async (draw) => ({ draw, own: await ownIn(draw) }))),
    entries: mine?.kind === "prize-draw" && mine.refusal === null ? mine.entries : undefined,
    parcels: running?.parcels.filter((parcel) => parcel.promotion === name) ?? [],
    country: player ? countryName(player.player_country, site.language) : "",
    doors: doorsOf(promotion, reader, site.now, mine),
  };
}

function doorsOf(
  { name, period, rule }: WordedPromotion,
  reader: Reader,
  now: Date,
  mine: PlayersRewards["running"][number] | undefined,
): Doors | undefined {
  if (rule?.kind !== "prize-draw" || rule.entry.by !== "doors") return undefined;
  const days: string[] = [];
  for (let day = rule.from; day <= period.until; day = addDays(day, 1)) days.push(day);
  const isMine = mine?.kind === "prize-draw";
  return {
    promotion: name,
    days,
    today: dayIn(zoneFor({ rule }, reader), now),
    opened: isMine ? mine.doors : [],
    mayOpen: isMine && (mine.refusal === null || mine.refusal === "enough_today"),
    needed: rule.last?.doors ?? rule.entry.needs,
    look: rule.span === "once" ? "sweet" : "door",
  };
}
