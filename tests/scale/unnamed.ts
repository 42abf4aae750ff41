/** Why a statement of a hot path may touch rows of players without their key. docs/scale.md says what each has to become before the first shard. */
export type Reason = "token" | "address" | "round" | "key" | "payment" | "house";

/** A table or view, and a text that the statement has, with single spaces. */
type Exception = readonly [relation: string, text: string];

const BY_LAUNCH_TOKEN = "FROM launch_token t JOIN player_standing p";
const BY_SESSION =
  "FROM session s JOIN player_profile p ON p.id = s.player_id WHERE s.token_hash = ANY($1::text[])";
const BY_TRANSACTION = "OR id = (SELECT payment_id FROM payment_attempt WHERE transaction_id = $1)";
const OF_TRANSACTION =
  "SELECT * FROM payment WHERE id = (SELECT payment_id FROM payment_attempt WHERE transaction_id = $1)";
const COPY_ATTEMPT =
  "INSERT INTO payment_attempt (transaction_id, payment_id, state, amount_minor, begun_at) SELECT";
const END_ATTEMPT = "UPDATE payment_attempt n SET state = $2";
const WRITE_BOOK = "WITH operations AS ( INSERT INTO ledger_operation";

export const UNNAMED: Readonly<Record<Reason, readonly Exception[]>> = {
  token: [
    ["session", BY_SESSION],
    ["player_profile", BY_SESSION],
    ["launch_token", BY_LAUNCH_TOKEN],
    ["player_standing", BY_LAUNCH_TOKEN],
    ["session_standing", BY_LAUNCH_TOKEN],
    ["limit_in_force", BY_LAUNCH_TOKEN],
    ["studio_session", "FROM studio_session WHERE secret_hash = $1"],
  ],
  address: [["player", "FROM player WHERE brand = $1 AND email = ANY($2::text[])"]],
  round: [["wallet_round", "SELECT * FROM wallet_round WHERE provider = k.provider AND round = k.round"]],
  key: [
    ["ledger_operation", "FROM ledger_operation WHERE external_id = ANY($1::text[])"],
    ["ledger_answer", "FROM ledger_answer WHERE external_id = ANY($1::text[])"],
    ["ledger_operation", WRITE_BOOK],
    ["ledger_transfer", WRITE_BOOK],
  ],
  payment: [
    ["payment", "SELECT * FROM payment WHERE id = $1 FOR UPDATE"],
    ["payment", "UPDATE payment SET state = $2"],
    ["payment", BY_TRANSACTION],
    ["payment_attempt", BY_TRANSACTION],
    ["payment", OF_TRANSACTION],
    ["payment_attempt", OF_TRANSACTION],
    ["payment", COPY_ATTEMPT],
    ["payment_attempt", COPY_ATTEMPT],
    [
      "payment_attempt",
      "INSERT INTO payment_attempt (transaction_id, payment_id, state, amount_minor, begun_at) VALUES",
    ],
    ["payment_attempt", END_ATTEMPT],
    ["payment_attempt", "FROM payment_attempt WHERE payment_id = $1 AND state = 'pending'"],
    ["payment_instrument", "FROM payment_instrument WHERE payment_id = $1"],
    // Joined to the player's payments by their ids.
    ["payment_instrument", "SELECT m.type, m.amount_minor, m.at, i.masked_account"],
    ["withdrawal_review", "UPDATE withdrawal_review SET ended_as = $2"],
    ["withdrawal_review", "SELECT * FROM withdrawal_review WHERE transaction_id = $1"],
  ],
  house: [
    // The cashier's own account, opened by the first deposit.
    ["ledger_account", "AS k(address, currency) JOIN ledger_account a"],
    ["ledger_account", "INSERT INTO ledger_account (address, currency, floored)"],
    // One of a transfer's two entries. A book without transfers has none, and changes no account.
    ["ledger_entry", WRITE_BOOK],
    ["ledger_account", WRITE_BOOK],
  ],
};
