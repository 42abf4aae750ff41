import { randomUUID } from "node:crypto";
import { exampleInputs } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import { appendAudit } from "../../apps/gate/src/audit/index.ts";
import { commandActor } from "../../apps/gate/src/index.ts";
import { writeNote } from "../../apps/gate/src/notes/index.ts";
import { type GateFixture, units } from "../../apps/gate/src/testing/gate-fixture.ts";
import { uploadExample } from "../../apps/gate/src/testing/upload-example.ts";

/** Names that nobody else in the database has: a search for them finds every trace of the player. */
export const person = {
  firstName: "Eufrosyne",
  lastName: "Halvorsdottir",
  email: "eufrosyne@halvorsdottir.example",
  phone: "+358409876543",
  address: "Kuusitie",
  network: "192.0.2.77",
} as const;

export type LivedPlayer = { id: string; session: string; currency: string; email: string };

const PASSWORD = "correct horse battery";

/** An account that has done what an account can do: afterwards each table with data of players has a row of it. */
export async function liveWholeLife(gate: GateFixture): Promise<LivedPlayer> {
  const player = await signUp(gate);
  await playAndPay(gate, player);
  const { document_id } = await uploadExample(gate, player.session);
  await gate.call("sendDocument", { document_id }, player.session);
  await gate.call("updateDetails", { address_1: `${person.address} 3` }, player.session);
  await gate.call("changeLimit", exampleInputs.changeLimit, player.session);
  await gate.call(
    "writeToSupport",
    { ...exampleInputs.writeToSupport, email: person.email, name: person.firstName },
    player.session,
  );
  await gate.database.asOwner((connection) => fillTheRest(connection, player.id, gate.clock.at));
  return player;
}

async function signUp(gate: GateFixture): Promise<LivedPlayer> {
  const headers = { "x-client-address": person.network, "user-agent": `Browser of ${person.firstName}` };
  const player = await gate.player(person.email, {
    firstname: person.firstName,
    lastname: person.lastName,
    address: `${person.address} 2`,
    activated: false,
  } as never);
  await gate.database.query(
    "UPDATE player SET activated_at = $2, phone = $3, affiliate_tags = $4, national_id = '199005171234' WHERE id = $1",
    [player.id, gate.clock.at, person.phone, JSON.stringify({ clickid: person.lastName })],
  );
  const { session } = await gate
    .clientOf(undefined, headers)
    .send("login", { nickname: person.email, password: PASSWORD });
  await gate
    .clientOf(undefined, headers)
    .send("login", { nickname: person.email, password: "a wrong password" })
    .catch(() => {});
  return { ...player, session: session! };
}

/** A deposit by a card of hers, a round that is over, and everything paid out again. */
async function playAndPay(gate: GateFixture, player: LivedPlayer): Promise<void> {
  const deposit = await gate.beginDeposit(player, "20.00");
  const { authCode } = await deposit.authorize({
    accountHolder: `${person.firstName} ${person.lastName}`,
    maskedAccount: "411111******1111",
  });
  await deposit.transfer(authCode);
  const token = await gate.launch(player);
  const round = {
    user: player.id,
    token,
    round: "whole-life",
    game_code: "bell-one",
    currency: player.currency,
  };
  await gate.wallet("/transaction/bet", {
    ...{ ...round, transaction_uuid: randomUUID(), amount: units(5), round_closed: true },
  });
  const withdrawal = await gate.beginWithdrawal(player, "15.00");
  const { authCode: out } = await withdrawal.authorize({
    accountHolder: `${person.firstName} ${person.lastName}`,
  });
  await withdrawal.transfer(out);
}

/** Rows that take hours or other parties to come about. */
async function fillTheRest(connection: SqlConnection, id: string, at: Date): Promise<void> {
  const name = `${person.firstName} ${person.lastName}`;
  const operator = commandActor("test");
  await writeNote(connection, { playerId: id, body: `${name} called` }, { actor: operator, at });
  await appendAudit(connection, {
    ...{ actor: operator, action: "player.reveal", subject: `player:${id}`, reason: `${name} asked`, at },
  });
  const say = (text: string) => text.replaceAll("$NAME", name).replaceAll("$MAIL", person.email);
  const asked = await connection.query<{ id: bigint }>(
    `INSERT INTO office_request (action, input, target_version, subject, reason, state, asked_by, asked_at, expires_at, decided_by, decided_at, decision_reason, version)
     VALUES ('player.unblock', '{}', 'x', 'player:' || $1, $3, 'done', 'test', $2, $2, 'other', $2, $3, 1) RETURNING id`,
    [id, at, `for ${name}`],
  );
  await appendAudit(connection, {
    ...{
      actor: operator,
      action: "approval.approve",
      subject: `request:${asked.rows[0]?.id}`,
      reason: name,
      at,
    },
  });
  for (const statement of STATEMENTS) await connection.query(say(statement), [id, at]);
}

