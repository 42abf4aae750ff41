import { DomainError } from "@bellwether/contract";
import { type TimelineEntry, type TimelineKind, timelineKinds } from "@bellwether/contract/office/index.ts";
import type { SqlConnection } from "@bellwether/db";
import { listAudit, reasonIn } from "../audit/index.ts";
import { listBlockEvents } from "../blocks/index.ts";
import { listPlayerBonuses } from "../bonus/index.ts";
import { listDocumentEvents } from "../documents/index.ts";
import { listLimitEvents } from "../limits/index.ts";
import { listLetters } from "../messages/index.ts";
import { listNotes } from "../notes/index.ts";
import { operatorNames } from "../operators/index.ts";
import { listPlayerPayments } from "../payments/index.ts";
import { type EventsWanted, knownFacts, type PlayerEvent } from "../player-event.ts";
import { findPlayer, listChangeEvents, type Player } from "../players/index.ts";
import { listRiskEvents } from "../risk/index.ts";
import { listPlayerRounds } from "../rounds/index.ts";
import { listLogins } from "../sessions/index.ts";

const PAGE = 50;

/** Acts that the timeline has as events of another kind already. */
const SHOWN_ELSEWHERE = [
  "player.block",
  "player.note",
  "balance.correct",
  "bonus.give",
  "document.accept",
  "document.refuse",
  "document.page",
  "risk.mark",
  "risk.keep",
  "risk.lift",
  "risk.interact",
  "risk.add_entry",
];

type Source = (connection: SqlConnection, wanted: EventsWanted, player: Player) => Promise<PlayerEvent[]>;

const sources: Record<TimelineKind, Source> = {
  login: listLogins,
  payment: listPlayerPayments,
  round: listPlayerRounds,
  bonus: listPlayerBonuses,
  limit: listLimitEvents,
  change: listChangeEvents,
  letter: (connection, wanted, { email, phone }) => listLetters(connection, wanted, [email, phone]),
  note: listNotes,
  block: listBlockEvents,
  document: listDocumentEvents,
  risk: listRiskEvents,
  act: listActs,
};

type Placed = PlayerEvent & { kind: TimelineKind };
/** For each kind the key after which its list goes on; a kind that is over has none and is left out. */
type Places = Partial<Record<TimelineKind, string | null>>;

/**
 * What happened to a player, newest first, page by page: each kind's own list goes on where its last shown event was, so that a page costs the same
 * however far down it is.
 * @throws DomainError `not_found`, or `invalid_param` for a place that no page has given
 */
export async function readTimeline(
  database: SqlConnection,
  {
    playerId,
    kinds,
    before,
  }: { playerId: string; kinds?: readonly TimelineKind[] | undefined; before?: string | undefined },
): Promise<{ entries: TimelineEntry[]; next: string | null }> {
  const player = await findPlayer(database, playerId);
  if (!player) throw new DomainError("not_found");
  const places = before === undefined ? startOf(kinds ?? timelineKinds) : placesIn(before);
  const lists: Placed[][] = [];
  for (const [kind, after] of Object.entries(places) as [TimelineKind, string | null][]) {
    const wanted = { playerId, after: after ?? undefined, limit: PAGE + 1 };
    lists.push((await sources[kind](database, wanted, player)).map((event) => ({ ...event, kind })));
  }
  const merged = lists.flat().sort((a, b) => b.at.getTime() - a.at.getTime());
  const page = merged.slice(0, PAGE);
  const next: Places = {};
  for (const [kind, after] of Object.entries(places) as [TimelineKind, string | null][]) {
    const shown = page.filter((event) => event.kind === kind);
    const has = merged.filter((event) => event.kind === kind).length;
    if (has > shown.length) next[kind] = shown.at(-1)?.key ?? after;
  }
  return {
    entries: await shownEntries(database, page),
    next: Object.keys(next).length > 0 ? Buffer.from(JSON.stringify(next)).toString("base64url") : null,
  };
}

const startOf = (kinds: readonly TimelineKind[]): Places =>
  Object.fromEntries(kinds.map((kind) => [kind, null]));

/** A key is a number, whatever it counts. */
const KEY = /^\d{1,19}$/;

function placesIn(text: string): Places {
  try {
    const places = JSON.parse(Buffer.from(text, "base64url").toString()) as Record<string, unknown>;
    const isPlace = ([kind, key]: [string, unknown]) =>
      timelineKinds.some((known) => known === kind) &&
      (key === null || (typeof key === "string" && KEY.test(key)));
    if (Object.entries(places).every(isPlace)) return places as Places;
  } catch {
    // Refused below.
  }
  throw new DomainError("invalid_param", { fields: { before: "core.error_invalid_param" } });
}

async function listActs(
  connection: SqlConnection,
  { playerId, after, limit }: EventsWanted,
): Promise<PlayerEvent[]> {
  const rows = await listAudit(
    connection,
    {
      subject: `player:${playerId}`,
      before: after === undefined ? undefined : BigInt(after),
      except: SHOWN_ELSEWHERE,
    },
    limit,
  );
  return rows.map((row) => ({
    key: String(row.position),
    at: row.at,
    title: row.action,
    facts: knownFacts({ reason: reasonIn(row.detail) }),
    by: row.actor_kind === "player" ? undefined : { kind: row.actor_kind, name: row.actor_name },
  }));
}

async function shownEntries(connection: SqlConnection, events: readonly Placed[]): Promise<TimelineEntry[]> {
  const names = await operatorNames(
    connection,
    events.flatMap(({ by }) => (by?.kind === "operator" ? [by.name] : [])),
  );
  return events.map(({ key, kind, at, title, facts, by }) => ({
    key: `${kind}:${key}`,
    kind,
    at: at.toISOString(),
    title,
    facts: [...facts],
    actor: by ? { ...by, shown: names.get(by.name) ?? by.name } : null,
  }));
}
