import { node } from "./setup.mjs";

/**
 * The parts of all runs. `npm test` and `.ci/run` choose fixed tests of each; `npm run test:full` has all tests at their full size.
 * @typedef {import("./parts.mjs").Part} Part
 */

/** @returns {Part} */
export const vitest = (name, project, files = [], variables = {}) => ({
  name,
  program: "vitest",
  args: [
    "run",
    ...[project].flat().flatMap((each) => ["--project", each]),
    ...["--reporter=minimal", "--reporter=./tests/setup/progress-reporter.ts"],
    ...files,
  ],
  variables,
});

/** @returns {Part} */
export const browser = (name, args = [], variables = {}) => ({
  name,
  program: "playwright",
  args: ["test", "--config", "tests/e2e/playwright.config.ts", ...args],
  variables,
  needs: BROWSER,
});

const BROWSER = "browser";
const ON_POSTGRES = { TEST_DATABASE: "postgres" };

/** @type {Part} */
export const check = { name: "check", program: node, args: ["scripts/check.mjs"] };
/** @type {Part} */
export const prepareBrowser = {
  name: BROWSER,
  program: node,
  args: ["tests/servers/prepare-browser.ts"],
  isPreparation: true,
};
/** @type {Part} */
export const plainPictures = {
  name: "pictures",
  program: node,
  args: ["tests/servers/plain-pictures.ts"],
  isPreparation: true,
};

export const unit = vitest("rules, pages and games", ["unit", "unit-own-modules"]);
export const apiEmbedded = vitest("calls on the embedded database", "api");
export const apiPostgres = vitest("calls on PostgreSQL", "api", [], ON_POSTGRES);

/** Without the ending, so that each name is of one file: vitest runs the files whose paths contain it. */
const files = (folder, names) => names.map((name) => `tests/${folder}/${name}.test`);

/** One kill of each kind of money write. */
const KILLS = [
  "moves-kill",
  "round-moves-kill",
  "kill",
  "table-kill",
  "draw-kill",
  "jackpot-kill",
  "promotion-kill",
];

export const kills = vitest("a kill of each kind of money write", "processes", files("embedded", KILLS));

/** What the embedded database promises, and what does not depend on the database. One suite of kills shows that it survives them. */
const EMBEDDED = [
  ...["backup", "disk", "drain", "kill", "pictures", "push", "reconnect"],
  ...["second-process", "stop-at-start"],
];
/** What the full run alone has, beside all sizes: minutes each, of parts that change seldom. */
const EMBEDDED_IN_FULL = ["stock-client", "dev", "new-folders", "approval-kill", "clamav", "object-store"];
const POSTGRES = [
  ...["balancer", "commit", "disk", "failover", "jackpot-nodes", "jobs", "live", "logins", "nodes"],
  ...["office-nodes", "outage"],
  ...["races", "redis-relay"],
  ...["restore", "table-nodes", "upgrade"],
  ...["clock-kill", "draw-kill", "jackpot-kill", "kill", "moves-kill", "promotion-kill", "round-moves-kill"],
];
const POSTGRES_IN_FULL = ["content", "encrypted", "patroni", "pgbouncer", "point-in-time", "secrets", "slow"];
export const processes = vitest("processes: kills, two nodes, outages, full disks", "processes", [
  ...files("embedded", EMBEDDED),
  ...files("postgres", POSTGRES),
  "tests/fuzz/fuzz.test",
]);

export const browserPaths = browser("whole paths in a browser", ["--grep", "@path"]);
export const browserShort = browser("browser tests");

const FULL = { FULL: "true" };
const full = (part) => ({ ...part, variables: { ...part.variables, ...FULL } });
const fullProcesses = (name, folder, names) => full(vitest(name, "processes", files(folder, names)));

/** Suites that kill a product, by what they kill it in. */
const MONEY_KILLS = [
  ...["kill", "moves-kill", "round-moves-kill", "decided-kill", "jackpot-kill"],
  ...["promotion-kill", "reward-kill", "clock-kill"],
];
const TABLE_KILLS = ["table-kill", "draw-kill", "run-kill", "decision-kill", "ahead-kill"];

/**
 * The pieces of `npm run test:full`. Each takes less than an hour.
 * @type {{ name: string, steps: Part[][] }[]}
 */
export const fullPieces = [
  {
    name: "rules, pages, games and the fuzzer",
    steps: [
      [check],
      [full(unit)],
      [{ name: "the fuzzer, 20,000 requests", program: node, args: ["tests/fuzz/main.ts"] }],
    ],
  },
  { name: "calls on both databases", steps: [[full(apiEmbedded)], [full(apiPostgres)]] },
  {
    name: "kills in money, embedded",
    steps: [[fullProcesses("kills in money on the embedded database", "embedded", MONEY_KILLS)]],
  },
  {
    name: "kills at tables, embedded",
    steps: [[fullProcesses("kills at tables on the embedded database", "embedded", TABLE_KILLS)]],
  },
  {
    name: "kills in money, PostgreSQL",
    steps: [[fullProcesses("kills in money on PostgreSQL", "postgres", MONEY_KILLS)]],
  },
  {
    name: "kills at tables, PostgreSQL",
    steps: [[fullProcesses("kills at tables on PostgreSQL", "postgres", TABLE_KILLS)]],
  },
  {
    name: "other processes",
    steps: [
      [
        full(
          vitest("other processes: two nodes, outages, full disks, guides", "processes", [
            ...files("embedded", [...EMBEDDED.filter((each) => !each.endsWith("kill")), ...EMBEDDED_IN_FULL]),
            ...files("postgres", [...POSTGRES.filter((each) => !each.endsWith("kill")), ...POSTGRES_IN_FULL]),
          ]),
        ),
      ],
    ],
  },
  { name: "browser", steps: [[full(browser("all browser tests in all looks"))]] },
];
