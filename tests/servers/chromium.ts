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
