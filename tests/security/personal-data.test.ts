import { existsSync } from "node:fs";
import { openTestDatabase } from "@bellwether/db/testing/test-database.ts";
import { type DataRule, type ErasedAfter, type PersonalTable, personalData } from "@bellwether/market";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sweepDocuments } from "../../apps/gate/src/documents/index.ts";
import {
  askErasureWithin,
  collectData,
  erasureScope,
  findErasure,
  runErasures,
} from "../../apps/gate/src/erasure/index.ts";
import { commandActor, verifyAuditChain } from "../../apps/gate/src/index.ts";
import { gateMigrations } from "../../apps/gate/src/migrations.ts";
import { findPlayer } from "../../apps/gate/src/players/index.ts";
import { createGateFixture, type GateFixture } from "../../apps/gate/src/testing/gate-fixture.ts";
import { createTestVault } from "../../apps/gate/src/testing/test-vault.ts";
import { studioData } from "../../apps/studio/src/index.ts";
import { studioMigrations } from "../../apps/studio/src/studio-migrations.ts";
import { type LivedPlayer, liveWholeLife, person } from "./whole-life.ts";

/** Tables without data of players, each with what it has instead. */
const WITHOUT_PLAYERS: Readonly<Record<string, string>> = {
  cashback_week: "sums of a bonus, by the bonus",
  bank_line: "the house's bank",
  chat_agent: "persons of the office",
  closed_draw: "draws",
  content_document: "the house's texts",
  content_version: "the house's texts; who published them is an operator",
  game_coplay: "counts of players",
  game_popularity: "counts of players",
  history_key: "a secret of the house",
  incident_stop: "stops; who stopped is an operator",
  job: "jobs",
  ledger_checkpoint: "hashes",
  ledger_checkpoint_account: "amounts by the number of a ledger account",
  ledger_entry: "amounts by the number of a ledger account",
  ledger_operation: "amounts",
  ledger_transfer: "amounts by the number of a ledger account",
  login_place: "a hash of network and account, for 90 days",
  mail_request: "a hash of a mailbox and a network address, for two days",
  migration: "the schema",
  mission_cursor: "a place in the rounds",
  office_audit_head: "hashes",
  operator: "persons of the office",
  operator_company_login: "persons of the office",
  operator_invitation: "persons of the office",
  operator_passkey: "persons of the office",
  operator_session: "persons of the office",
  operator_view: "persons of the office",
  outbox_head: "a number",
  passkey_challenge: "numbers for five minutes, some with the account that they are for",
  provider_total: "sums",
  reward_budget: "sums",
  reward_draw: "draws",
  reward_window: "days",
  round_mark: "a place in the rounds",
  settlement_difference: "transactions of providers and the bank",
  settlement_file: "the house's files",
  settlement_line: "transactions of providers",
  sms_request: "a network address without an account, for two days",
  softswiss_round: "names of rounds",
  studio_clock: "jackpots",
  studio_commitment: "hashes",
  studio_day: "hashes",
  studio_day_level: "hashes",
  studio_draw_tree: "hashes",
  studio_attendance: "when somebody was last at the tables, nobody in particular",
  studio_drop: "jackpots",
  studio_missed_round: "tables",
  studio_pot: "jackpots",
  studio_pot_day: "jackpots",
  studio_pot_units: "jackpots",
  studio_purse: "play money of visitors without an account",
  studio_table: "tables",
  studio_table_round: "tables",
  tournament_board: "tournaments",
  webhook_delivery: "answers of other systems, by event, for 30 days",
  webhook_endpoint: "other systems",
};

/** Listed tables of which this life has no row: they keep the account's number alone. */
const NOT_LIVED = [
  ...["cash_drop", "player_bonus", "reward_door", "reward_entry", "reward_lost_deposit"],
  ...[
    "studio_action",
    "studio_clock_entry",
    "studio_order",
    "studio_play_end",
    "studio_pot_hit",
    "studio_round",
  ],
  ...["studio_subscription", "studio_table_action", "studio_taken_number", "studio_visit"],
  ...["studio_withdrawn_request", "tournament_score"],
];

