import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

/** As much of the bundler's module record as the grouping reads. */
type ModuleGraph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

const clientRoute = (file: string) => `${import.meta.dirname}/src/${file}?__react-router-build-client-route`;
const clientModule = (file: string) => `${import.meta.dirname}/src/${file}`;

/** The server bundle's door is our own: `createSite`, which the composition root calls in its process. */
export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  // In development every package that a page needs is found at the start: one that is found later makes the first pages load anew.
  optimizeDeps: { entries: ["src/entry.client.tsx", "src/root.tsx", "src/routes/**/!(*.test).tsx"] },
  environments: {
    ssr: {
      build: { rollupOptions: { input: "./src/server-entry.ts" } },
      // React picks its slow build for development unless told otherwise, and the sandbox does not run as production: so it is told
      // here, and lies in the bundle with all that imports it.
      ...(command === "build" && {
        resolve: { noExternal: true as const },
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
      }),
    },
    client: {
      build: {
        rollupOptions: {
          output: {
            entryFileNames: "assets/[name]-[hash].js",
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules\/(?:react|react-dom|react-router|scheduler|@remix-run)\//,
                  priority: 2,
                },
                { name: shellGroup(), priority: 1 },
                { name: groupOf("lobby", clientRoute("routes/home.tsx")) },
                { name: groupOf("forms", clientRoute("routes/deposit.tsx")) },
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
 * What a route imports lies in one file, its own module apart: dozens of small ones would each cost a request. What it imports on demand
 * stays apart. What the root route imports is on every page, what the lobby adds is on most; what
 * the deposit adds is most of what any form needs.
 */
function groupOf(name: string, route: string) {
  const reached = reachOf([route]);
  return (id: string, graph: ModuleGraph): string | null =>
    id !== route && reached(graph).has(id) ? name : null;
}

/**
 * The root route's, and of the shell's parts that always come once the page runs: their styles, and what the lobby has of theirs. They would bring
 * a stylesheet each, and with every stylesheet that arrives the browser styles the whole page anew, in one long task on a slow phone; and the
 * Swedish bar, which the server writes, would stand there without its own until the script comes.
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

function reachOf(start: readonly string[]) {
  let reached: Set<string> | undefined;
  return (graph: ModuleGraph) => {
    reached ??= reachableFrom(graph, start);
    return reached;
  };
}

function reachableFrom(graph: ModuleGraph, start: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const waiting = [...start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}
