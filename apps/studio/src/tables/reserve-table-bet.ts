import { createHash } from "node:crypto";
import type { TableFile } from "@bellwether/contract/content/table.ts";
import type { PlaceTableBetRequest } from "@bellwether/contract/studio/index.ts";
import type { SqlConnection } from "@bellwether/db";
import { checkRound, currencyScale, findModel, RoundRefusedError, type SharedRules } from "@bellwether/games";
import { isTooFar } from "../calendar/index.ts";
import type {
  DatabaseTimePort,
  GamePorts,
  GameTermsPort,
  ModelsPort,
  RandomPort,
  StepPorts,
} from "../ports.ts";
import { checkReward } from "../rewards/index.ts";
import { findRequestedRound, insertRound, type StudioRound } from "../rounds/index.ts";
import { type Session, tableTermsOf } from "../sessions/index.ts";
import { StudioRefusalError } from "../studio-refusal.ts";
import { isAheadOfClock } from "./ahead-of-clock.ts";
import { isOpenUntil } from "./hours.ts";
import type { StoredTable, StoredTableRound } from "./table-round.ts";
import { takeSeat } from "./table-seats.ts";

import { takeNumbers, takeUnits } from "./take-units.ts";

/** The maximum number of bets of a player in one round. Our client sends all chips on the mat as one bet. */
const MAX_BETS = 100;

export const betsClosed = () => new StudioRefusalError("bets_closed", "the round does not take this bet");

/**
 * The standing order for which a bet is placed. `hold` requires, in the SQL transaction that stores the bet, that the order still buys it; it
 * throws if not.
 */
type OrderOfBet = { subscriptionId: string; hold(connection: SqlConnection): Promise<void> };

/** A bet as a player or a standing order asks for it. `rewardId` makes it a free ticket. */
export type TableBetWish = PlaceTableBetRequest & { order?: OrderOfBet; rewardId?: string | undefined };

/** A stored bet, and the share of all outcomes that the player's bets in the round cover together. */
type ReservedBet = { round: StudioRound; isNew: boolean; coveredShare: number | undefined };

/**
 * Stores a bet with every id that it will send to the wallet, before any money moves. A repeated request finds its bet. Throws
 * `request_conflict`, `bets_closed`, `seat_taken`, `seat_empty`, `sold_out`, `number_taken`, `reward_over`, `invalid_stake` or
 * `invalid_input`: the limits are kept by all bets of the player in the round. A ticket of a draw that would be accepted alone, but not with
 * the player's other tickets, is refused as `too_many_tickets`. For a standing order that buys no more it throws what `hold` throws.
 */
export async function reserveTableBet(
  deps: StepPorts & GamePorts & RandomPort,
  connection: SqlConnection,
  session: Session,
  table: TableFile,
  request: TableBetWish,
): Promise<ReservedBet> {
  // Bets of one player come one after another, so that they cannot pass a limit together.
  await connection.query("/* prepared */ SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [
    `studio table ${table.name} ${session.owner}`,
  ]);
  const contentHash = hashBet(table.name, request);
  const known = await findRequestedRound(connection, session.owner, request.requestId);
  if (known && known.contentHash !== contentHash) throw conflict();
  if (known) return { round: known, isNew: false, coveredShare: undefined };
  await request.order?.hold(connection);
  await checkBetting(deps, connection, table, request.number);
  await checkReward(connection, session, request);
  const { seats } = sharedRulesOf(deps, session);
  const coveredShare = await checkTogether(deps, connection, session, table, request);
  const { number, input } = request;
  const followsId = seats && (await takeSeat(connection, seats, { tableId: table.name, number, input }));
  const { pot } = sharedRulesOf(deps, session);
  const place = { tableId: table.name, number, input };
  if (pot) await takeUnits(connection, pot, place);
  const round = await insertRound(deps, connection, session, {
    ...request,
    contentHash,
    subscriptionId: request.order?.subscriptionId,
    tableId: table.name,
    followsId,
    nonce: request.number,
  });
  if (!round) throw conflict();
  if (pot?.names) await takeNumbers(connection, pot.names.of(input), place, round);
  return { round, isNew: true, coveredShare };
}

const conflict = () => new StudioRefusalError("request_conflict", "this request id was used for another bet");

/** Throws `bets_closed` unless the round takes bets. The round cannot close before the bet is stored, because of the lock. */
async function checkBetting(
  deps: DatabaseTimePort,
  connection: SqlConnection,
  { name, model, hours, calendar }: Pick<TableFile, "name" | "model" | "hours" | "calendar">,
  number: number,
): Promise<void> {
  const { rows } = await connection.query<{ model: string }>(
    "/* prepared */ SELECT model FROM studio_table_round WHERE table_id = $1 AND number = $2",
    [name, number],
  );
  // A draw that was on sale before its table got another model is held, and sells no more.
  if (rows[0]?.model !== model || !(await lockOpenRound(deps, connection, { name, hours, calendar }, number)))
    throw betsClosed();
}

type LockedRound = Pick<StoredTable, "waitsFor"> &
  Pick<StoredTableRound, "phase" | "phaseBeganAt" | "phaseEndsAt" | "startedAt" | "betsCloseAt" | "drawsAt">;

