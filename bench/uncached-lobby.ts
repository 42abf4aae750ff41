import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { drivePlayer } from "../tests/servers/player-client.ts";
import { startProduct } from "../tests/servers/product.ts";
import { cpuOf, together } from "./cpu-time.ts";
import { type Bench, inTurnsOn, rate } from "./measure.ts";
import { startPeer } from "./peer.ts";
import { startWarmedPostgres } from "./warmed-postgres.ts";

const CONNECTIONS = 8;
const PAGES = 600;

const root = fileURLToPath(new URL("../", import.meta.url));

/**
 * A player's lobby, which must not be cached, compared with React rendering exactly its tree to a stream and nothing else, in a separate
 * process.
 */
export const uncachedLobby: Bench = {
  name: "uncached-lobby",
  async run() {
    const postgres = await startWarmedPostgres();
    const product = await startProduct({ DATABASE_URL: postgres.url, LOG_LEVEL: "error" });
    const player = await drivePlayer(product, { amount: "100.00" });
    const folder = buildTree();
    const peer = await startPeer("./bare-lobby.ts", {
      args: [join(folder, "build/server/index.js"), product.url, player.session],
    });
    try {
      const load = (port: number) => readPages(port, player.session);
      const port = Number(new URL(product.url).port);
      const result = await inTurnsOn({ ours: port, peer: peer.port }, load, {
        ours: together(cpuOf(product.pid()), cpuOf(postgres.pid())),
        peer: cpuOf(peer.child.pid!),
      });
      return [
        {
          name: "player's lobby ÷ bare renderToPipeableStream",
          ...result,
          unit: "/s",
          goal: { atLeast: 0.6 },
        },
      ];
    } finally {
      peer.stop();
      await product.remove();
      postgres.remove();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Pages per second. A page is sent in chunks as it is rendered, so Node's own client reads it. */
async function readPages(port: number, session: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const headers = { "accept-language": "en", cookie: `session=${session}` };
  const readOne = () =>
    new Promise<void>((resolve, reject) => {
      get({ port, host: "127.0.0.1", path: "/", agent, headers }, (response) => {
        response.on("end", resolve).resume();
        if (response.statusCode !== 200) reject(new Error(`a page request got ${response.statusCode}`));
      }).on("error", reject);
    });
  let left = PAGES;
  const pages = await rate(PAGES, () =>
    Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        while (left-- > 0) await readOne();
      }),
    ),
  );
  agent.destroy();
  return pages;
}

/** The site's own sources, built the same way with another entry point, which exports the rendered tree instead of the page. */
function buildTree(): string {
  mkdirSync(join(root, ".cache"), { recursive: true });
  const folder = mkdtempSync(join(root, ".cache", "bare-lobby-"));
  const site = join(root, "apps/site");
  // Parts may be missing: the site has no `node_modules` of its own if npm put nothing there.
  const parts = ["src", "node_modules", "package.json", "react-router.config.ts"];
  for (const part of parts.filter((each) => existsSync(join(site, each))))
    cpSync(join(site, part), join(folder, part), { recursive: true, verbatimSymlinks: true });
  const config = readFileSync(join(site, "vite.config.ts"), "utf8");
  writeFileSync(
    join(folder, "vite.config.ts"),
    config.replace("./src/server-entry.ts", "./src/tree-entry.tsx"),
  );
  writeFileSync(join(folder, "src/tree-entry.tsx"), TREE_ENTRY);
  execFileSync(join(root, "node_modules/.bin/react-router"), ["build", "--logLevel", "error"], {
    cwd: folder,
    env: { ...process.env, PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH}` },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return folder;
}

const TREE_ENTRY = `
import { renderToPipeableStream } from "react-dom/server";
import { createRequestHandler, RouterContextProvider, ServerRouter } from "react-router";
import * as build from "virtual:react-router/server-build";
import { createSiteOfRequest, siteContext } from "./request/site.ts";

export async function captureTree(options, request, context) {
  let captured;
  const keep = async (asked, status, headers, routerContext) => {
    captured = { routerContext, url: asked.url, data: await Array.fromAsync(routerContext.serverHandoffStream) };
    return new Response("");
  };
  const entry = { ...build.entry, module: { ...build.entry.module, default: keep } };
  const site = createSiteOfRequest(request, options, context);
  const handle = createRequestHandler({ ...build, entry }, "production");
  await handle(request, new RouterContextProvider(new Map([[siteContext, site]])));
  const { routerContext, url, data } = captured;
  return (response) => {
    // A stream is read once: each page gets one of its own with the same data.
    const serverHandoffStream = ReadableStream.from(data);
    const tree = <ServerRouter context={{ ...routerContext, serverHandoffStream }} url={url} nonce={context.nonce} />;
    const { pipe } = renderToPipeableStream(tree, {
      nonce: context.nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady: () => pipe(response),
    });
  };
}
`;
