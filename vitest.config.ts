import { defineConfig } from "vitest/config";

/** About the repository's text alone, in the folder that all of security's tests are in. */
const RULES_OF_SECURITY = "tests/security/source.test.ts";

/** How long what must come may take: no claim, and longer than the busiest machine needs. */
const PATIENCE = { poll: { timeout: 10_000 } };

/** Unit, property and API tests lie beside their code; `tests/repo` holds the rules about the repository itself. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "{apps,packages}/*/src/**/*.test.{ts,tsx}",
            "tests/{security,certification}/**/*.test.ts",
          ],
          exclude: [RULES_OF_SECURITY],
          // Styles are empty in tests, but for those that are read as text or named by address.
          css: { include: [/\?(?:raw|url)$/] },
          expect: PATIENCE,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: { name: "repo", include: ["tests/repo/**/*.test.ts", RULES_OF_SECURITY], testTimeout: 30_000 },
      },
      // A real process on the embedded database, killed and started again.
      {
        test: {
          name: "embedded",
          include: ["tests/{embedded,fuzz}/**/*.test.ts"],
          expect: PATIENCE,
          testTimeout: 600_000,
          maxWorkers: 1,
        },
      },
      // The API and property tests once more, on a real server.
      {
        test: {
          name: "postgres-api",
          include: [
            "packages/{db,ledger}/src/**/*.test.ts",
            "apps/{gate,studio,sandbox}/src/**/*.test.ts",
            "tests/certification/**/*.test.ts",
          ],
          // Of the embedded database alone.
          exclude: ["packages/db/src/pglite.test.ts"],
          globalSetup: ["tests/postgres/start-server.ts"],
          expect: PATIENCE,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: "postgres",
          include: ["tests/postgres/**/*.test.ts"],
          expect: PATIENCE,
          testTimeout: 300_000,
          hookTimeout: 120_000,
          maxWorkers: 1,
        },
      },
    ],
  },
});
