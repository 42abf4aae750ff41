import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import LongestFirst from "./tests/setup/longest-first.ts";

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

/** Tests of calls and of stored data: each runs on the embedded database, or on the PostgreSQL that `TEST_DATABASE=postgres` starts. */
const API = [
  "packages/{db,ledger}/src/**/*.test.ts",
  "apps/{gate,studio,sandbox}/src/**/*.test.ts",
  "tests/{security,certification,row-types,scale}/**/*.test.ts",
];

/** Of the embedded database alone. */
const OF_EMBEDDED = ["packages/db/src/pglite.test.ts", "packages/db/src/embedded-session.test.ts"];

const isOnPostgres = process.env.TEST_DATABASE === "postgres";
const isFullSize = process.env.FULL === "true";

const shared = {
  // A limit for polling, not a performance target: longer than the busiest machine needs.
  expect: { poll: { timeout: 10_000 } },
  provide: {
    /** `npm run test:full` sets it: more runs of properties, more kills, longer outages. Tests read it with `inject("isFullSize")`. */
    isFullSize,
    /** Of everything that is random in a test: the same in each short run, another in each full one. `SEED=` repeats a run that failed. */
    seed: Number(process.env.SEED ?? (isFullSize ? Date.now() % 1_000_000 : 97)),
  },
};

/** Unit, property and API tests lie beside their code; `tests/repo` holds the rules about the repository itself. */
const unit = {
  ...shared,
  // Styles are empty in tests, but for those that are read as text or named by address.
  css: { include: [/\?(?:raw|url)$/] },
  setupFiles: ["tests/setup/restore-globals.ts", "tests/setup/seed-properties.ts"],
  // Long enough for a machine with other work; no test asserts how long it takes.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // A fifth of the time is waited: for processes, time-outs, and the database's server.
  maxWorkers: 3,
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...unit,
          name: "unit",
          include: ["{apps,packages}/*/src/**/*.test.{ts,tsx}", "bench/*.test.ts"],
          exclude: [...API, ...NEEDS_OWN_MODULES],
          isolate: false,
        },
      },
      { test: { ...unit, name: "unit-own-modules", include: NEEDS_OWN_MODULES } },
      {
        resolve: {
          alias: {
            "@node-rs/argon2": fileURLToPath(
              new URL("apps/gate/src/testing/quick-argon2.ts", import.meta.url),
            ),
          },
        },
        test: {
          ...unit,
          name: "api",
          include: API,
          exclude: [RULES_OF_SECURITY, ...NEEDS_OWN_MODULES, ...(isOnPostgres ? OF_EMBEDDED : [])],
          globalSetup: isOnPostgres ? ["tests/postgres/start-server.ts"] : [],
          isolate: false,
        },
      },
      {
        test: {
          ...shared,
          name: "repo",
          include: ["tests/repo/**/*.test.ts", RULES_OF_SECURITY],
          // These tests read files and change no module, so they can share the modules that they import.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      // Real processes, killed and started again. Most of these tests wait, so more of them run at the same time than there are cores.
      {
        test: {
          ...shared,
          name: "processes",
          include: ["tests/{embedded,postgres,fuzz}/**/*.test.ts"],
          testTimeout: 600_000,
          hookTimeout: 240_000,
          maxWorkers: 3,
          // Files of one worker share the modules that they import, which saves two seconds a file.
          isolate: false,
          // At the end, the run names each test that passed only at its second try.
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
});
