import { defineConfig } from "vite";

/**
 * A static build that the server hands out below /arcade/. The frame has an opaque origin, so scripts, styles and fonts are all
 * fetched across origins: nothing may be inlined that its policy refuses, and nothing may need a cookie.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: "/arcade/",
  build: {
    target: "es2022",
    outDir: "dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
  },
});
