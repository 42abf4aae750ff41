import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startMigratedPostgres } from "../servers/migrated-postgres.ts";
import { createSigner, drivePlayer, sendSigned } from "../servers/player-client.ts";
import type { PostgresServer } from "../servers/postgres.ts";
import { type Product, startProduct } from "../servers/product.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const WORDS = "languages/en/promotions.json";
const words = JSON.parse(readFileSync(join(root, WORDS), "utf8"));
const TITLE = words.spins.title as string;

describe("a promotion's text, published while two nodes are under load", () => {
  let postgres: PostgresServer;
  let nodes: [Product, Product];
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "published-"));
    postgres = await startMigratedPostgres();
    const one = await startProduct({ DATABASE_URL: postgres.url });
    const keys = join(one.dataFolder, "provider-keys");
    nodes = [one, await startProduct({ DATABASE_URL: postgres.url, PROVIDER_KEYS_DIR: keys })];
  });
  afterAll(async () => {
    for (const node of nodes) await node.remove();
    postgres.remove();
    rmSync(folder, { recursive: true });
  });

  const command = (...given: string[]) =>
    spawnSync("npm", ["run", "-s", "content:publish", "--", ...given], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: postgres.url },
      encoding: "utf8",
    });
  const publish = (document: unknown) => {
    const file = join(folder, "promotions.json");
    writeFileSync(file, JSON.stringify(document));
    return command("--reason", "a better word", "--by", "erin", "--as", WORDS, file);
  };
  const pageOf = async (node: Product) => (await fetch(`${node.url}/promo/spins`)).text();
  const shows = (title: string) => async () =>
    (await Promise.all(nodes.map(pageOf))).every((page) => page.includes(title));

  it("a promotion's text, published while two nodes are under load is on both without a restart and without a lost bet or page, and so is the release's text once it is taken back", async () => {
    expect(await shows(TITLE)()).toBe(true);
    let isOver = false;
    const bets: string[] = [];
    const pages: number[] = [];
    const load = nodes.map(async (node) => {
      const player = await drivePlayer(node, { amount: "1000.00" });
      const signer = createSigner(node);
      const betting = async () => {
        while (!isOver) bets.push((await sendSigned(node, signer.bet(player, 1))).reply.status);
      };
      const reading = async () => {
        while (!isOver) pages.push((await fetch(`${node.url}/promotions`)).status);
      };
      await Promise.all([betting(), betting(), reading()]);
    });
    await expect.poll(() => Math.min(bets.length, pages.length), { timeout: 60_000 }).toBeGreaterThan(20);

    const changed = { ...words, spins: { ...words.spins, title: "Foxes at the double" } };
    const published = publish(changed);
    expect(published.stdout + published.stderr).toContain(`Version 1 is published: ${WORDS}.`);
    await expect.poll(shows("Foxes at the double"), { timeout: 60_000, interval: 100 }).toBe(true);
    expect(await shows(TITLE)()).toBe(false);

    expect(command("--reason", "as it was", "--back", WORDS).stdout).toContain("Version 2 is published");
    await expect.poll(shows(TITLE), { timeout: 60_000, interval: 100 }).toBe(true);

    isOver = true;
    await Promise.all(load);
    expect([...new Set(bets)]).toEqual(["RS_OK"]);
    expect([...new Set(pages)]).toEqual([200]);
    expect(command().stdout).toMatch(/2 .*\(back\).*as it was\n\s*1 .*erin.*a better word/);
  });

  it.each([
    ["words that are too long", { ...words, lucky: { ...words.lucky, title: "x".repeat(61) } }, "title"],
    ["words of a promotion that does not exist", { ...words, nobody: words.lucky }, "nobody"],
  ])(
    "a promotion's text, published while two nodes are under load with %s is refused with the file and the field, and nothing changes",
    async (_, document, field) => {
      const { status, stderr } = publish(document);
      expect(status).toBe(1);
      expect(stderr).toContain(WORDS);
      expect(stderr).toContain(field);
      expect(await shows(TITLE)()).toBe(true);
    },
  );
});
