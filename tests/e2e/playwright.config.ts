import { defineConfig } from "@playwright/test";
import { chromiumArguments, findTestBrowser } from "../servers/chromium.ts";
import type { PathOptions } from "./fixtures.ts";

/**
 * What is run. `npm test`: the tests tagged `@path`. `.ci/run`: those without the tag `@full`, each in the look listed below. `FULL=true`, which
 * is `npm run test:full`: all tests at Bellwether on a desktop, a player's actions on a phone too, and the path in every look and in both
 * languages.
 */
const isFull = process.env.FULL === "true";

const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;

type Look = `${PathOptions["brand"]}-${keyof typeof widths}`;

/**
 * The look of each subject in the short runs, and the language of the path there: every brand is covered at both widths. A subject that is not
 * listed has the first look.
 */
const looks: Record<Look, { language: PathOptions["language"]; subjects: string[] }> = {
  "bellwether-desktop": { language: "en", subjects: [] },
  "bellwether-phone": { language: "fi", subjects: ["bonus", "games"] },
  "luckyclover-phone": { language: "en", subjects: ["hydration", "limits", "search"] },
  "luckyclover-desktop": { language: "fi", subjects: ["bad-paths"] },
  "funly-phone": { language: "fi", subjects: ["account", "interruptions", "playsafe"] },
  "funly-desktop": { language: "en", subjects: ["credentials", "installed", "payments"] },
};

const named = Object.values(looks).flatMap(({ subjects }) => subjects);

/** A player's actions are tested on a phone too; the other tests set both widths themselves, or do not depend on the width. */
const journeys = [
  "account",
  "bad-paths",
  "bonus",
  "chat",
  "credentials",
  "draws",
  "games",
  "guards",
  "interruptions",
  "jackpots",
  "limits",
  "pages",
  "path",
  "payments",
  "play",
  "playsafe",
  "rewards",
  "search",
  "shell",
  "standing",
  "sweden",
  "tickets",
];

/** At full size these are tested in every look; a test tagged `@each-look` is run at full size only. */
const everywhere = ["path", "rewards"];
/** Where the short runs test the path from signup to withdrawal: in each brand at one width, in one brand at both. */
const pathLooks: readonly Look[] = [
  "bellwether-desktop",
  "bellwether-phone",
  "luckyclover-phone",
  "funly-desktop",
];

const filesOf = (subjects: readonly string[]) => subjects.map((subject) => `${subject}.spec.ts`);

/** Which tests a look runs. `@at-one-width`: tests that do not depend on the width, or set their own. */
function testsOf(look: Look): { testMatch: string | string[]; testIgnore?: string[]; grepInvert?: RegExp[] } {
  const { language, subjects } = looks[look];
  if (isFull && look === "bellwether-desktop") return { testMatch: "*.spec.ts" };
  if (isFull && look === "bellwether-phone")
    return { testMatch: filesOf(journeys), grepInvert: [/@at-one-width/] };
  const otherLanguage = language === "en" ? /@fi/ : /@en/;
  const grepInvert = isFull ? [/@full/] : [/@full/, /@each-look/, otherLanguage];
  if (look === "bellwether-desktop")
    return { testMatch: "*.spec.ts", testIgnore: filesOf(named), grepInvert };
  const paths = pathLooks.includes(look) ? ["path"] : [];
  return { testMatch: filesOf([...(isFull ? everywhere : paths), ...subjects]), grepInvert };
}

/** One project for each look, selected by `--project=funly-phone`. */
export default defineConfig<PathOptions>({
  testDir: ".",
  outputDir: "../../test-results",
  globalSetup: "./shared-products.ts",
  // Much of a test is waiting for a round or a draw.
  workers: 3,
  // A passed retry is reported as flaky in the output, never as passed.
  retries: process.env.CI ? 1 : 0,
  fullyParallel: true,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["./summary-reporter.ts"]],
  use: {
    launchOptions: { executablePath: findTestBrowser(), args: chromiumArguments },
    // Recording each test makes it half as slow again.
    trace: "on-first-retry",
    // Frames that nobody looks at take most of the time without a graphics card. Tests about motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
    // What a service worker fetches has no header that a test sets; its own tests allow it.
    serviceWorkers: "block",
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
  },
  projects: (Object.keys(looks) as Look[]).map((name) => {
    const [brand, width] = name.split("-") as [PathOptions["brand"], keyof typeof widths];
    return { name, ...testsOf(name), use: { brand, viewport: widths[width] } };
  }),
});
