import type { Hub88Reply } from "@bellwether/contract/hub88.ts";
import type { DatabasePort, DatabaseTimePort, StepPorts, WalletPort } from "../ports.ts";
import { isPostponedDue, postponedDueAt } from "../rounds/index.ts";
import { unitsOf, WalletSilenceError } from "../wallet/index.ts";
import { forgetLaunches, type StoredClock } from "./clock-store.ts";

/** A clock's win, as sent to the wallet. */
type ClockWin = {
  pot: string;
  amountMinor: bigint;
  winUuid: string;
  /** The round of the winning entry. */
  round: {
    id: string;
    playerId: string;
    launchToken: string;
    provider: string;
    gameCode: string;
    currency: string;
    betUuid: string;
  };
};

/**
 * Pays the winner of a drawn clock as a further win of the round that entered it, which may be closed by now. The request is the same each
 * time, so it is paid once; it is tried again until the wallet confirms it.
 */
export async function payClock(deps: StepPorts & WalletPort, clock: StoredClock): Promise<void> {
  const win = await claimWin(deps, clock);
  if (!win) return;
  try {
    const { status } = await sendClockWin(deps, win);
    if (status !== "RS_OK") {
      deps.log.error({ pot: clock.pot, round: win.round.id, status }, "the win of a clock was refused");
      return;
    }
  } catch (error) {
    if (!(error instanceof WalletSilenceError)) throw error;
    deps.log.warn({ pot: clock.pot, round: win.round.id, err: error }, "the win of a clock was not answered");
    return;
  }
  await endClock(deps, clock);
}

/** Postpones the next attempt and returns what is to be paid; undefined if another node is paying. */
async function claimWin(
  deps: DatabasePort & DatabaseTimePort,
  clock: StoredClock,
): Promise<ClockWin | undefined> {
  const at = await deps.databaseTime(deps.database);
  const key = [clock.pot, clock.currency, clock.number];
  const claimed = await deps.database.query(
    `UPDATE studio_clock SET attempts = attempts + 1, due_at = ${postponedDueAt("$4", "attempts")}
     WHERE pot = $1 AND currency = $2 AND number = $3 AND state = 'drawn' AND ${isPostponedDue("$4")}`,
    [...key, at],
  );
  if (claimed.rowCount === 0) return undefined;
  const { rows } = await deps.database.query<{
    amount_minor: bigint;
    win_uuid: string;
    id: string;
    player_id: string;
    launch_token: string;
    provider: string;
    game_code: string;
    bet_uuid: string;
  }>(
    `SELECT c.amount_minor, c.win_uuid, r.id, r.player_id, e.launch_token, r.provider, r.game_code, r.bet_uuid
     FROM studio_clock c JOIN studio_clock_entry e ON e.pot = c.pot AND e.currency = c.currency AND e.clock = c.number AND e.number = c.winning_entry
     JOIN studio_bet r ON r.owner = e.owner AND r.id = e.round_id
     WHERE c.pot = $1 AND c.currency = $2 AND c.number = $3`,
    key,
  );
  const [row] = rows;
  if (!row) throw new Error(`the clock ${key.join(" ")} has no winner`);
  return {
    pot: clock.pot,
    amountMinor: row.amount_minor,
    winUuid: row.win_uuid,
    round: {
      id: row.id,
      playerId: row.player_id,
      launchToken: row.launch_token,
      provider: row.provider,
      gameCode: row.game_code,
      currency: clock.currency,
      betUuid: row.bet_uuid,
    },
  };
}

/** The wallet has paid: the clock is over, and the launch tokens of its entries are no longer needed. */
async function endClock(deps: DatabasePort & DatabaseTimePort, clock: StoredClock): Promise<void> {
  const key = [clock.pot, clock.currency, clock.number];
  await deps.database.transaction(async (connection) => {
    const at = await deps.databaseTime(connection);
    await connection.query(
      "UPDATE studio_clock SET state = 'paid', paid_at = $4, due_at = NULL WHERE pot = $1 AND currency = $2 AND number = $3 AND state = 'drawn'",
      [...key, at],
    );
    await forgetLaunches(connection, clock);
  });
}

/** Pays what a round has won at a win-time clock, apart from its own win: the round may be closed at the wallet. */
function sendClockWin(deps: WalletPort, { pot, amountMinor, winUuid, round }: ClockWin): Promise<Hub88Reply> {
  return deps.wallet.ask(round.provider, "/transaction/win", {
    user: round.playerId,
    token: round.launchToken,
    round: round.id,
    game_code: round.gameCode,
    request_uuid: winUuid,
    transaction_uuid: winUuid,
    reference_transaction_uuid: round.betUuid,
    currency: round.currency,
    amount: unitsOf(amountMinor),
    round_closed: false,
    meta: { jackpots: [{ pot, amount: unitsOf(amountMinor), seed: 0 }] },
  });
}
