import { randomInt, randomUUID } from "node:crypto";
import { MINUTE_MS, SECOND_MS } from "@bellwether/contract/durations.ts";
import { OpenSessionReply, STUDIO_SESSION_HEADER, TablesReply } from "@bellwether/contract/studio/index.ts";
import { mechanics } from "@bellwether/games/mechanics/index.ts";
import type { RandomBelow } from "@bellwether/games/rules/house-bet.ts";
import type { Gate } from "@bellwether/gate";
import type { Studio } from "@bellwether/studio";
import type { Logger } from "pino";

const houseBets = new Map(mechanics.map(({ id, houseBet }) => [id, houseBet]));

/** The house players. Each has a different initial. */
const NAMES = ["Ada", "Bruno", "Celia"] as const;
/** How many of them bet in a round at one table. */
const MIN_BETTORS = 2;
/** No bet is placed when less than this is left before the close. */
const MIN_LEFT_MS = 3_000;
/** A node never has more house bets under way than this, whatever is watched. */
const MAX_BETS = 24;
/** How often rounds are looked for that would be void for want of another player, and within which time house players join them. */
const SHORT_EVERY_MS = 10 * SECOND_MS;
const JOIN_WITHIN_MS = 20 * SECOND_MS;
/** Number of rounds that are remembered as handled. */
const REMEMBERED = 200;

/** A house player at a table: its session, and the smallest stake of the table. */
type Seat = { session: string; sheet: OpenSessionReply["sheet"]; minimumStakeMinor: bigint };

type CompanyParts = {
  gate: Pick<Gate, "seatHousePlayer">;
  studio: Pick<Studio, "app" | "openRounds" | "roundsShortOfPlayers">;
  log: Logger;
  random?: RandomBelow;
  /** How often tables are looked at; with 0, only by `look`. */
  everyMs?: number;
  after?: (ms: number, act: () => void) => void;
};

/**
 * The sandbox's company: two or three house players bet play money in each round of a table that somebody watches on this node, so that a
 * newcomer sees play at the table. They also join a round that would be void for want of another player, such as a raffle's. Their bets are those of any player: launched by the gate, placed at the studio's HTTP calls, and paid through
 * the signed wallet calls. Nothing is bet at other tables without watchers, and at none whose outcome is held in memory during play.
 */
export function startHouseCompany({
  gate,
  studio,
  log,
  random = randomInt,
  everyMs = SECOND_MS,
  after = (ms, act) => void setTimeout(act, ms).unref(),
}: CompanyParts) {
  const seats = new Map<string, Promise<Seat>>();
  const known: string[] = [];
  const underWay = new Set<Promise<void>>();
  let waiting = 0;

  const call = async (path: string, session: string | undefined, body?: object): Promise<unknown> => {
    const response = await studio.app.request(`/studio/api${path}`, {
      method: body ? "POST" : "GET",
      headers: { "content-type": "application/json", ...(session && { [STUDIO_SESSION_HEADER]: session }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const sit = async (name: string, gameCode: string, tableId: string): Promise<Seat> => {
    const token = await gate.seatHousePlayer(name, gameCode);
    const opened = OpenSessionReply.parse(
      await call("/session", undefined, { token, gameCode, mode: "money" }),
    );
    const { tables } = TablesReply.parse(await call("/tables", opened.session));
    const table = tables.find((each) => each.tableId === tableId);
    if (!table) throw new Error(`no table ${tableId}`);
    const minimumStakeMinor = BigInt(table.minimumStakeMinor);
    return { session: opened.session, sheet: opened.sheet, minimumStakeMinor };
  };
  const bet = async (name: string, gameCode: string, tableId: string, number: number): Promise<void> => {
    const key = `${name} ${tableId}`;
    try {
      const seating = seats.get(key) ?? sit(name, gameCode, tableId);
      seats.set(key, seating);
      const { session, sheet, minimumStakeMinor } = await seating;
      const { stakes, layout, mechanic } = sheet;
      const wish = houseBets.get(mechanic)?.({ stakes, layout, minimumStakeMinor }, random);
      if (wish) await call(`/tables/${tableId}/bets`, session, { requestId: randomUUID(), number, ...wish });
    } catch (error) {
      // The session may be over: the next bet sits down again.
      seats.delete(key);
      log.debug({ err: error, table: tableId }, "a house player did not bet");
    }
  };
  /** Plans the bets of every given round that has none yet in this attempt. */
  const plan = (rounds: ReturnType<Studio["openRounds"]>, attempt = "") => {
    for (const { tableId, gameCode, number, leftMs } of rounds) {
      const round = `${tableId} ${number} ${attempt}`;
      const latestMs = leftMs - MIN_LEFT_MS;
      if (known.includes(round) || latestMs <= 0) continue;
      known.push(round);
      if (known.length > REMEMBERED) known.shift();
      const names = [...NAMES];
      const count = MIN_BETTORS + random(NAMES.length - MIN_BETTORS + 1);
      for (let seat = 0; seat < count && waiting < MAX_BETS; seat += 1) {
        const [name] = names.splice(random(names.length), 1);
        if (name === undefined) break;
        waiting += 1;
        after(random(Math.ceil(latestMs)), () => {
          const placing = bet(name, gameCode, tableId, number).finally(() => {
            waiting -= 1;
            underWay.delete(placing);
          });
          underWay.add(placing);
        });
      }
    }
  };
  /** Joins the rounds at tables that somebody watches. */
  const look = () => plan(studio.openRounds());
  /** Joins the rounds that would be void for want of another player, and tries once a minute while they still are. */
  const lookForShort = async () => {
    try {
      const rounds = await studio.roundsShortOfPlayers();
      plan(
        rounds.map((round) => ({ ...round, leftMs: Math.min(round.leftMs, JOIN_WITHIN_MS + MIN_LEFT_MS) })),
        `${Math.floor(performance.now() / MINUTE_MS)}`,
      );
    } catch (error) {
      log.debug({ err: error }, "rounds that are short of players could not be read");
    }
  };
  const timers =
    everyMs > 0 ? [setInterval(look, everyMs), setInterval(() => void lookForShort(), SHORT_EVERY_MS)] : [];
  for (const timer of timers) timer.unref();
  return {
    look,
    lookForShort,
    /** Waits for the bets under way, and plans no more. */
    async stop(): Promise<void> {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(underWay);
    },
  };
}
