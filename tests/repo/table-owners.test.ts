import { describe, expect, it } from "vitest";
import { isTest, isTypeScript, sourceFiles } from "./source-files.ts";
import { READ, relationsAfter, WRITE } from "./sql-relations.ts";
import { HOLE, stringLiterals } from "./string-literals.ts";

/** A module's tables, which only it writes and reads, and its views, which other modules may read in their SQL. */
type Owned = { tables: readonly string[]; views?: readonly string[] };

const owners: Record<string, Owned> = {
  "packages/db": { tables: ["migration"] },
  "packages/ledger": {
    tables: [
      ...["ledger_account", "ledger_operation", "ledger_transfer", "ledger_entry"],
      ...["ledger_checkpoint", "ledger_checkpoint_account"],
    ],
    views: ["ledger_balance", "ledger_answer", "ledger_movement", "ledger_posting"],
  },
  "apps/sandbox": {
    tables: ["sandbox_applicant", "sandbox_message", "sandbox_taken_back", "sandbox_transaction"],
  },
  "apps/gate/src/applicants": { tables: ["identity_applicant"] },
  "apps/gate/src/approvals": { tables: ["office_request", "office_request_comment"] },
  "apps/gate/src/audit": { tables: ["office_audit", "office_audit_detail", "office_audit_head"] },
  "apps/gate/src/authenticators": { tables: ["passkey_challenge"] },
  "apps/gate/src/blocks": { tables: ["player_block"] },
  "apps/gate/src/notes": { tables: ["player_note"] },
  "apps/gate/src/settlements": {
    tables: ["bank_line", "settlement_difference", "settlement_file", "settlement_line"],
  },
  "apps/gate/src/tasks": { tables: ["office_task"] },
  "apps/gate/src/operators": {
    tables: [
      ...["operator", "operator_challenge", "operator_company_login", "operator_invitation"],
      ...["operator_passkey", "operator_session", "operator_view"],
    ],
    views: ["operator_at_office"],
  },
  "apps/gate/src/chat": { tables: ["chat", "chat_agent", "chat_message"] },
  "apps/gate/src/affiliates": { tables: ["affiliate_postback"] },
  "apps/gate/src/bonus": {
    tables: ["player_bonus", "bonus_claimant", "cashback_week", "reward_budget"],
    views: ["promotion_bonus", "promotion_spins"],
  },
  "apps/gate/src/catalogue": { tables: ["game_coplay", "game_favourite", "game_popularity", "game_vote"] },
  "apps/gate/src/content-store": { tables: ["content_document", "content_version"] },
  "apps/gate/src/factors": { tables: ["player_authenticator", "player_passkey"], views: ["player_app"] },
  "apps/gate/src/identity": {
    tables: [
      "activation_code",
      "address_collision",
      "login_failure",
      "login_place",
      "mail_request",
      "mail_token",
      "new_contact",
      "scratch_code",
      "sms_request",
    ],
  },
  "apps/gate/src/identity-results": { tables: ["identity_result"] },
  "apps/gate/src/erasure": { tables: ["data_export", "player_erasure"] },
  "apps/gate/src/events": { tables: ["outbox_event", "outbox_head"] },
  "apps/gate/src/draws": { tables: ["closed_draw", "draw_reminder"] },
  "apps/gate/src/holds": { tables: ["account_hold"] },
  "apps/gate/src/jobs": { tables: ["job"] },
  "apps/gate/src/laundering": { tables: ["laundering_due"] },
  "apps/gate/src/limits": {
    tables: ["player_limit", "exclusion", "exclusion_match", "register_check"],
    views: ["break_begun", "limit_in_force", "limit_loosened", "month_deposit_limit"],
  },
  "apps/gate/src/messages": { tables: ["message"] },
  "apps/gate/src/payments": {
    tables: [
      ...["payment", "payment_attempt", "payment_instrument", "cashier_session", "provider_total"],
      "support_payout",
    ],
    views: ["deposit_card", "deposit_declined", "payment_amount", "payment_movement", "payment_player"],
  },
  "apps/gate/src/players": {
    tables: ["player", "player_change", "player_identity", "player_tag"],
    views: ["house_player", "player_profile", "player_standing"],
  },
  "apps/gate/src/documents": { tables: ["document_event", "document_file", "player_document"] },
  "apps/gate/src/stops": { tables: ["incident_stop"] },
  "apps/gate/src/rewards": {
    tables: [
      "cash_drop",
      "mission_cursor",
      "mission_done",
      "reward_door",
      "reward_unseen_award",
      "reward_draw",
      "reward_entry",
      "reward_grant",
      "reward_lost_deposit",
      "reward_parcel",
      "reward_window",
      "round_mark",
      "tournament_board",
      "tournament_entry",
      "tournament_score",
    ],
    views: ["reward_decision"],
  },
  "apps/gate/src/risk": {
    tables: ["risk_interaction", "risk_mark", "risk_sign", "risk_standing"],
    views: ["player_at_risk"],
  },
  "apps/gate/src/rounds": { tables: ["wallet_round", "history_key"], views: ["played_round"] },
  "apps/gate/src/sessions": { tables: ["player_view", "session"], views: ["session_standing"] },
  "apps/gate/src/screening": { tables: ["screening_check", "screening_match"] },
  "apps/gate/src/suspicion": { tables: ["suspicion_look", "suspicion_report"] },
  "apps/gate/src/verification": { tables: ["document_request"] },
  "apps/gate/src/withdrawals": { tables: ["withdrawal_review"] },
  "apps/gate/src/webhooks": { tables: ["webhook_delivery", "webhook_endpoint"] },
  "apps/gate/src/wallet": {
    tables: ["launch_token", "player_day", "softswiss_round"],
    views: ["played_day"],
  },
  "apps/studio/src/days": {
    tables: ["studio_commitment", "studio_day", "studio_day_level", "studio_missed_round"],
  },
  "apps/studio/src/draws": { tables: ["studio_order", "studio_subscription"] },
  "apps/studio/src/favourites": { tables: ["studio_favourite_line"] },
  "apps/studio/src/jackpots": {
    tables: [
      "studio_clock",
      "studio_clock_entry",
      "studio_drop",
      "studio_pot",
      "studio_pot_day",
      "studio_pot_hit",
    ],
    views: ["studio_clock_commitment", "studio_drop_commitment"],
  },
  "apps/studio/src/rewards": { tables: ["studio_reward"] },
  "apps/studio/src/rounds": {
    tables: ["studio_action", "studio_play_end", "studio_round", "studio_withdrawn_request"],
    views: ["studio_bet"],
  },
  "apps/studio/src/seeds": { tables: ["studio_seed_pair"], views: ["studio_seeds"] },
  "apps/studio/src/sessions": {
    tables: ["studio_bettor", "studio_purse", "studio_session", "studio_watch"],
    views: ["studio_shown_bettor"],
  },
  "apps/studio/src/tables": {
    tables: [
      "studio_pot_units",
      "studio_table",
      "studio_table_action",
      "studio_table_round",
      "studio_taken_number",
      "studio_visit",
      "studio_attendance",
    ],
    views: ["studio_last_visit", "studio_table_play", "studio_table_progress"],
  },
  "apps/studio/src/trees": { tables: ["studio_draw_tree"] },
};

