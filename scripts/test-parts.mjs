import { node } from "./setup.mjs";

/** The parts of all tests, as `npm test`, `npm run test:postgres` and `npm run test:full` run them. */
export const vitest = (name, ...projects) => ({
  name,
  program: "vitest",
  args: ["run", ...projects.flatMap((project) => ["--project", project])],
});

export const unit = vitest("unit, property and API tests", "unit", "unit-own-modules");
export const embedded = vitest("processes on the embedded database: kills, drains, full disks", "embedded");
export const drawPictures = { name: "pictures", program: node, args: ["packages/art/src/build.ts"] };
export const prepareBrowser = {
  name: "a browser",
  program: node,
  args: ["tests/servers/prepare-browser.ts"],
};
export const browser = {
  name: "browser tests",
  program: "playwright",
  args: ["test", "--config", "tests/e2e/playwright.config.ts"],
};
export const postgresApi = vitest("API and property tests on PostgreSQL", "postgres-api");
export const postgres = vitest("processes on PostgreSQL and Redis: kills, two nodes, outages", "postgres");
