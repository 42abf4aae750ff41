import { globSync } from "node:fs";
import { resolve } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import {
  buildChecks,
  createBuildLogger,
  type ModuleGraph,
  reachOf,
  stylesheets,
} from "../../scripts/build-settings.ts";

/** How React Router names the part of a route that goes to the browser. */
const CLIENT_ROUTE = "?__react-router-build-client-route";
const clientRoute = (file: string) => `${import.meta.dirname}/src/${file}${CLIENT_ROUTE}`;
const contractModule = (file: string) => resolve(import.meta.dirname, `../../packages/contract/src/${file}`);
const clientModule = (file: string) => `${import.meta.dirname}/src/${file}`;

/** The lobby's lists that hydrate late. */
const LATE_LISTS = [
  "content/recent-winners.tsx",
  "draws/draw-strip.tsx",
  "jackpots/live-jackpots.tsx",
  "live-tables/live-table-list.tsx",
  "promotions/promotion-rail.tsx",
];

const PAGES = ["root.tsx", ...globSync("routes/**/*.tsx", { cwd: `${import.meta.dirname}/src` })];

/** What a page calls the gate with, hears from it, and reads a game's messages with. */
const CALLS = [
  contractModule("client.ts"),
  contractModule("frames.ts"),
  clientModule("live/connect-player.ts"),
];

/** The server bundle's entry is our own: `createSite`, which the composition root calls in its process. */
export default defineConfig(({ command }) => ({
  ...(command === "build" && { customLogger: createBuildLogger() }),
  plugins: [reactRouter(), refuseSchemas()],
  css: stylesheets,
  // In development every package that a page needs is found at the start: one that is found later makes the first pages load anew.
  optimizeDeps: { entries: ["src/entry.client.tsx", "src/root.tsx", "src/routes/**/!(*.test).tsx"] },
  environments: {
    ssr: {
      build: {
        rollupOptions: {
          input: "./src/server-entry.ts",
          // The server's bundle is loaded as a whole. What a page fetches later is split off in the browser's bundle alone.
          checks: { ...buildChecks, ineffectiveDynamicImport: false },
        },
      },
      // React uses its slow development build unless NODE_ENV is production, and the sandbox does not set that: so it is set
      // here, and React is bundled together with everything that imports it.
      ...(command === "build" && {
        resolve: { noExternal: true as const },
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
      }),
    },
    client: {
      build: {
        rollupOptions: {
          checks: buildChecks,
          output: {
            entryFileNames: "assets/[name]-[hash].js",
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules\/(?:react|react-dom|react-router|scheduler|@remix-run)\//,
                  priority: 6,
                },
                { name: shellGroup(), debugName: "shell", priority: 5 },
                { name: lobbyGroup(), debugName: "lobby", priority: 4 },
                // Before the forms: what these share with them would bring all forms with it.
                {
                  name: partsGroup("after-load", [clientModule("shell/after-load.tsx")]),
                  debugName: "after-load",
                  priority: 3,
                },
                {
                  name: partsGroup("late-lists", LATE_LISTS.map(clientModule)),
                  debugName: "late lists",
                  priority: 3,
                },
                {
                  name: groupOf("forms", clientRoute("routes/deposit.tsx")),
                  debugName: "forms",
                  priority: 2,
                },
                // What pages need too comes first, because a group takes along what its modules import.
                { name: callsGroup("calls-words", true), debugName: "calls and pages", priority: 1 },
                { name: callsGroup("calls", false), debugName: "calls", priority: 0 },
              ],
            },
          },
        },
      },
    },
  },
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
}));

/**
 * Zod is larger than the lobby's own script, so the schemas come with the first call. A page that would load them with its script does not
 * build: one constant beside a loader is enough to bring them in.
 */
function refuseSchemas(): Plugin {
  return {
    name: "refuse-schemas",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_, bundle) {
      const early = [];
      for (const page of Object.values(bundle)) {
        if (page.type !== "chunk" || !page.facadeModuleId?.includes(CLIENT_ROUTE)) continue;
        const loaded = new Set([page.fileName]);
        for (const name of loaded) {
          const chunk = bundle[name];
          if (chunk?.type !== "chunk") continue;
          for (const each of chunk.imports) loaded.add(each);
          const schema = chunk.moduleIds.find((id) => id.includes("/node_modules/zod/"));
          if (schema) early.push(`${page.facadeModuleId.replace(CLIENT_ROUTE, "")}: ${name}`);
        }
      }
      if (early.length > 0) this.error(`These pages load schemas with their script:\n${early.join("\n")}`);
    },
  };
}

/**
 * Puts a route's imports into one file, apart from its own module: dozens of small files would each cost a request. Dynamic imports
 * stay separate. The root route's imports are on every page, the lobby's additional ones on most; the deposit's additional ones
 * are most of what any form needs.
 */
function groupOf(name: string, route: string) {
  const reached = reachOf([route]);
  return (id: string, graph: ModuleGraph): string | null =>
    id !== route && reached(graph).has(id) ? name : null;
}

/**
 * The stylesheets of the root route and of the shell parts that always load after hydration, including what the lobby shares with them. Separate
 * stylesheets would each make the browser recalculate the whole page's styles in one long task on a slow phone; and the Swedish bar, which
 * the server renders, would be unstyled until its script loads.
 */
function shellGroup() {
  const ofRoot = groupOf("shell", clientRoute("root.tsx"));
  const ofLobby = reachOf([clientRoute("routes/home.tsx")]);
  const ofLateParts = reachOf(
    [
      "shell/after-load.tsx",
      "shell/desktop-menu.tsx",
      "safety/session-time.tsx",
      "safety/swedish-bar.tsx",
    ].map(clientModule),
  );
  return (id: string, graph: ModuleGraph): string | null =>
    ofLateParts(graph).has(id) && (id.endsWith(".module.css") || ofLobby(graph).has(id))
      ? "shell"
      : ofRoot(id, graph);
}

/** One file for parts that load together after the page's script: each small file would be a request, and a task on a slow phone. */
function partsGroup(name: string, parts: readonly string[]) {
  const reached = reachOf(parts);
  return (id: string, graph: ModuleGraph): string | null => (reached(graph).has(id) ? name : null);
}

/** What only the calls need, with the schemas; what a page's own script needs too may not bring these along (`refuseSchemas`). */
function callsGroup(name: string, areOfPages: boolean) {
  const reached = reachOf(CALLS);
  const ofPages = reachOf(PAGES.map(clientRoute));
  return (id: string, graph: ModuleGraph): string | null =>
    reached(graph).has(id) && ofPages(graph).has(id) === areOfPages ? name : null;
}

/** The lobby's imports, and the stylesheets of its lists that hydrate late: the server renders them. */
function lobbyGroup() {
  const ofRoute = groupOf("lobby", clientRoute("routes/home.tsx"));
  const ofLateParts = reachOf([...LATE_LISTS, "games/unfinished-games.tsx"].map(clientModule));
  return (id: string, graph: ModuleGraph): string | null =>
    id.endsWith(".module.css") && ofLateParts(graph).has(id) ? "lobby" : ofRoute(id, graph);
}