/** Released migrations keep their place (decision 44). New ones are in the folder of the table's owner. */
const FOREIGN_MIGRATIONS = [
  "catalogue/migrations/0001-catalogue.sql changes wallet_round",
  "draws/migrations/0010-tickets-of-player.sql changes wallet_round",
  "identity/migrations/0001-identity.sql changes session",
  "identity/migrations/0010-session-terms.sql changes session",
  "identity/migrations/0040-session-evidence.sql changes session",
  "limits/migrations/0040-risk-marks.sql changes risk_mark",
  "players/migrations/0030-document-requests.sql changes document_request",
  "players/migrations/0100-draw-letters.sql changes document_request",
  "rewards/migrations/0010-promotions.sql changes reward_budget",
  "wallet/migrations/0001-wallet.sql changes wallet_round",
  "wallet/migrations/0020-free-rounds.sql changes wallet_round",
  "wallet/migrations/0020-recent-rounds.sql changes wallet_round",
  "wallet/migrations/0050-history-key.sql changes history_key",
  "wallet/migrations/0070-bets-of-a-round.sql changes wallet_round",
  "wallet/migrations/0080-draws.sql changes wallet_round",
  "wallet/migrations/0090-jackpots.sql changes wallet_round",
  "wallet/migrations/0120-free-tickets.sql changes wallet_round",
  "wallet/migrations/0140-rounds-of-tables.sql changes wallet_round",
];