/** A column with such a name can say something about a person. */
const SUSPECT =
  /email|phone|^address|zip|city|region$|(?:first|last)_name|^person$|born|birth|gender|national|device|agent|holder|masked|recipient|^(?:body|html|subject|note|detail|reason|facts|before|after|identity|contacts|nickname|tags|award|initial|client_seed|decision_reason|closing_note|held_reason|closed_reason|reply_to)$/;

type Column = { table_name: string; column_name: string };

describe("the register of personal data", () => {
  let gate: GateFixture;
  let columns: Column[];
  beforeAll(async () => {
    gate = await createGateFixture({
      database: await openTestDatabase([...gateMigrations, ...studioMigrations]),
    });
    columns = (
      await gate.database.asOwner((connection) =>
        connection.query<Column>(
          `SELECT c.table_name::text AS table_name, c.column_name::text AS column_name FROM information_schema.columns c
           JOIN information_schema.tables t ON t.table_name = c.table_name AND t.table_schema = c.table_schema
           WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' ORDER BY c.table_name, c.ordinal_position`,
        ),
      )
    ).rows;
  });
  afterAll(() => gate.close());

  it("each table of the database is in the register, or in the list of tables without players, and in none of them twice", () => {
    const tables = [...new Set(columns.map(({ table_name }) => table_name))].sort();
    const named = [...personalData.map(({ table }) => table), ...Object.keys(WITHOUT_PLAYERS)].sort();
    expect(named).toEqual(tables);
  });

  it("a table that names players is in the register", () => {
    const named = columns.filter(({ column_name }) => ["player_id", "owner"].includes(column_name));
    const wrong = named.map(({ table_name }) => table_name).filter((table) => table in WITHOUT_PLAYERS);
    expect(wrong).toEqual(["studio_purse"]);
  });

  it("the rules of a table name each column that can say something about a person, and no column that does not exist", () => {
    const faults = personalData.flatMap(({ table, rules, by }) => {
      const own = columns
        .filter(({ table_name }) => table_name === table)
        .map(({ column_name }) => column_name);
      const ruled = rules.flatMap((rule) => rule.columns);
      return [
        ...own
          .filter((name) => SUSPECT.test(name) && !/^is_|_at$/.test(name) && !ruled.includes(name))
          .map((name) => `${table}.${name} has no rule`),
        ...[...ruled, by].filter((name) => !own.includes(name)).map((name) => `${table} has no ${name}`),
      ];
    });
    expect(faults).toEqual([]);
  });

  it("each entry names a folder that exists, and says why it is there", () => {
    for (const { owner, why } of personalData) {
      expect(existsSync(owner), owner).toBe(true);
      expect(why.length).toBeGreaterThan(10);
    }
  });
});

