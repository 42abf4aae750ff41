import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

/** As much of the bundler's module record as the grouping reads. */
type ModuleGraph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

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
                { name: inShell(), priority: 1 },
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
 * What every page loads, because the root route imports it, lies in one file: dozens of small ones would each cost a request. What is
 * imported on demand stays apart.
 */
function inShell() {
  let reached: Set<string> | undefined;
  return (id: string, graph: ModuleGraph): string | null => {
    reached ??= reachableFrom(graph, [
      id.includes("/src/root.tsx")
        ? id
        : `${import.meta.dirname}/src/root.tsx?__react-router-build-client-route`,
    ]);
    return reached.has(id) ? "shell" : null;
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