/**
 * Released migrations of the studio that change tables of several modules: they are older than the owners, and stay as they are. A new migration is
 * in the folder of the table's owner.
 */
const SHARED_MIGRATIONS = "apps/studio/src/migrations";
const SHARED = [
  "0001-studio.sql",
  "0020-free-rounds.sql",
  "0060-pace-and-cap.sql",
  "0070-models.sql",
  "0110-tables.sql",
  "0130-days.sql",
  "0160-draws.sql",
  "0180-jackpots.sql",
  "0270-commitments-by-end.sql",
  "0280-seal-seen.sql",
];

const ownerOf = new Map(
  Object.entries(owners).flatMap(([module, { tables }]) => tables.map((table) => [table, module] as const)),
);
const viewOwnerOf = new Map(
  Object.entries(owners).flatMap(([module, { views = [] }]) => views.map((view) => [view, module] as const)),
);

/** The module folder of gate or studio, or the part to which a file belongs. */
const moduleOf = (path: string) =>
  /^apps\/(?:gate|studio)\/src\/[a-z-]+(?=\/)/.exec(path)?.[0] ?? path.split("/").slice(0, 2).join("/");

/** Files whose SQL gets the name of a table from a value, and what the value is. */
const NAMED_BY_VALUE = [
  // The column of a moment: extract(epoch FROM created_at).
  "apps/gate/src/player-event.ts",
  // studio_round, or rounds that one statement has just changed.
  "apps/studio/src/rounds/round-store.ts",
];

const sources = sourceFiles(
  (path) => isTypeScript(path) && /^(apps|packages)\//.test(path) && !isTest(path),
).map(({ path, text }) => ({ path, module: moduleOf(path), sql: stringLiterals(path, text) }));
const migrations = sourceFiles((path) => path.endsWith(".sql"));
const schema = migrations.map(({ text }) => text).join("\n");

const found = (words: string) =>
  sources.flatMap(({ path, module, sql }) =>
    sql.flatMap((text) => relationsAfter(words, text)).map((name) => ({ name, path, module })),
  );
const writes = found(WRITE);
const reads = found(READ);

/** The owned tables that a migration's text changes, those of its indexes too. */
const changedBy = (text: string) =>
  relationsAfter(
    "ALTER TABLE|INSERT INTO|UPDATE|DELETE FROM|CREATE TABLE(?: IF NOT EXISTS)?|CREATE (?:UNIQUE )?INDEX \\w+ ON",
    text,
  ).filter((name) => ownerOf.has(name));