describe("an erased player", () => {
  let gate: GateFixture;
  let player: LivedPlayer;
  let stored: ReturnType<typeof createTestVault>;
  const deps = () => ({ ...gate.deps, otherData: studioData });

  beforeAll(async () => {
    stored = createTestVault();
    gate = await createGateFixture({
      database: await openTestDatabase([...gateMigrations, ...studioMigrations]),
      deps: { documentVault: stored.vault },
    });
    player = await liveWholeLife(gate);
  });
  afterAll(() => gate.close());

  const rowsOf = async (table: PersonalTable) => {
    const { rows } = await gate.database.asOwner((connection) =>
      connection.query<{ row: Record<string, unknown> }>(
        `SELECT to_jsonb(t) AS row FROM ${table.table} t WHERE ${conditionOf(table)}`,
        /\$1/.test(conditionOf(table)) ? [player.id] : [],
      ),
    );
    return rows.map(({ row }) => row);
  };

  /** Each column of the database in which one of the texts stands, as table and column. */
  const columnsWith = async (...texts: string[]) =>
    gate.database.asOwner(async (connection) => {
      const { rows: tables } = await connection.query<{ name: string }>(
        "SELECT table_name::text AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
      );
      const found = new Set<string>();
      for (const { name } of tables) {
        const { rows } = await connection.query<{ key: string }>(
          `SELECT DISTINCT e.key FROM ${name} t, jsonb_each_text(to_jsonb(t)) e
           WHERE EXISTS (SELECT 1 FROM unnest($1::text[]) w WHERE strpos(lower(e.value), lower(w)) > 0)`,
          [`{${texts.map((text) => JSON.stringify(text)).join(",")}}`],
        );
        for (const { key } of rows) found.add(`${name}.${key}`);
      }
      return [...found].sort();
    });

  const traces = () =>
    columnsWith(
      person.email,
      person.phone,
      person.firstName,
      person.lastName,
      person.address,
      person.network,
    );

  /** The columns that rules keep after this. */
  const keptAfter = (...stages: ErasedAfter[]) =>
    personalData.flatMap(({ table, rules }) =>
      rules
        .filter(({ after }) => stages.includes(after))
        .flatMap((rule) => rule.columns.map((name) => `${table}.${name}`)),
    );

  const checkRules = async (...done: ErasedAfter[]) => {
    const faults: string[] = [];
    for (const table of personalData) {
      const rows = await rowsOf(table);
      for (const rule of table.rules.filter(({ after }) => done.includes(after)))
        faults.push(...faultsOf(table, rule, rows));
    }
    expect(faults).toEqual([]);
  };

  it("has left a row in every table of the register, so that the tests below see what happens to it", async () => {
    const empty: string[] = [];
    for (const table of personalData)
      if (
        !NOT_LIVED.includes(table.table) &&
        !MADE_LATER.includes(table.table) &&
        (await rowsOf(table)).length === 0
      )
        empty.push(table.table);
    expect(empty).toEqual([]);
    expect((await traces()).length).toBeGreaterThan(25);
  });

  it("gets an export with a row for each kind of the timeline, and without passwords, codes, secret seeds and names of operators", async () => {
    const data = await gate.database.transaction((connection) =>
      collectData(deps(), connection, player.id, { by: commandActor("test"), at: gate.clock.at }),
    );
    const text = JSON.stringify(data);
    for (const section of [
      "logins",
      "payments",
      "rounds",
      "limits",
      "changes",
      "letters",
      "notes",
      "blocks",
      "documents",
      "acts_of_the_house",
      "instruments",
      "exclusions",
      "cases",
      "favourite_numbers",
      "seeds",
      "conversations",
      "conversation_messages",
    ])
      expect(data.sections[section], section).not.toEqual([]);
    expect(data.sections).toMatchObject({ account: { email: person.email, phone: person.phone } });
    expect(text).toContain(`${person.firstName} ${person.lastName} called`);
    for (const secret of [
      "argon2",
      "password_hash",
      "secret seed",
      "secret next",
      "code_hash",
      "token_hash",
      "closing_note",
      "decision_reason",
    ])
      expect(text).not.toContain(secret);
    expect(text).not.toContain("has explained it");
  });

  it("keeps at first only what the register keeps by law, and nothing is left of the rest; email and number are free again", async () => {
    const by = commandActor("test");
    const asked = await findPlayer(gate.database, player.id);
    await gate.deps.ledger.batch(erasureScope(asked!), gate.clock.at, (_, connection) =>
      askErasureWithin(deps(), connection, asked!, {
        by,
        reason: `${person.firstName} wrote a letter`,
        at: gate.clock.at,
      }),
    );
    await gate.database.query("UPDATE message SET sent_at = $1 WHERE sent_at IS NULL", [gate.clock.at]);
    expect(await runErasures(deps())).toBeGreaterThan(10);
    await checkRules("asked");
    const kept = keptAfter("law", "exclusion", "never");
    expect((await traces()).filter((column) => !kept.includes(column))).toEqual([]);
    expect(await findErasure(gate.database, player.id)).toMatchObject({ waits_for: "law", done_at: null });
    expect(await gate.violations()).toEqual([]);

    const again = await gate.player(person.email, {
      ...{ firstname: "Somebody", lastname: "Else", activated: false },
    } as never);
    await gate.database.query("UPDATE player SET phone = $2, activated_at = $3 WHERE id = $1", [
      ...[again.id, person.phone, gate.clock.at],
    ]);
    await gate.database.query("UPDATE player SET email = id || '@x.example', phone = '' WHERE id = $1", [
      again.id,
    ]);
    await gate.database.query("DELETE FROM message WHERE recipient = $1", [person.email]);
  });

  it("is in no column of the database once the law lets it go; ledger and audit verify", async () => {
    const erasure = await findErasure(gate.database, player.id);
    gate.clock.at = new Date(erasure!.law_until.getTime() - 1);
    expect(await runErasures(deps())).toBe(0);
    gate.clock.at = erasure!.law_until;
    expect(await runErasures(deps())).toBeGreaterThan(10);
    await checkRules("asked", "law", "exclusion");
    expect(await traces()).toEqual([]);
    expect(await findErasure(gate.database, player.id)).toMatchObject({ steps: 0, waits_for: null });
    expect((await findErasure(gate.database, player.id))?.done_at).toEqual(gate.clock.at);
    expect(await gate.violations()).toEqual([]);
    expect(stored.files.size).toBe(1);
    await sweepDocuments(gate.deps);
    expect(stored.files.size).toBe(0);
    const verdict = await verifyAuditChain(gate.deps);
    expect(verdict).toMatchObject({ problems: [], erased: 3 });
  });
});

