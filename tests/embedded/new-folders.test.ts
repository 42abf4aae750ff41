import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyRepository } from "../servers/copy-repository.ts";
import { freePort } from "../servers/postgres.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

let copy: string;
let product: ChildProcess;
let output = "";
let port: number;

const edit = (path: string, change: (text: string) => string) =>
  writeFileSync(join(copy, path), change(readFileSync(join(copy, path), "utf8")));
const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);

/** docs/add-a-brand.md: Funly's folder once more, as Oakleaf. */
function addBrand(): void {
  cpSync(join(copy, "brands/funly"), join(copy, "brands/oakleaf"), { recursive: true });
  edit("brands/oakleaf/brand.ts", (text) => text.replace('name: "Funly"', 'name: "Oakleaf"'));
  for (const file of ["tokens.css", "games.css"])
    edit(`brands/oakleaf/${file}`, (text) =>
      text.replaceAll('[data-brand="funly"]', '[data-brand="oakleaf"]'),
    );
  edit("brands/oakleaf/texts/en.json", (text) =>
    text
      .replaceAll('"hero_funly_', '"hero_oakleaf_')
      .replace(/("hero_oakleaf_headline": )"[^"]*"/, '$1"Under the old oak"'),
  );
}

/** docs/add-a-language.md: English once more, as Danish. */
function addLanguage(): void {
  cpSync(join(copy, "languages/en"), join(copy, "languages/da"), { recursive: true });
  edit("languages/da/language.ts", (text) =>
    text
      .replace('"English"', '"Dansk"')
      .replace('"EN"', '"DA"')
      .replace('"en-GB"', '"da-DK"')
      .replace("menuPlace: 1,", "menuPlace: 10,"),
  );
  edit("languages/da/core.json", (text) =>
    text.replace(/("shell_promotions": )"[^"]*"/, '$1"Kampagner og tilbud"'),
  );
}

/** docs/add-a-call.md: its own example. */
function addCall(): void {
  const guide = readFileSync(join(root, "docs/add-a-call.md"), "utf8");
  for (const [, path, code] of guide.matchAll(/```ts (\S+)\n([\s\S]*?)```/g)) {
    mkdirSync(dirname(join(copy, path!)), { recursive: true });
    writeFileSync(join(copy, path!), code!);
  }
  const route = /```ts\n(mountCall[\s\S]*?)```/.exec(guide)![1]!;
  edit("packages/contract/src/calls/index.ts", (text) =>
    `import { greeting } from "./greeting.ts";\n${text}`.replace(
      "  login,\n  logout,\n  signup,\n  requestActivation",
      "  greeting,\n$&",
    ),
  );
  edit("packages/contract/src/example-inputs.ts", (text) =>
    text.replace("export const exampleInputs = {", '$&\n  greeting: { name: "Aino" },'),
  );
  edit("apps/gate/src/support/routes.ts", (text) =>
    `import { greet } from "./greet.ts";\n${text}`.replace(/\n\}\n$/, `\n${route}}\n`),
  );
}

beforeAll(async () => {
  copy = copyRepository();
  port = await freePort();
  addBrand();
  addLanguage();
  addCall();
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

describe("18: a folder that is added is served", () => {
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
});