describe("tables", () => {
  it("each table and view of the schema has an owner in the list, and the list has no others", () => {
    const made = (what: string) => [
      ...new Set([...schema.matchAll(new RegExp(`CREATE ${what} (\\w+)`, "g"))].map((match) => match[1])),
    ];
    expect([...ownerOf.keys()].sort()).toEqual(
      [...made("(?:UNLOGGED )?TABLE(?: IF NOT EXISTS)?"), "migration"].sort(),
    );
    expect([...viewOwnerOf.keys()].sort()).toEqual(made("VIEW").sort());
  });

  it("each is written only by the module that owns it", () => {
    const wrong = writes
      .filter(({ name, module }) => ownerOf.has(name) && ownerOf.get(name) !== module)
      .map(({ name, path }) => `${path} writes ${name}, of ${ownerOf.get(name)}`);
    expect(wrong).toEqual([]);
  });

  it("each is read only by the module that owns it; others call an operation or read a view", () => {
    const wrong = reads
      .filter(({ name, module }) => ownerOf.has(name) && ownerOf.get(name) !== module)
      .map(({ name, path }) => `${path} reads ${name}, of ${ownerOf.get(name)}`);
    expect([...new Set(wrong)]).toEqual([]);
  });

  it("each is changed only by migrations of its owner, except those from before the rule", () => {
    const wrong = migrations
      .filter(({ path }) => moduleOf(path) !== SHARED_MIGRATIONS)
      .flatMap(({ path, text }) =>
        changedBy(text)
          .filter((name) => ownerOf.get(name) !== moduleOf(path))
          .map((name) => `${path.replace("apps/gate/src/", "")} changes ${name}`),
      );
    expect([...new Set(wrong)].sort()).toEqual(FOREIGN_MIGRATIONS);
  });

  it("those of several modules of the studio are changed together only by released migrations", () => {
    const shared = migrations.filter(({ path }) => moduleOf(path) === SHARED_MIGRATIONS);
    expect(shared.map(({ path }) => path.slice(SHARED_MIGRATIONS.length + 1)).sort()).toEqual(SHARED);
    const needless = shared.filter(
      ({ text }) => new Set(changedBy(text).map((name) => ownerOf.get(name))).size < 2,
    );
    expect(needless.map(({ path }) => path)).toEqual([]);
  });

  it("no value gives the name of a table that is written or read, except where the list says which", () => {
    const wrong = [...writes, ...reads].filter(({ name }) => name === HOLE).map(({ path }) => path);
    expect([...new Set(wrong)].sort()).toEqual(NAMED_BY_VALUE);
  });

  it.each([
    ["update player set x = 1", "player"],
    ["MERGE INTO session USING x", "session"],
    ["INSERT INTO public.session (x) VALUES (1)", "session"],
    ['INSERT INTO "session" (x) VALUES (1)', "session"],
    ["TRUNCATE TABLE session", "session"],
    ["TRUNCATE job, session", "session"],
    ["COPY session FROM STDIN", "session"],
    [`UPDATE ${HOLE} SET x = 1`, HOLE],
  ])("tables are seen to be written in %s", (sql, name) => {
    expect(relationsAfter(WRITE, sql)).toContain(name);
  });

  it.each([
    ["select 1 from x join y ON f(x.a, 1) = y.a, payment p where true", "payment"],
    ["DELETE FROM x USING job j, public.payment WHERE true", "payment"],
    ["SELECT 1 FROM (SELECT 1 FROM payment) x", "payment"],
  ])("tables are seen to be read in %s", (sql, name) => {
    expect(relationsAfter(READ, sql)).toContain(name);
  });

  it("tables over 40 are written by a file that this test reads", () => {
    expect(
      [...ownerOf.keys()].filter((table) => writes.some(({ name }) => name === table)).length,
    ).toBeGreaterThan(40);
  });
});

describe("views", () => {
  it.each([...viewOwnerOf])("%s, of %s, is read by another module", (view, owner) => {
    expect(reads.some(({ name, module }) => name === view && module !== owner)).toBe(true);
  });

  it.each([...viewOwnerOf])(
    "%s, of %s, stands on tables of its owner alone and says who reads it",
    (view, owner) => {
      const query = new RegExp(`CREATE VIEW ${view} AS\\b([^;]*);`).exec(schema)?.[1] ?? "";
      const tables = relationsAfter("FROM|JOIN", query);
      expect(tables.length).toBeGreaterThan(0);
      expect(tables.filter((table) => ownerOf.get(table) !== owner)).toEqual([]);
      expect(schema).toMatch(new RegExp(`COMMENT ON VIEW ${view} IS '[^;]*\\bRead by\\b`));
    },
  );

  it.each([...viewOwnerOf.keys()])("%s is written by nobody and locks no row", (view) => {
    expect(writes.filter(({ name }) => name === view)).toEqual([]);
    const revoked = new RegExp(
      `REVOKE INSERT, UPDATE, DELETE ON [\\w, ]*\\b${view}\\b[\\w, ]* FROM bellwether_app;`,
    );
    // The right to lock a row is the right to change it.
    expect(migrations.filter(({ text }) => revoked.test(text))).toHaveLength(1);
  });
});
