import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { startProduct } from "../tests/servers/product.ts";
import type { Bench } from "./measure.ts";

const root = fileURLToPath(new URL("../", import.meta.url));

/** Script that the lobby loads initially, gzipped, compared with a hello-world page built by the same tools with the same settings. */
export const lobbyScript: Bench = {
  name: "lobby-script",
  async run() {
    const product = await startProduct({ LOG_LEVEL: "error" }, { whole: true });
    const html = await (await fetch(product.url)).text();
    await product.remove();
    const ours = scriptBytes(html, join(root, "apps/site/build/client"));
    const peer = await helloWorldBytes();
    return [
      {
        name: "first-load script of the lobby, gzip ÷ hello-world",
        ours: ours / 1_000,
        peer: peer / 1_000,
        unit: "kB",
        goal: { atMost: 1.35 },
      },
    ];
  },
};

/** Gzipped size of every module that the page's head and body request before any interaction. */
function scriptBytes(html: string, clientFolder: string): number {
  const addresses = new Set(
    [...html.matchAll(/(?:href|src|from|import\()\s*=?\s*["'](\/assets\/[^"']+\.js)["']/g)].map(
      (match) => match[1]!,
    ),
  );
  if (addresses.size === 0) throw new Error("the page contains no script");
  return [...addresses].reduce(
    (sum, address) => sum + gzipSync(readFileSync(join(clientFolder, address)), { level: 9 }).length,
    0,
  );
}

async function helloWorldBytes(): Promise<number> {
  mkdirSync(join(root, ".cache"), { recursive: true });
  const folder = mkdtempSync(join(root, ".cache", "hello-world-"));
  try {
    mkdirSync(join(folder, "app"));
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
    // The build tool would install isbot by itself if it were not listed.
    write(
      "package.json",
      '{ "type": "module", "dependencies": { "isbot": "5.2.3", "react-router": "8.4.0", "@react-router/node": "8.4.0" } }',
    );
    write(
      "react-router.config.ts",
      'export default { appDirectory: "app", routeDiscovery: { mode: "initial" } };',
    );
    write(
      "vite.config.ts",
      'import { reactRouter } from "@react-router/dev/vite";\nexport default { plugins: [reactRouter()], build: { target: "es2022", modulePreload: { polyfill: false } } };',
    );
    write(
      "app/routes.ts",
      'import { index } from "@react-router/dev/routes";\nexport default [index("home.tsx")];',
    );
    write("app/home.tsx", "export default function Home() { return <p>Hello, world</p>; }");
    write(
      "app/root.tsx",
      'import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";\nexport default function Root() { return <html lang="en"><head><Meta /><Links /></head><body><Outlet /><ScrollRestoration /><Scripts /></body></html>; }',
    );
    execFileSync(join(root, "node_modules/.bin/react-router"), ["build", "--logLevel", "error"], {
      cwd: folder,
      env: { ...process.env, PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH}` },
      stdio: ["ignore", "ignore", "inherit"],
    });
    const { createRequestHandler } = await import("react-router");
    const build = await import(join(folder, "build/server/index.js"));
    const response = await createRequestHandler(build, "production")(new Request("http://hello.test/"));
    return scriptBytes(await response.text(), join(folder, "build/client"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
