import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { lockFolder } from "@bellwether/db/folder-lock.ts";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { copyRepository } from "../servers/copy-repository.ts";
import { freePort } from "../servers/postgres.ts";
import { startProduct } from "../servers/product.ts";
import { copyFirstStart } from "../servers/product-template.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const CHANGED = "Changed by a test";
/** Longer than the busiest machine needs. */
const WITHIN_MS = 300_000;

let copy: string;
let url: string;
let child: ChildProcess;
let output = "";

beforeAll(async () => {
  copy = copyRepository();
  await copyFirstStart(join(copy, ".data"), async (folder) => {
    await (await startProduct({ DATA_DIR: folder }, { fresh: true })).stop();
  });

  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  child = spawn(join(root, "node_modules/.bin/node"), ["apps/server/src/development/main.ts"], {
    cwd: copy,
    env: {
      ...process.env,
      NODE_ENV: "",
      PORT: String(port),
      DATA_DIR: join(copy, ".data"),
      LOG_LEVEL: "warn",
      DRAW_AHEAD: "false",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data) => (output += data));
  await said("Bellwether is up");
});

afterAll(async () => {
  // The product ends with it.
  if (child?.exitCode === null) {
    child.kill("SIGKILL");
    await once(child, "exit");
  }
  rmSync(copy, { recursive: true, force: true, maxRetries: 10 });
});

/** Waits until the terminal shows it; the lines before are forgotten. */
async function said(words: string): Promise<string> {
  const until = Date.now() + WITHIN_MS;
  while (!output.includes(words)) {
    if (Date.now() > until || child.exitCode !== null)
      throw new Error(`The output does not contain "${words}":\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const heard = output;
  output = "";
  return heard;
}

function change(file: string, from: string, to: string): void {
  const text = readFileSync(join(copy, file), "utf8");
  expect(text).toContain(from);
  writeFileSync(join(copy, file), text.replace(from, to));
}

const textOf = async (path: string) => (await fetch(`${url}${path}`)).text();

/** For each part, a text that the test changes, and where it appears. */
const parts = [
  { part: "gate", file: "apps/gate/src/open-api.ts", from: "Bellwether gate", seen: "/gate/openapi.json" },
  {
    part: "content",
    file: "content/catalogue/netent.json",
    from: '"Starling Heist"',
    to: `"${CHANGED}"`,
    seen: "/arcade-titles/starling-heist.json",
  },
  { part: "site", file: "apps/site/src/root.tsx", from: "initial-scale=1", seen: "/login" },
  {
    part: "arcade",
    file: "apps/arcade/src/main.ts",
    from: "void openGame",
    to: `console.log("${CHANGED}");\nvoid openGame`,
    seen: "/arcade/src/main.ts",
  },
  ...(inject("isFullSize")
    ? [
        { part: "server", file: "apps/server/src/web.ts", from: "Welcome to SockJS!", seen: "/eventbus" },
        {
          part: "sandbox",
          file: "apps/sandbox/src/seal.ts",
          from: "In the sandbox nobody holds a licence.",
          seen: "/sandbox/seal",
        },
        {
          part: "studio",
          file: "apps/studio/src/http/routes.ts",
          from: "no such call",
          seen: "/studio/api/nothing",
        },
      ]
    : []),
];

it.each(parts)(
  "npm run dev shows a change of the $part by itself, and says so in one line",
  async ({ part, file, from, to = CHANGED, seen }) => {
    expect(await textOf(seen)).not.toContain(CHANGED);
    change(file, from, to);
    const lines = await said(`${part} changed (${file}): `);
    expect(lines).toMatch(/: (?:the product was restarted|replaced) in \d+\.\d s\./);
    expect(await textOf(seen)).toContain(CHANGED);
  },
);

it("a change that does not start is reported in the terminal and on the page with its file, and the next good one starts it", async () => {
  const file = "apps/gate/src/open-api.ts";
  change(file, "export function", "export functio");
  expect(await said("the product did not start")).toContain(file);
  const page = await fetch(`${url}/login`);
  expect(page.status).toBe(503);
  expect(await page.text()).toContain(file);
  change(file, "export functio ", "export function ");
  await said("the product was restarted");
  expect((await fetch(`${url}/login`)).status).toBe(200);
});

it("told to stop, npm run dev ends with code 0 when the product has closed its database", async () => {
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
  const unlock = lockFolder(join(copy, ".data"));
  unlock();
});
