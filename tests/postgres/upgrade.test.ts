import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { createGateClient } from "@bellwether/contract";
import { type MigrationSet, migrate, openDatabase } from "@bellwether/db";
import { gateMigrations } from "@bellwether/gate";
import { address, createLedger, hashInput } from "@bellwether/ledger";
import { sandboxMigrations } from "@bellwether/sandbox";
import { studioMigrations } from "@bellwether/studio";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hashPassword } from "../../apps/gate/src/identity/passwords.ts";
import { createSigner, drivePlayer, sendSigned } from "../servers/player-client.ts";
import { type PostgresServer, startPostgres } from "../servers/postgres.ts";
import { type Product, startProduct } from "../servers/product.ts";
import { queryPostgres } from "../servers/query-postgres.ts";
import { runVerifier } from "../servers/run-verifier.ts";

const PASSWORD = "correct horse battery";
const sets = [...gateMigrations, ...studioMigrations, sandboxMigrations];
const filesOf = ({ folder }: MigrationSet) =>
  readdirSync(fileURLToPath(folder)).filter((file) => file.endsWith(".sql"));

describe("the schema", () => {
  let postgres: PostgresServer;
  const products: Product[] = [];
  const folders: string[] = [];
  beforeEach(async () => {
    postgres = await startPostgres();
  });
  afterEach(async () => {
    for (const product of products.splice(0)) await product.remove();
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
    postgres.remove();
  });
  const start = async (variables: Record<string, string> = {}) => {
    const product = await startProduct({ DATABASE_URL: postgres.url, ...variables });
    products.push(product);
    return product;
  };
  const applied = () => queryPostgres<{ name: string }>(postgres, "SELECT name FROM migration ORDER BY name");

  /** Each module as its first migration left it. */
  const firstOf = (set: MigrationSet): MigrationSet => {
    const folder = mkdtempSync(join(tmpdir(), "bellwether-migrations-"));
    folders.push(folder);
    for (const file of filesOf(set).filter((name) => name.startsWith("0001-")))
      cpSync(new URL(file, set.folder), join(folder, file));
    return { part: set.part, folder: pathToFileURL(`${folder}/`) };
  };

  /** A player of the first version with 50.00, an open deposit, a claimed code and a pair of seeds. */
  async function fillAsFirstVersion(): Promise<void> {
    const database = await openDatabase({ url: postgres.url });
    try {
      await migrate(database, sets.map(firstOf));
      const at = new Date("2026-02-01T12:00:00Z");
      await database.query(
        `INSERT INTO player (id, brand, email, password_hash, first_name, last_name, address, zip, city, country, currency, born_on, gender,
           phone, newsletter, language, channel, activated_at, accepted_terms_at, deposits_count, created_at)
         VALUES ('old', 'BELLWETHER', 'old@example.org', $1, 'Orla', 'Byrne', '1 Quay Street', 'H91', 'Galway', 'IE', 'EUR', '1990-05-17',
           'female', '+353851234567', false, 'en', 'channel-of-old', $2, $2, 1, $2)`,
        [await hashPassword(PASSWORD), at],
      );
      const cash = { address: address.playerCash("old"), currency: "EUR" };
      const psp = { address: address.paymentProvider("creditcard"), currency: "EUR" };
      const key = { source: "piq", externalId: "transfer:old-1" };
      const transfers = [{ debit: psp, credit: cash, amountMinor: 5_000n, kind: "deposit" as const }];
      await createLedger(database).batch(
        { accounts: [cash, psp], keys: [key], transfersAtMost: 1 },
        at,
        async (book) => {
          book.apply({ key, inputHash: hashInput(["old-1"]), transfers, answer: () => "paid" });
        },
      );
      await database.query(
        `INSERT INTO payment (id, player_id, type, state, method, currency, amount_minor, transaction_id, created_at, updated_at)
         VALUES ('paid', 'old', 'D', 'success', 'CREDITCARD', 'EUR', 5000, 'old-1', $1, $1),
           ('begun', 'old', 'D', 'started', 'CREDITCARD', 'EUR', 2000, NULL, $1, $1)`,
        [at],
      );
      await database.query(
        `INSERT INTO player_bonus (id, player_id, code, state, currency, maximum_stake_minor, minimum_deposit_minor, claimed_at)
         VALUES ('claimed', 'old', 'WELCOME100', 'waiting', 'EUR', 500, 2000, $1)`,
        [at],
      );
      await database.query(
        `INSERT INTO studio_seed_pair (owner, id, game_code, server_seed, server_seed_hash, client_seed, created_at)
         VALUES ('player:old', gen_random_uuid(), 'bell-one', 'seed', 'hash', 'client', $1)`,
        [at],
      );
    } finally {
      await database.close();
    }
  }

  it("the schema of the first version, with a player, money, a claim and seeds in it, is migrated at the start, and the player can go on", async () => {
    await fillAsFirstVersion();
    const before = await applied();
    const product = await start();
    expect((await applied()).length).toBe(sets.flatMap(filesOf).length);
    expect((await applied()).map(({ name }) => name)).toEqual(
      expect.arrayContaining(before.map(({ name }) => name)),
    );

    let session: string | undefined;
    const gate = createGateClient({
      baseUrl: product.url,
      session: () => session,
      headers: () => ({ "x-geo-country": "IE" }),
    });
    const answer = await gate.send("login", { nickname: "old@example.org", password: PASSWORD });
    session = answer.session!;
    expect(await gate.call("balance", {})).toMatchObject({ player_balance_amount: "50.00" });
    expect((await gate.call("bonuses", {})).bonuses).toMatchObject([
      { code: "WELCOME100", state: "waiting" },
    ]);
    expect((await gate.call("paymentHistory", { id: "old" })).payments).toHaveLength(1);
    await gate.call("acceptTerms", {});
    const { games } = await gate.call("gameList", {});
    const game = games.find((each) => each.provider === "BW" && each.categories.includes("slots"))!;
    const { url } = await gate.call("launchUrl", { gameId: game.game_id, language: "en" });
    const token = new URL(url, product.url).searchParams.get("token")!;
    const bet = createSigner(product).bet(
      { id: "old", session, token, gameCode: game.local_code, gate },
      100,
    );
    expect((await sendSigned(product, bet)).reply.status).toBe("RS_OK");
    expect(await gate.call("balance", {})).toMatchObject({ player_balance_amount: "49.00" });

    const [upgraded] = await queryPostgres<object>(
      postgres,
      `SELECT authorized_at IS NOT NULL AS authorized, provider, accepted_terms_version, b.kind, next_server_seed LIKE 'v1.%' AS sealed
       FROM payment p JOIN player ON player.id = p.player_id JOIN player_bonus b ON b.player_id = player.id, studio_seed_pair
       WHERE p.id = 'paid'`,
    );
    expect(upgraded).toMatchObject({
      authorized: true,
      provider: "creditcard",
      kind: "deposit",
      sealed: true,
    });
    expect(runVerifier({ DATABASE_URL: postgres.url })).toContain("Every promise of the ledger holds.");
  });

  it("the schema of an empty database is created once by two nodes that start at the same moment, and both serve", async () => {
    const [one, two] = await Promise.all([start(), start()]);
    const names = (await applied()).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(sets.flatMap(filesOf).length);
    const player = await drivePlayer(one, { amount: "10.00" });
    expect((await sendSigned(one, createSigner(one).bet(player, 100))).reply.status).toBe("RS_OK");
    const there = createGateClient({ baseUrl: two.url, session: () => player.session });
    expect(await there.call("balance", {})).toMatchObject({ player_balance_amount: "9.00" });
    expect(runVerifier({ DATABASE_URL: postgres.url })).toContain("Every promise of the ledger holds.");
  });
});
