import { defineConfig, type Plugin } from "vite";
import { buildChecks, createBuildLogger, stylesheets } from "../../scripts/build-settings.ts";

/**
 * A static build that the office's listener serves at `/`. Nothing is inlined: the listener's content security policy allows only its own
 * scripts and styles.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: "/",
  customLogger: createBuildLogger(),
  css: stylesheets,
  plugins: [blockFirstPaint()],
  build: {
    // People of the office have current browsers; `light-dark()` stays as it is written.
    target: ["chrome123", "edge123", "firefox128", "safari17.5"],
    outDir: "dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: buildChecks,
      // Libraries mark what a server must not render; here there is no such server.
      onLog: (level, log, report) => log.code !== "MODULE_LEVEL_DIRECTIVE" && report(level, log),
    },
  },
});

/** The first paint waits for the script, which knows whether this person wants it dark: otherwise the page would flash. */
function blockFirstPaint(): Plugin {
  return {
    name: "office-block-first-paint",
    transformIndexHtml: {
      order: "post",
      handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
    },
  };
}
