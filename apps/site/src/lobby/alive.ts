import type { HeroSubject } from "@bellwether/brands/brand.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import type { DrawCardData } from "../draws/load-draws.ts";
import type { ShownTable } from "../live-tables/load-live-tables.ts";

/** A player's tickets for the next draw in which they have one. */
export type OwnDraw = { gameId: number; at: string; tickets: number };

/** What the lobby's first screen shows of what happens in the house now. */
export type Alive =
  | { kind: "draw"; draw: DrawCardData & { next: NonNullable<DrawCardData["next"]> }; own: number }
  | { kind: "table" | "climb"; table: ShownTable };

/** A draw later than this is not for the first screen, however much it pays: each lottery has one in a week. */
const SOON_MS = 7 * DAY_MS;

/**
 * The player's own next draw; else what the brand is about, as long as it is open: the draw of the next days that pays most, a table with
 * results, or a multiplier that rises for everybody. Undefined where there is none.
 */
export function chooseAlive(
  subject: HeroSubject,
  {
    draws,
    tables,
    own,
  }: { draws: readonly DrawCardData[]; tables: readonly ShownTable[]; own: OwnDraw | undefined },
): Alive | undefined {
  const onSale = draws.flatMap((draw) => (draw.next ? [{ ...draw, next: draw.next }] : []));
  const ownDraw = onSale.find(({ id, next }) => id === own?.gameId && next.drawsAt === own.at);
  if (own && ownDraw) return { kind: "draw", draw: ownDraw, own: own.tickets };
  if (subject.kind === "draw") {
    const draw = largestSoon(onSale);
    return draw && { kind: "draw", draw, own: 0 };
  }
  const open = tables.filter(({ closed, game }) => !closed && game.lottery === undefined);
  const fitting = open.filter(({ resultType }) => (resultType === "crash") === (subject.kind === "climb"));
  const [table] = fitting
    .filter(({ results }) => subject.kind === "table" || results.length > 0)
    .toSorted((one, other) => rankOf(other, subject) - rankOf(one, subject));
  return table && { kind: subject.kind, table };
}

/** Among the draws of the next week the one with the highest prize, and the first of those that pay the same; a demonstration only alone. */
function largestSoon<Draw extends DrawCardData & { next: NonNullable<DrawCardData["next"]> }>(
  onSale: readonly Draw[],
): Draw | undefined {
  const real = onSale.filter(({ isDemonstration }) => !isDemonstration);
  const [first] = real.length > 0 ? real : onSale;
  if (!first) return undefined;
  const until = Date.parse(first.next.betsCloseAt) + SOON_MS;
  return real
    .filter(({ next }) => Date.parse(next.betsCloseAt) <= until)
    .reduce((largest, each) => (prizeOf(each) > prizeOf(largest) ? each : largest), first);
}

const prizeOf = ({ top }: DrawCardData): number => (top && "amountMinor" in top ? top.amountMinor : 0);

/** The brand's own type first, and a table with results before one that has just opened. */
const rankOf = ({ type, results }: ShownTable, subject: HeroSubject): number =>
  (subject.kind === "table" && type === subject.type ? 2 : 0) + (results.length > 0 ? 1 : 0);
