import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

/** As much of the bundler's module record as the grouping reads. */
type ModuleGraph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

const clientRoute = (file: string) => `${import.meta.dirname}/src/${file}?__react-router-build-client-route`;

/** The server bundle's door is our own: `createSite`, which the composition root calls in its process. */
export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
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
                { name: groupOf("shell", clientRoute("root.tsx")), priority: 1 },
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
  let reached: Set<string> | undefined;
  return (id: string, graph: ModuleGraph): string | null => {
    reached ??= reachableFrom(graph, [route]);
    return id !== route && reached.has(id) ? name : null;
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
