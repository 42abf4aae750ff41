import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, createServer as createNetServer } from "node:net";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { SiteServer } from "@bellwether/site/site-options.ts";
import { createServer as createViteServer, type Plugin, type ViteDevServer } from "vite";
import type { PagePorts } from "../pages/remote-pages.ts";
import { readEnvironment } from "../settings/environment.ts";
import { watchedFolders } from "./changed-part.ts";
import { mountFront } from "./front.ts";
import { keepProduct } from "./keep-product.ts";

// npm run dev: this process keeps two Vite servers, which take seconds to start, and restarts the product behind them.

type SiteBundle = { createSite(options: object): Pick<SiteServer, "answer"> };

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const print = (line: string) => console.log(line);

try {
  const { port, host, sandbox } = readEnvironment(process.env);
  if (!sandbox) throw new Error("npm run dev runs only the sandbox: do not set SANDBOX.");
  const productPort = await freePort();
  const server = createServer();
  server.listen(port, host);
  await once(server, "listening");
  const frontPort = (server.address() as AddressInfo).port;

  const site = openVite("site");
  const arcade = openVite("arcade");
  const product = keepProduct({
    variables: {
      PORT: String(productPort),
      HOST: "127.0.0.1",
      FRONT_PORT: String(frontPort),
      // Unchanged code is not compiled again.
      NODE_COMPILE_CACHE: `${root}.cache/compiled`,
    },
    print,
    async createSite(options: object | PagePorts) {
      const bundle = (await (await site).ssrLoadModule("/src/server-entry.ts")) as SiteBundle;
      return bundle.createSite(options);
    },
  });
  mountFront(server, {
    productPort,
    standing: product.standing,
    site: site.then((vite) => vite.middlewares),
    arcade: arcade.then((vite) => vite.middlewares),
  });
  const [{ watcher }] = await Promise.all([site, arcade]);
  const stop = async () => {
    server.close();
    await product.stop();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    // Vite's own signal handler would end this process before the product has closed its database.
    process.removeAllListeners(signal);
    process.on(signal, () => void stop());
  }
  watcher.add(watchedFolders.map((folder) => `${root}${folder}`));
  for (const event of ["add", "change", "unlink"] as const)
    watcher.on(event, (path) => product.onChange(relative(root, path).replaceAll("\\", "/")));

  function openVite(part: "site" | "arcade"): Promise<ViteDevServer> {
    const folder = `${root}apps/${part}`;
    // The route plugin reads its configuration from the working directory.
    if (part === "site") process.chdir(folder);
    return createViteServer({
      root: folder,
      configFile: `${folder}/vite.config.ts`,
      appType: part === "site" ? "custom" : "spa",
      clearScreen: false,
      logLevel: "warn",
      // A game's frame has an origin of its own, as opaque as in production.
      server: { middlewareMode: true, hmr: { server }, ...(part === "arcade" && { cors: { origin: "*" } }) },
      plugins: [logReplaced(part)],
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** Logs each changed file once when Vite has replaced its module, for the browser or for rendering. */
function logReplaced(part: string): Plugin {
  let last = "";
  return {
    name: "log-replaced",
    hotUpdate: {
      order: "post",
      handler({ file, timestamp, modules }) {
        const change = `${file} ${timestamp}`;
        if (modules.length === 0 || change === last) return;
        last = change;
        // Vite's clock may be a millisecond ahead.
        const seconds = (Math.max(0, Date.now() - timestamp) / 1_000).toFixed(1);
        print(`${part} changed (${relative(root, file)}): replaced in ${seconds} s.`);
      },
    },
  };
}

/** A free port, which the product keeps across restarts. */
async function freePort(): Promise<number> {
  const probe = createNetServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
