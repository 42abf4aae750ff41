import { defineConfig } from "vite";
import { buildChecks, createBuildLogger, stylesheets } from "../../scripts/build-settings.ts";

/** Small files that many games share. */
const SMALL_FILES =
  /games\/offer-skip|slots\/(with-winners|slot-layout|free-spins-events)|events\/(grid|round-ended)|player\/script-player|theme\/symbol-map/;

/**
 * A static build that the server serves below /arcade/. The frame has an opaque origin, so scripts, styles and fonts are all
 * fetched cross-origin: nothing may be inlined that its content security policy blocks, and nothing may need a cookie.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: "/arcade/",
  customLogger: createBuildLogger(),
  css: stylesheets,
  build: {
    target: "es2022",
    outDir: "dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: buildChecks,
      output: {
        chunkFileNames: ({ facadeModuleId }) => `assets/${mechanicOf(facadeModuleId)}-[hash].js`,
        // Each would be a chunk of its own, of 200 bytes, and a request before the first round.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: "shared", test: SMALL_FILES }],
        },
      },
    },
  },
});

/** Every mechanic's entry is called `mount-game`; its chunk is named after its folder. */
function mechanicOf(facadeModuleId: string | null): string {
  return /games\/([^/]+)\/mount-game/.exec(facadeModuleId ?? "")?.[1] ?? "[name]";
}
