import { defineConfig } from "vitest/config";

/** About the repository's text alone, in the folder that all of security's tests are in. */
const RULES_OF_SECURITY = "tests/security/source.test.ts";

/**
 * Test files of one worker share its modules, which saves half of the time. These files need modules of their own: they replace one, or they
 * look at what a module does when it loads.
 */
const NEEDS_OWN_MODULES = [
  "tests/security/passwords.test.ts",
  "apps/site/src/content/blocks-store.test.ts",
  "apps/site/src/games/games-bar-state.test.ts",
  "apps/site/src/gate/plain-schemas.test.ts",
];

const shared = {
  // A limit for polling, not a performance target: longer than the busiest machine needs.
  expect: { poll: { timeout: 10_000 } },
  /** `npm run test:full` sets it: more runs of properties, more kills, longer outages. Tests read it with `inject("isFullSize")`. */
  provide: { isFullSize: process.env.FULL === "true" },
};

/** Unit, property and API tests lie beside their code; `tests/repo` holds the rules about the repository itself. */
const unit = {
  ...shared,
  // Styles are empty in tests, but for those that are read as text or named by address.
  css: { include: [/\?(?:raw|url)$/] },
  setupFiles: ["tests/setup/restore-globals.ts"],
  // Long enough for a machine with other work; no test asserts how long it takes.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  maxWorkers: 2,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...unit,
          name: "unit",
          include: [
            "{apps,packages}/*/src/**/*.test.{ts,tsx}",
            "tests/{security,certification}/**/*.test.ts",
          ],
          exclude: [RULES_OF_SECURITY, ...NEEDS_OWN_MODULES],
          isolate: false,
        },
      },
      { test: { ...unit, name: "unit-own-modules", include: NEEDS_OWN_MODULES } },
      {
        test: {
          ...shared,
          name: "repo",
          include: ["tests/repo/**/*.test.ts", RULES_OF_SECURITY],
          // These tests only read files. None of them replaces a module, so all share the modules that they import.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      // A real process on the embedded database, killed and started again. Most of these tests wait, so two run at the same time.
      {
        test: {
          ...shared,
          name: "embedded",
          include: ["tests/{embedded,fuzz}/**/*.test.ts"],
          testTimeout: 600_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      // The API and property tests once more, on a real server.
      {
        test: {
          ...unit,
          name: "postgres-api",
          include: [
            "packages/{db,ledger}/src/**/*.test.ts",
            "apps/{gate,studio,sandbox}/src/**/*.test.ts",
            "tests/certification/**/*.test.ts",
          ],
          // Of the embedded database alone.
          exclude: ["packages/db/src/pglite.test.ts"],
          globalSetup: ["tests/postgres/start-server.ts"],
          isolate: false,
        },
      },
      {
        test: {
          ...shared,
          name: "postgres",
          include: ["tests/postgres/**/*.test.ts"],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
