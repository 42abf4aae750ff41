import { defineConfig } from "vitest/config";

/** Unit, property and API tests lie beside their code; `tests/repo` holds the rules about the repository itself. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{apps,packages}/*/src/**/*.test.{ts,tsx}"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      { test: { name: "repo", include: ["tests/repo/**/*.test.ts"] } },
      {
        test: {
          name: "postgres",
          include: ["tests/postgres/**/*.test.ts"],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          maxWorkers: 1,
        },
      },
    ],
  },
});
