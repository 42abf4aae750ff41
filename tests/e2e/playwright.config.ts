import { defineConfig } from "@playwright/test";
import { chromiumArguments, findChromium } from "../servers/chromium.ts";
import type { PathOptions } from "./fixtures.ts";

/**
 * What is run. `npm test`: of each subject its main way and its worst bad path, once, in the look that stands here; and the path from
 * signup to cashout in every look, in one language. `FULL=true`, which is `npm run test:full`: the tests that carry `@full` as well, all of
 * them at Bellwether on a desktop, what a player does on a phone too, and the path in both languages.
 */
const isFull = process.env.FULL === "true";

const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;

type Look = `${PathOptions["brand"]}-${keyof typeof widths}`;

/** The look of each subject in `npm test`, and the path's language there: every brand is met at both widths. A subject named nowhere has the first. */
const looks: Record<Look, { language: PathOptions["language"]; subjects: string[] }> = {
  "bellwether-desktop": { language: "en", subjects: [] },
  "bellwether-phone": { language: "fi", subjects: ["bonus", "games", "standing", "tickets"] },
  "luckyclover-phone": { language: "en", subjects: ["guards", "limits", "search", "sweden", "waking"] },
  "luckyclover-desktop": { language: "fi", subjects: ["bad-paths", "enlarged", "play"] },
  "funly-phone": { language: "fi", subjects: ["account", "interruptions", "playsafe"] },
  "funly-desktop": {
    language: "en",
    subjects: ["credentials", "installed", "layout", "payments", "senses", "whole-texts"],
  },
};

const named = Object.values(looks).flatMap(({ subjects }) => subjects);

/** What a player does is done on a phone too; the others look at both widths themselves, or at what has no width. */
const journeys = [
  "account",
  "bad-paths",
  "bonus",
  "chat",
  "credentials",
  "games",
  "guards",
  "interruptions",
  "limits",
  "pages",
  "path",
  "payments",
  "play",
  "playsafe",
  "search",
  "shell",
  "standing",
  "sweden",
  "tickets",
];

const filesOf = (subjects: readonly string[]) => subjects.map((subject) => `${subject}.spec.ts`);

/** Which tests a look runs. `@at-one-width`: what has no width, or sets its own. */
function testsOf(look: Look): { testMatch: string | string[]; testIgnore?: string[]; grepInvert?: RegExp[] } {
  const { language, subjects } = looks[look];
  if (isFull && look === "bellwether-desktop") return { testMatch: "*.spec.ts" };
  if (isFull && look === "bellwether-phone")
    return { testMatch: filesOf(journeys), grepInvert: [/@at-one-width/] };
  const otherLanguage = language === "en" ? /@fi/ : /@en/;
  const grepInvert = isFull ? [/@full/] : [/@full/, otherLanguage];
  if (look === "bellwether-desktop")
    return { testMatch: "*.spec.ts", testIgnore: filesOf(named), grepInvert };
  return { testMatch: filesOf(["path", ...subjects]), grepInvert };
}

/** One project for each look, on its own by `--project=funly-phone`. */
export default defineConfig<PathOptions>({
  testDir: ".",
  outputDir: "../../test-results",
  workers: 2,
  // A second try is told as flaky in the output, never as passed.
  retries: process.env.CI ? 1 : 0,
  fullyParallel: true,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: {
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
    // To record each test costs half as much again as to run it.
    trace: "on-first-retry",
    // What a worker fetches carries no header that a test sets; its own tests let it in.
    serviceWorkers: "block",
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
  },
  projects: (Object.keys(looks) as Look[]).map((name) => {
    const [brand, width] = name.split("-") as [PathOptions["brand"], keyof typeof widths];
    return { name, ...testsOf(name), use: { brand, viewport: widths[width] } };
  }),
});
