import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { installDebianPackages } from "./debian.ts";

/** The path of a Chromium: that of CHROMIUM_PATH, the system's, or Playwright's own. */
export function findChromium(): string | undefined {
  const candidates = [
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    ownBrowser(),
  ];
  return candidates.find((path) => path && existsSync(path));
}

/** Finds a Chromium, or installs the distribution's. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  installDebianPackages(["chromium"]);
  const installed = findChromium();
  if (!installed) throw new Error("No Chromium was found. Install one, or set CHROMIUM_PATH.");
  return installed;
}

const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

/** What the tests run in: Chromium's headless shell, which has no windows to paint, or else any Chromium. */
export function findTestBrowser(): string | undefined {
  if (!process.env.CHROMIUM_PATH && existsSync(HEADLESS_SHELL)) return HEADLESS_SHELL;
  return findChromium();
}

/** Finds what the tests run in, or installs the distribution's. Where it has no headless shell, another Chromium is enough. */
export function ensureTestBrowser(): string {
  const found = findTestBrowser();
  if (found && (found === HEADLESS_SHELL || found === process.env.CHROMIUM_PATH)) return found;
  try {
    installDebianPackages(["chromium-headless-shell"]);
  } catch (error) {
    console.log(`No headless shell: ${(error as Error).message}`);
  }
  return findTestBrowser() ?? ensureChromium();
}

/** The flags that a headless Chromium needs to run as root, without a graphics card and without a network. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

function ownBrowser(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}