/**
 * Whether the round takes bets now, one that has not begun included. Then it cannot close or end before the SQL transaction ends, because of
 * the lock. No round is sold ahead while its table waits, and none whose estimated close is after the table's: it would be void. So would one
 * that a clock ahead has begun or announced.
 */
export async function lockOpenRound(
  deps: DatabaseTimePort,
  connection: SqlConnection,
  { name, hours, calendar }: Pick<TableFile, "name" | "hours" | "calendar">,
  number: number,
): Promise<boolean> {
  const { rows } = await connection.query<LockedRound>(
    `/* prepared */ SELECT r.phase, r.phase_began_at AS "phaseBeganAt", r.phase_ends_at AS "phaseEndsAt", r.started_at AS "startedAt",
       r.bets_close_at AS "betsCloseAt", r.draws_at AS "drawsAt", t.waits_for AS "waitsFor"
     FROM studio_table_round r JOIN studio_table t ON t.id = r.table_id WHERE r.table_id = $1 AND r.number = $2 FOR SHARE OF r`,
    [name, number],
  );
  const [round] = rows;
  if (!round) return false;
  const { phase, betsCloseAt, drawsAt, waitsFor } = round;
  const now = await deps.databaseTime(connection);
  // A draw has its time in the calendar, whichever clock put it on sale.
  const isWrong = drawsAt === null ? isAheadOfClock(round, now) : calendar && isTooFar(round, calendar, now);
  if (isWrong) return false;
  if (phase === "announced") return waitsFor === null && isOpenUntil(hours, now, betsCloseAt);
  return phase === "betting" && betsCloseAt > now;
}

/** Checks the new bet together with the player's other bets of the round; returns the share of the outcomes that all of them cover. */
async function checkTogether(
  deps: GameTermsPort & ModelsPort,
  connection: SqlConnection,
  session: Session,
  table: TableFile,
  { number, stakeMinor, input }: PlaceTableBetRequest,
): Promise<number | undefined> {
  const rules = sharedRulesOf(deps, session);
  const ticket = { stakeMinor: BigInt(stakeMinor), input };
  // The bet alone first: a malformed one must not be joined.
  rules.accept(ticket.stakeMinor, input).checkOffer(currencyScale(session.currency));
  if (table.calendar) {
    // Some limits of one ticket are those of all of the player's.
    rules.join([input]);
    checkLimits(deps, session, table, ticket);
  }
  const { rows } = await connection.query<{ stake_minor: bigint; input: string }>(
    `/* prepared */ SELECT stake_minor, input FROM studio_bet
     WHERE owner = $1 AND table_id = $2 AND table_number = $3 AND state IN ('staking', 'staked')`,
    [session.owner, table.name, number],
  );
  const inputs = rows.map((row) => JSON.parse(row.input) as unknown);
  refuseHeldNumbers(rules, inputs, input);
  try {
    if (rows.length >= MAX_BETS)
      throw new RoundRefusedError("invalid_stake", `at most ${MAX_BETS} bets in a round`);
    const all = {
      stakeMinor: rows.reduce((sum, row) => sum + row.stake_minor, ticket.stakeMinor),
      input: rules.join([...inputs, input]),
    };
    checkLimits(deps, session, table, all);
    return (
      rules.coveredTogether?.([...inputs, input]) ?? rules.accept(all.stakeMinor, all.input).coveredShare
    );
  } catch (error) {
    if (!table.calendar || !(error instanceof RoundRefusedError)) throw error;
    throw new StudioRefusalError("too_many_tickets", error.message);
  }
}

/** Throws `number_taken` for a number of a raffle that the player holds already. */
function refuseHeldNumbers({ pot }: SharedRules, held: readonly unknown[], input: unknown): void {
  const wanted = new Set(pot?.names?.of(input));
  if (held.some((ticket) => pot?.names?.of(ticket).some((number) => wanted.has(number))))
    throw new StudioRefusalError("number_taken", "the player holds one of the numbers already");
}

/** Throws what `checkRound` throws, and `invalid_stake` outside of the table's own limits. */
function checkLimits(
  deps: GameTermsPort & ModelsPort,
  session: Session,
  { limits }: TableFile,
  bets: { stakeMinor: bigint; input: unknown },
): void {
  const { currency } = session;
  const scale = currencyScale(currency);
  const model = findModel(deps.models, session.model);
  checkRound({ model, currency, ...bets }, tableTermsOf(deps, session));
  if (
    bets.stakeMinor < BigInt(limits.minimumStake) * scale ||
    bets.stakeMinor > BigInt(limits.maximumStake) * scale
  )
    throw new RoundRefusedError("invalid_stake", "the bets are outside of the table's limits");
}

function sharedRulesOf({ models }: ModelsPort, { model }: Session): SharedRules {
  const { rules } = findModel(models, model);
  if (rules.kind !== "shared") throw new Error(`the model ${model} is not played at a table`);
  return rules;
}

function hashBet(tableId: string, { number, stakeMinor, input, rewardId }: TableBetWish): string {
  return createHash("sha256")
    .update(
      JSON.stringify([tableId, number, stakeMinor, input, ...(rewardId === undefined ? [] : [rewardId])]),
    )
    .digest("hex");
}