const MADE_LATER = ["player_identity", "player_erasure", "data_export"];

/** SQL that finds the player's rows of a table. */
function conditionOf({ table, by, via }: PersonalTable): string {
  if (via === "payment") return `t.${by} IN (SELECT id FROM payment WHERE player_id = $1)`;
  if (via === "suspicion_report") return `t.${by} IN (SELECT id FROM suspicion_report WHERE player_id = $1)`;
  if (via === "office_request")
    return `t.${by} IN (SELECT id FROM office_request WHERE subject = 'player:' || $1)`;
  if (via === "office_audit")
    return `t.${by} IN (SELECT position FROM office_audit WHERE subject = 'player:' || $1)`;
  if (by === "owner" || by === "subject") return `t.${by} = 'player:' || $1`;
  if (by === "address") return `t.${by} LIKE '%' || $1 || '%'`;
  if (by === "recipient" || by === "account")
    return `t.${by} LIKE '%${person.email}' OR t.${by} = '${person.phone}'`;
  if (by === "player_id" || by === "id") return `t.${by} = $1`;
  throw new Error(`${table} has its player in ${by}, which this test does not know`);
}

/** What a row still says although its rule is due. */
function faultsOf(
  { table }: PersonalTable,
  { columns, erasing }: DataRule,
  rows: readonly Record<string, unknown>[],
): string[] {
  if (erasing === "keep") return [];
  if (erasing === "delete") return rows.length > 0 ? [`${table} has still ${rows.length} rows`] : [];
  return rows.flatMap((row) =>
    columns
      .filter((name) => !isBlank(row, name))
      .map((name) => `${table}.${name} is ${JSON.stringify(row[name])}`),
  );
}

/** What stands where nothing may be null: an address without a mailbox, and the first day that a birth may have. */
const isBlank = (row: Record<string, unknown>, name: string) =>
  [null, "", "{}", "[]", "1900-01-01", `${String(row.id)}@signup.null`].includes(
    typeof row[name] === "object" && row[name] !== null
      ? JSON.stringify(row[name])
      : (row[name] as string | null),
  );
