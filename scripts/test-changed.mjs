// npm run test:changed: runs the tests that the working tree's changes can break. `-- origin/main` compares with that branch instead of the
// last commit.
import { execFileSync } from "node:child_process";
import { exitAsTheyDid, runParts } from "./parts.mjs";
import { root } from "./setup.mjs";
import { browser, prepareBrowser, vitest } from "./test-parts.mjs";

const base = process.argv[2] ?? "HEAD";
const git = (...args) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
const changed = [
  ...git("diff", "--name-only", "--diff-filter=d", base),
  ...git("ls-files", "--others", "--exclude-standard"),
];
const hasChanged = (pattern) => changed.some((file) => pattern.test(file));

/** Files that tests read without importing them, and the tests that read them. */
const readByTests = [
  [/^packages\/ledger\/.*\.sql$/, ["packages/ledger", "apps/gate", "apps/studio"]],
  [/^apps\/gate\/.*\.sql$/, ["apps/gate", "apps/studio", "tests/certification"]],
  [/^apps\/studio\/.*\.sql$/, ["apps/studio"]],
  [/^apps\/sandbox\/.*\.sql$/, ["apps/sandbox"]],
  [
    /^content\//,
    ["apps/server/src/content", "packages/contract/src/content", "packages/games", "packages/art"],
  ],
  [/^packages\/art\/src\//, ["packages/art/src/files"]],
];
const folders = [...new Set(readByTests.flatMap(([pattern, tests]) => (hasChanged(pattern) ? tests : [])))];

/** Process tests start the product from its files, so no import shows what they depend on: a changed one runs itself. */
const processTests = changed.filter((file) => /^tests\/(embedded|postgres|fuzz)\/.*\.test\.ts$/.test(file));
const specs = changed.filter((file) => /^tests\/e2e\/.*\.spec\.ts$/.test(file));
const IN_BROWSER = /^(apps\/(site|arcade|sandbox)|packages\/(ui|i18n|games))\/(?!.*\.test\.)/;

/** What starts copies of the repository, when what it guards has changed. */
const copies = [
  [/^(scripts|apps\/server\/src\/development)\//, "tests/embedded/dev.test"],
  [/^(brands|languages|docs\/add-|scripts\/list-folders)/, "tests/embedded/new-folders.test"],
].flatMap(([pattern, test]) => (hasChanged(pattern) ? [test] : []));
const processes = [...new Set([...processTests, ...copies])];
const inBrowser = [
  ...(specs.length > 0 ? [browser("changed browser tests", specs)] : []),
  ...(hasChanged(IN_BROWSER)
    ? [browser("one whole journey in a browser", ["--project", "bellwether-phone", "tests/e2e/path.spec.ts"])]
    : []),
];

const parts = [
  vitest("repository rules", "repo"),
  vitest(
    "tests that import what changed",
    ["unit", "unit-own-modules", "api"],
    [...["--changed", base], "--passWithNoTests"],
  ),
  ...(folders.length > 0 ? [vitest("tests that read what changed", ["unit", "api"], folders)] : []),
  ...(processes.length > 0 ? [vitest("changed process tests", "processes", processes)] : []),
  ...(inBrowser.length > 0 ? [prepareBrowser, ...inBrowser] : []),
];

exitAsTheyDid(
  await runParts(
    "npm run test:changed",
    parts.map((part) => [part]),
    { keepGoing: true },
  ),
);
