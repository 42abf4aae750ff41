import { defineConfig } from "@playwright/test";
import { chromiumArguments, findChromium } from "../servers/chromium.ts";
import type { PathOptions } from "./fixtures.ts";

const brands = ["bellwether", "luckyclover", "funly"] as const;
const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;
const languages = ["en", "fi"] as const;

/** What a player does is done on a phone too; the others look at both widths themselves, or at what has no width. */
const journeys = [
  "account",
  "bad-paths",
  "bonus",
  "credentials",
  "games",
  "guards",
  "interruptions",
  "limits",
  "pages",
  "payments",
  "play",
  "playsafe",
  "search",
  "shell",
  "standing",
  "sweden",
  "tickets",
];

/** The whole path once for each brand, width and language; everything else once on a desktop, and the journeys on a phone as well. */
export default defineConfig<object, PathOptions>({
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
    trace: "retain-on-failure",
    // What a worker fetches carries no header that a test sets; its own tests let it in.
    serviceWorkers: "block",
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
  },
  projects: [
    ...brands.flatMap((brand) =>
      Object.entries(widths).flatMap(([width, viewport]) =>
        languages.map((language) => ({
          name: `path-${brand}-${width}-${language}`,
          testMatch: "path.spec.ts",
          // A feature of twenty free spins would take minutes to watch on a machine that draws without a graphics card.
          use: { brand, language, viewport, contextOptions: { reducedMotion: "reduce" as const } },
        })),
      ),
    ),
    {
      name: "rest",
      testIgnore: "path.spec.ts",
      use: { brand: "bellwether" as const, language: "en" as const, viewport: widths.desktop },
    },
    {
      name: "phone",
      testMatch: journeys.map((journey) => `${journey}.spec.ts`),
      // What has no width, or sets its own.
      grepInvert: /@at-one-width/,
      use: { brand: "bellwether" as const, language: "en" as const, viewport: widths.phone },
    },
  ],
});
