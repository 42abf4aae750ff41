import { type Database, migrate, openDatabase, settleLogin } from "@bellwether/db";
import { findForbiddenRights, ledgerMigrations } from "@bellwether/ledger";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { refuseUnsafeRole } from "../../apps/server/src/settings/unsafe-role.ts";
import { type PostgresServer, startPostgres } from "../servers/postgres.ts";
import { type PostgresPooler, startPostgresPooler } from "../servers/postgres-pooler.ts";
import { runPsql } from "../servers/run-psql.ts";

/** As a start opens its database. */
describe("the application's login", () => {
  let postgres: PostgresServer;
  let count = 0;
  let name: string;
  const opened: Database[] = [];
  const poolers: PostgresPooler[] = [];
  beforeAll(async () => {
    postgres = await startPostgres({ fsync: "off" });
    admin("CREATE ROLE owner LOGIN CREATEROLE", "CREATE ROLE web LOGIN", "CREATE ROLE chief LOGIN SUPERUSER");
  });
  beforeEach(async () => {
    count += 1;
    name = `bellwether_${count}`;
    admin(`CREATE DATABASE ${name} OWNER owner`);
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((database) => database.close()));
    await Promise.all(poolers.splice(0).map((pooler) => pooler.close()));
  });
  afterAll(() => postgres.remove());

  const at = (login: string, port = postgres.port) => `postgres://${login}@127.0.0.1:${port}/${name}`;
  const through = async (unknownParameters: "refused" | "ignored") => {
    const pooler = await startPostgresPooler(postgres, unknownParameters);
    poolers.push(pooler);
    return pooler;
  };
  const start = async (url: string, ownerUrl?: string) => {
    const database = await openDatabase({ url, ...(ownerUrl && { ownerUrl }), poolSize: 2 });
    opened.push(database);
    await migrate(database, [ledgerMigrations]);
    if (ownerUrl) await settleLogin(url);
    await refuseUnsafeRole(database);
    return database;
  };
  const admin = (...statements: string[]) => runPsql(postgres, statements);
  const standing = async (database: Database) => {
    const { rows } = await database.query(
      "SELECT current_user::text AS role, current_setting('enable_seqscan') AS seqscan, current_setting('jit') AS jit, current_setting('statement_timeout') AS timeout",
    );
    return rows[0];
  };
  const settings = { seqscan: "off", jit: "off", timeout: "10s" };

  it("the application's login may be the owner's, whose connections then have the role bellwether_app, and cannot change an entry", async () => {
    const database = await start(at("owner"));
    expect(await standing(database)).toEqual({ role: "bellwether_app", ...settings });
    await expect(database.query("UPDATE ledger_entry SET version = version")).rejects.toMatchObject({
      code: "42501",
    });
    expect(await database.canWrite()).toBe(true);
  });

  it("the application's login may be one of its own, which needs only LOGIN: a start makes it a member and gives it its settings", async () => {
    const database = await start(at("web"), at("owner"));
    expect(await standing(database)).toEqual({ role: "web", ...settings });
    await expect(database.query("DELETE FROM ledger_entry")).rejects.toMatchObject({ code: "42501" });
    await database.query("SELECT count(*) FROM ledger_entry");
    await database.asOwner((connection) => connection.query("SELECT 1 FROM ledger_entry FOR UPDATE"));
    await expect(start(at("web"), at("owner"))).resolves.toBeDefined();
  });

  it("the application's login of its own works behind a pooler that refuses start parameters, and prepares no statement there", async () => {
    const pooler = await through("refused");
    const database = await start(at("web", pooler.port), at("owner"));
    const text = "/* prepared */ SELECT $1::int AS n";
    for (const n of [1, 2]) expect((await database.query(text, [n])).rows).toEqual([{ n }]);
    expect(await standing(database)).toEqual({ role: "web", ...settings });
    expect([...pooler.prepared]).toEqual([]);
    expect(await database.canWrite()).toBe(true);
  });

  it("the application's login of the owner is refused behind a pooler that ignores start parameters, and no statement runs with the owner's rights", async () => {
    const pooler = await through("ignored");
    await expect(start(at("owner", pooler.port))).rejects.toThrow(
      /has the rights of owner in place of bellwether_app.*DATABASE_OWNER_URL/,
    );
    await expect(opened.at(-1)!.query("SELECT 1")).rejects.toMatchObject({ code: "08004" });
  });

  it("the application's login of the owner is refused if its address replaces the parameters by which its connections take their role", async () => {
    await expect(start(`${at("owner")}?options=-c%20jit%3Doff`)).rejects.toThrow(
      "has the rights of owner in place of bellwether_app",
    );
  });

  it.each([
    ["owner", "owner may UPDATE, DELETE, TRUNCATE, OWN ledger_entry"],
    ["chief", "chief is a superuser"],
  ])("the application's login of its own is refused if it is %s's", async (login, words) => {
    await expect(start(at(login), at("owner"))).rejects.toThrow(
      new RegExp(`Refusing to start: the application's role ${words}.*DATABASE_OWNER_URL`),
    );
  });

  it.each([
    ["GRANT UPDATE ON ledger_entry TO web", "web may UPDATE ledger_entry"],
    ["GRANT UPDATE (amount_minor) ON ledger_entry TO web", "web may UPDATE ledger_entry"],
    ["GRANT DELETE ON ledger_transfer TO bellwether_app", "web may DELETE ledger_transfer"],
    ["GRANT TRUNCATE ON ledger_operation TO PUBLIC", "web may TRUNCATE ledger_operation"],
    ["GRANT INSERT ON ledger_checkpoint TO web", "web may INSERT ledger_checkpoint"],
  ])("the application's login is refused after %s", async (grant, words) => {
    await start(at("web"), at("owner"));
    runPsql(postgres, [grant], at("owner"));
    await expect(start(at("web"), at("owner"))).rejects.toThrow(words);
  });

  it("the application's login is refused if it does not inherit the rights of its roles, and has forbidden ones if it may become the owner", async () => {
    admin("CREATE ROLE sly LOGIN NOINHERIT", "GRANT owner TO sly");
    await expect(start(at("sly"), at("owner"))).rejects.toThrow('ALTER ROLE "sly" INHERIT;');
    const database = await start(at("web"), at("owner"));
    expect(await findForbiddenRights(database, "sly")).toEqual(
      [
        ...["ledger_entry", "ledger_transfer", "ledger_operation"],
        ...["ledger_checkpoint", "ledger_checkpoint_account"],
      ].map((table) => ({ table, right: "OWN" })),
    );
  });

  it("the application's login is refused with the statement that makes it, if there is no such login", async () => {
    await expect(start(at("nobody"), at("owner"))).rejects.toThrow(
      `CREATE ROLE "nobody" LOGIN PASSWORD '…';`,
    );
  });

  it("the application's login is refused in another database than the owner's", async () => {
    const other = at("owner");
    await start(other);
    const url = at("web");
    count += 1;
    name = `bellwether_${count}`;
    admin(`CREATE DATABASE ${name} OWNER owner`);
    await expect(start(url, at("owner"))).rejects.toThrow("Both must name one database");
  });

  it("the application's login is of no use on a database that only reads: the start says so", async () => {
    admin(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    await expect(start(at("owner"))).rejects.toThrow(/^The database only reads: .* Start again when/);
  });

  it("the application's login keeps no connection that has refused a write because it only read: one call fails after the mode is lifted, and no second", async () => {
    const database = await start(at("owner"));
    admin(
      `ALTER DATABASE ${name} SET default_transaction_read_only = on`,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
    );
    await expect.poll(() => database.canWrite().catch(() => undefined)).toBe(false);
    const write = () =>
      database.transaction((transaction) =>
        transaction.query("UPDATE ledger_account SET balance_minor = balance_minor"),
      );
    // Both connections of the pool are open now, and both only read.
    const both = await Promise.allSettled([write(), write()]);
    expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await Promise.all([database.query("SELECT 1"), database.query("SELECT 1")]);
    admin(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
    await expect(write()).rejects.toMatchObject({ code: "25006" });
    for (let again = 0; again < 3; again += 1) await expect(write()).resolves.toBeDefined();
  });
});