/** The first parameter is the player, the second the time. */
const STATEMENTS: readonly string[] = [
  "INSERT INTO office_task (player_id, title, written_by, written_at) VALUES ($1, 'call $NAME', 'test', $2)",
  `INSERT INTO chat (player_id, brand, kind, language, opened_at, last_at, taken_by, taken_at, agent_name, handed_by, handed_note, ended_at, ended_by)
   VALUES ($1, 'BELLWETHER', 'live', 'en', $2, $2, 'test', $2, 'Test', 'other', '$NAME is upset', $2, 'player')`,
  `INSERT INTO chat_message (chat_id, player_id, author, text, written_at, request_id)
   SELECT id, player_id, 'player', 'I am $NAME', $2, gen_random_uuid() FROM chat WHERE player_id = $1`,
  "INSERT INTO player_authenticator (player_id, secret, confirmed_at) VALUES ($1, 'sealed for $NAME', $2)",
  "INSERT INTO player_passkey (player_id, credential_id, public_key, counter, name, added_at) VALUES ($1, 'c', 'k', 0, 'phone of $NAME', $2)",
  "INSERT INTO suspicion_report (id, player_id, content, reported_by, reported_at) VALUES ('whole-life', $1, 'about $NAME', 'test', $2)",
  "INSERT INTO suspicion_look (report_id, looked_by, looked_at, reason) SELECT id, 'test', $2, '$NAME again' FROM suspicion_report WHERE player_id = $1",
  "INSERT INTO screening_check (player_id, answered_at) VALUES ($1, $2) ON CONFLICT (player_id) DO NOTHING",
  "INSERT INTO screening_match (player_id, kind, list, entry, name, similarity, found_at, decision, decided_by, decided_at) VALUES ($1, 'pep', 'l', 'e', '$NAME', 90, $2, 'other', 'test', $2)",
  "INSERT INTO player_tag (player_id, tag, given_at) VALUES ($1, 'likes_lottery', $2)",
  "INSERT INTO address_collision (player_id, address, at) VALUES ($1, '198.51.100.1', $2)",
  "INSERT INTO activation_code (player_id, phone, code_hash, requested_at, expires_at, tries_left) VALUES ($1, '+358409876543', 'x', $2, $2, 3)",
  "INSERT INTO player_view (token_hash, player_id, expires_at) VALUES ('whole-life', $1, $2)",
  "INSERT INTO new_contact (player_id, field, value, entered_at) VALUES ($1, 'email', '$MAIL', $2)",
  "INSERT INTO mail_token (token_hash, purpose, player_id, email, expires_at) VALUES ('whole-life', 'email_change', $1, '$MAIL', $2)",
  "INSERT INTO scratch_code (id, player_id, number, code_hash, issued_at) VALUES ('whole-life', $1, 1, 'x', $2)",
  `INSERT INTO cashier_session (token_hash, player_id, session_hash, expires_at)
   SELECT 'whole-life', player_id, token_hash, $2 FROM session WHERE player_id = $1 LIMIT 1`,
  `INSERT INTO support_payout (payment_id, player_id, reference, reason, paid_by, at)
   SELECT id, player_id, 'bank 1', '$NAME asked', 'test', $2 FROM payment WHERE player_id = $1 LIMIT 1`,
  "UPDATE withdrawal_review SET decision_reason = '$NAME is known', asked_at = $2 WHERE player_id = $1",
  "INSERT INTO affiliate_postback (id, player_id, event, op, tags, currency, created_at, next_attempt_at, attempts) VALUES (gen_random_uuid(), $1, 'signup', 'x', '{\"clickid\":\"$NAME\"}', 'EUR', $2, $2, 0)",
  "UPDATE player_document SET note = '$NAME it is', reminded_at = $2 WHERE player_id = $1",
  `INSERT INTO document_event (player_id, document_id, name, at, facts)
   SELECT player_id, id, 'looked', $2, '{"who":"$NAME"}' FROM player_document WHERE player_id = $1`,
  "INSERT INTO document_request (player_id, reason, asked_by, asked_at, seen_by, seen_at, kind) VALUES ($1, 'is it $NAME', 'test', $2, 'test', $2, 'identity')",
  "INSERT INTO identity_applicant (id, player_id, state, url, wanted_at, next_attempt_at) VALUES ('whole-life', $1, 'open', 'https://vendor.example/$NAME', $2, $2)",
  `INSERT INTO identity_result (applicant_id, player_id, at, status, document_kind, first_name, last_name, born_on, differs, effect)
   VALUES ('whole-life', $1, $2, 'approved', 'passport', '$NAME', '$NAME', '1990-05-17', '{}', 'none')`,
  `INSERT INTO exclusion (player_id, duration, reason, starts_at, ends_at, email, phone, national_id, person)
   VALUES ($1, '24h', 'a break', $2::timestamptz - interval '9 days', $2::timestamptz - interval '8 days', '$MAIL', '+358409876543', '199005171234', 'eufrosyne|halvorsdottir|1990-05-17')`,
  "INSERT INTO exclusion_match (exclusion_id, player_id, marks, found_at, decision, decided_by, decided_at) SELECT id, $1, 'email', $2, 'other', 'test', $2 FROM exclusion WHERE player_id = $1",
  "INSERT INTO register_check (register, occasion, player_id, answer, reference, asked_at) VALUES ('gamstop', 'login', $1, 'N', 'r', $2)",
  "INSERT INTO risk_mark (player_id, reason, marked_by, marked_at) VALUES ($1, 'losses', 'test', $2)",
  "INSERT INTO risk_sign (player_id, sign, facts, noted_at) VALUES ($1, 'losses', '{}', $2)",
  "INSERT INTO risk_standing (player_id, score) VALUES ($1, 3) ON CONFLICT (player_id) DO UPDATE SET taken_by = 'test', taken_at = $2",
  `INSERT INTO risk_interaction (player_id, kind, trigger, seen, score, signs, act, said, outcome, written_by, written_at)
   VALUES ($1, 'interaction', 'spend', 'a letter of $NAME', 3, '["losses"]', 'call', 'asked $NAME', 'open', 'test', $2)`,
  "INSERT INTO player_block (player_id, scopes, reason, blocked_kind, blocked_by, blocked_at, until) VALUES ($1, '{bonus}', '$NAME argues', 'operator', 'test', $2, $2)",
  "INSERT INTO account_hold (player_id, cause, detail, held_at, lifted_by, lifted_at, closing_note) VALUES ($1, 'payment', '$NAME', $2, 'test', $2, '$NAME has explained it')",
  "INSERT INTO office_request_comment (request_id, written_by, written_at, body) SELECT id, 'test', $2, '$NAME wrote' FROM office_request WHERE subject = 'player:' || $1",
  "INSERT INTO draw_reminder (player_id, game_code, draw, draws_at) VALUES ($1, 'bell-one', 7, $2::timestamptz + interval '3 days')",
  "INSERT INTO game_favourite (player_id, game_code, marked_at) VALUES ($1, 'bell-one', $2)",
  "INSERT INTO game_vote (player_id, game_code, stars, voted_at) VALUES ($1, 'bell-one', 5, $2)",
  "INSERT INTO bonus_claimant (code, claimant, player_id) SELECT 'WELCOME100', 'hash', $1 WHERE $2::timestamptz IS NOT NULL",
  "INSERT INTO mission_done (player_id, mission, week, done_at) VALUES ($1, 'm', '2026-11-16', $2)",
  "INSERT INTO reward_unseen_award (player_id, task_id, award, given_at) VALUES ($1, 't', '{}', $2)",
  `INSERT INTO reward_grant (promotion, occasion, player_id, counts_from, counts_until, state, currency, amount_minor, euro_cents, decided_at, gives)
   VALUES ('p', '2026-11-02', $1, $2, $2, 'given', 'EUR', 0, 8000, $2, 'parcel')`,
  `INSERT INTO reward_parcel (id, promotion, occasion, player_id, number, thing, worth, state, won_at, recipient, address, zip, city, country, addressed_at)
   VALUES ('whole-life', 'p', '2026-11-02', $1, 1, 'kettle', 40, 'ready', $2, '$NAME', 'Kuusitie 2', '1', 'X', 'FI', $2)`,
  `INSERT INTO reward_parcel (id, promotion, occasion, player_id, number, thing, worth, state, won_at, recipient, address, zip, city, country, addressed_at, sent_at, tracking)
   VALUES ('whole-life-sent', 'p', '2026-11-02', $1, 2, 'kettle', 40, 'sent', $2, '$NAME', 'Kuusitie 2', '1', 'X', 'FI', $2, $2, 'T')`,
  "INSERT INTO tournament_entry (promotion, player_id, joined_at, nickname) VALUES ('p', $1, $2, '$NAME')",
  "INSERT INTO studio_bettor (owner, initial, is_house) SELECT 'player:' || $1, 'E', false WHERE $2::timestamptz IS NOT NULL",
  `INSERT INTO studio_session (secret_hash, owner, player_id, launch_token, provider, game_code, engine, mode, currency, language, created_at, expires_at, model)
   VALUES ('whole-life', 'player:' || $1, $1, 'x', 'BW', 'bell-one', 'x', 'money', 'EUR', 'en', $2, $2, 'x')`,
  "INSERT INTO studio_watch (secret_hash, owner, game_code, round_id, expires_at) VALUES ('whole-life', 'player:' || $1, 'bell-one', 'x', $2)",
  "INSERT INTO studio_visit (owner, table_id, session_hash, began_at, seen_at, left_at) SELECT 'player:' || $1, id, 'x', $2, $2, $2 FROM studio_table LIMIT 1",
  "INSERT INTO studio_reward (owner, id, game_code, stake_minor, expires_at) VALUES ('player:' || $1, 'x', 'bell-one', 10, $2)",
  "INSERT INTO studio_favourite_line (player_id, game_code, line) SELECT $1, 'bell-one', '1,2,3' WHERE $2::timestamptz IS NOT NULL",
  `INSERT INTO studio_seed_pair (owner, id, game_code, server_seed, server_seed_hash, client_seed, created_at, next_server_seed)
   VALUES ('player:' || $1, gen_random_uuid(), 'bell-one', 'secret seed', 'hash', 'lucky', $2, 'secret next')`,
];
