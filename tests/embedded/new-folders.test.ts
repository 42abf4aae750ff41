import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyRepository } from "../servers/copy-repository.ts";
import { addBrand, addCall, addLanguage, addPromotion } from "../servers/follow-guides.ts";
import { freePort } from "../servers/postgres.ts";

let copy: string;
let product: ChildProcess;
let output = "";
let port: number;

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers });

/** Tests that the guides name, and that name brands, languages, promotions or calls. */
const NAMED_TESTS = [
  ...["gate/src/content/content", "gate/src/open-api"],
  ...["content", "described-numbers", "promotion-promises", "spotlight-words"].map(
    (name) => `server/src/content/${name}`,
  ),
  ...["promotions/promotions", "promotions/prize-draw-words", "promotions/rule-words"].map(
    (name) => `site/src/${name}`,
  ),
  ...["site/src/seo/sitemap-xml", "site/src/offline/service-worker"],
].map((name) => `apps/${name}.test.ts`);
const NAMED_PACKAGE_TESTS = [
  ...["art/src/files/flag-units", "art/src/files/picture-index", "art/src/store/build-art"],
  ...["contract/src/wire-fields", "i18n/src/messages", "i18n/src/translations", "market/src/market"],
].map((name) => `packages/${name}.test.ts`);

/** Runs a program of Node's in the copy; returns what it printed if it failed. */
function failureOf(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const child = spawn(process.execPath, args, {
    cwd: copy,
    env: { ...process.env, NODE_ENV: "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  child.stdout.on("data", (data) => (printed += data));
  child.stderr.on("data", (data) => (printed += data));
  return new Promise((resolve) => child.once("close", (code) => resolve(code === 0 ? "" : printed)));
}

beforeAll(async () => {
  copy = copyRepository({ withTests: true });
  port = await freePort();
  addBrand(copy);
  addLanguage(copy);
  addCall(copy);
  addPromotion(copy);
  product = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: copy,
    env: {
      ...process.env,
      NODE_ENV: "",
      PORT: String(port),
      DATA_DIR: join(copy, ".data"),
      DRAW_AHEAD: "false",
    },
    stdio: ["ignore", "pipe", "pipe"],
    // With its children in a group of its own, so that all of them end with it.
    detached: true,
  });
  product.stdout!.on("data", (data) => (output += data));
  product.stderr!.on("data", (data) => (output += data));
});

afterAll(async () => {
  if (product.exitCode === null) {
    const ended = new Promise((resolve) => product.once("exit", resolve));
    process.kill(-product.pid!, "SIGTERM");
    await ended;
  }
  rmSync(copy, { recursive: true, force: true });
});

describe("a folder that is added is served", () => {
  it("the product starts with it and says which lists were rewritten", async () => {
    await expect
      .poll(async () => (product.exitCode === null ? (await get("/readyz")).status : output), {
        timeout: 300_000,
      })
      .toBe(200);
    for (const list of ["brands/index.ts", "brands/texts.ts", "languages/index.ts", "languages/texts.ts"])
      expect(output).toContain(`${list} was rewritten`);
  });

  it("a brand has its own page, words, styles and logo", async () => {
    const page = await get("/?brand=oakleaf");
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain('data-brand="oakleaf"');
    expect(html).toContain("Under the old oak");
    expect(html).toMatch(/<title>[^<]*Oakleaf/);
    const styles = [...html.matchAll(/href="(\/assets\/tokens-[^"]+\.css)"/g)].map(([, path]) => path!);
    expect(styles).toHaveLength(1);
    expect(await (await get(styles[0]!)).text()).toMatch(/\[data-brand="?oakleaf"?\]/);
    const logo = await get("/art/brands/oakleaf/logo.svg");
    expect([logo.status, logo.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
  });

  it("a language has its pages, its texts and its flag", async () => {
    const page = await get("/da");
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain('lang="da-DK"');
    expect(html).toContain("Kampagner og tilbud");
    const texts = (await (await get("/static/translations/core/da.json")).json()) as Record<string, string>;
    expect(texts.shell_promotions).toBe("Kampagner og tilbud");
    expect((await get("/art/flags/da.svg")).status).toBe(200);
  });

  it("a call of the gate answers, refuses bad input and is in the published contract", async () => {
    const answer = (await (await get("/gate/api/greeting/Aino")).json()) as { event: { data: unknown } };
    expect(answer.event.data).toEqual({ text: "Hello, Aino." });
    expect((await get(`/gate/api/greeting/${"x".repeat(41)}`)).status).toBe(400);
    const contract = (await (await get("/gate/openapi.json")).json()) as { paths: Record<string, unknown> };
    expect(Object.keys(contract.paths)).toContain("/gate/api/greeting/{name}");
  });

  it("a promotion has its page, with the figures of its rule", async () => {
    const page = await get("/fi/promo/tram-tuesday", { "x-geo-country": "FI" });
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain("5% of Tuesday’s net loss on slots rolls back on Wednesday, up to €30,00");
  });

  it("the tests that the guides name pass, and record the answer of the call", async () => {
    const tests = [...NAMED_TESTS, ...NAMED_PACKAGE_TESTS];
    const vitest = join(copy, "node_modules/.bin/vitest");
    const args = [vitest, "run", "--project", "unit", "--project", "api", ...tests];
    expect(await failureOf(args, { RECORD_EXAMPLES: "1", RECORD_FIELDS: "1" })).toBe("");
    const answers = readFileSync(join(copy, "packages/contract/src/example-answers.json"), "utf8");
    expect(JSON.parse(answers)).toMatchObject({ greeting: { text: "Hello, Aino." } });
  });
});
