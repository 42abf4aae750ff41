import { globSync } from "node:fs";
import { resolve } from "node:path";
import { defineConfig } from "vite";
import {
  buildChecks,
  createBuildLogger,
  type ModuleGraph,
  reachOf,
  stylesheets,
} from "../../scripts/build-settings.ts";

/** Small files that many games share. */
const SMALL_FILES =
  /games\/offer-skip|slots\/(with-winners|slot-layout|free-spins-events)|events\/(grid|round-ended)|player\/script-player|theme\/symbol-map/;

const source = (file: string) => `${import.meta.dirname}/src/${file}`;

/** The stage of all games that are drawn on a canvas, with the renderer that nearly every browser takes. */
const STAGE = [
  source("stage/create-stage.ts"),
  `${import.meta.dirname}/../../node_modules/pixi.js/lib/rendering/renderers/gl/WebGLRenderer.mjs`,
].map((path) => resolve(path));

/** Every mechanic's entry. */
const GAMES = globSync("src/games/*/mount-game.ts", { cwd: import.meta.dirname }).map((file) =>
  resolve(import.meta.dirname, file),
);
/** The part that only games on reels and on grids of symbols have. */
const REELS = source("games/slots/plate.ts");
/** What so many of these games share is one file. */
const SHARED_BY = 2;

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
    // The stage is one file: its parts were needed together, and each was a request.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      checks: buildChecks,
      output: {
        chunkFileNames: ({ facadeModuleId }) => `assets/${mechanicOf(facadeModuleId)}-[hash].js`,
        // Each module that several games share would be a file of its own, often of 200 bytes, and a request before the first round.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: groupOf("start", [source("main.ts")]), debugName: "start", priority: 3 },
            { name: groupOf("stage", STAGE), debugName: "stage", priority: 2 },
            { name: reelsGroup(), debugName: "reels", priority: 1 },
            { name: "shared", test: SMALL_FILES },
          ],
        },
      },
    },
  },
});

/** Every mechanic's entry is called `mount-game`; its chunk is named after its folder. */
function mechanicOf(facadeModuleId: string | null): string {
  return /games\/([^/]+)\/mount-game/.exec(facadeModuleId ?? "")?.[1] ?? "[name]";
}

function groupOf(name: string, start: readonly string[]) {
  const reached = reachOf(start);
  return (id: string, graph: ModuleGraph): string | null => (reached(graph).has(id) ? name : null);
}

function reelsGroup() {
  const reached = GAMES.map((game) => reachOf([game]));
  return (id: string, graph: ModuleGraph): string | null => {
    const onReels = reached.filter((ofOne) => ofOne(graph).has(REELS));
    return onReels.filter((ofOne) => ofOne(graph).has(id)).length >= SHARED_BY ? "reels" : null;
  };
}
