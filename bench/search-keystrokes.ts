import { chromium, type Page } from "@playwright/test";
import { siteOn } from "../tests/e2e/fixtures.ts";
import { chromiumArguments, ensureChromium } from "../tests/servers/chromium.ts";
import { startProduct } from "../tests/servers/product.ts";
import { type Bench, median } from "./measure.ts";

const TITLES = 5_000;
/** A phone is about four times slower than this machine, and draws 60 frames per second. */
const SLOWDOWN = 4;
const FRAME_MS = 1_000 / 60;
const typed = ["bell tower", "golden fox", "sheep", "roulette"];
/** Longer than rendering what follows the first screenful takes, as between two keystrokes of a typist. */
const BETWEEN_KEYS_MS = 300;

/**
 * Keystrokes on the search page of a phone in a real browser with CPU throttling: how long a keystroke blocks the page's script until the
 * first screenful of results is in the document. Layout and paint, which are the browser's, are not included; the first letter of each
 * word, which replaces the page's hot games, counts like the others.
 */
export const searchKeystrokes: Bench = {
  name: "search-keystrokes",
  async run() {
    const product = await startProduct({ GEO_DEFAULT: "IE", LOG_LEVEL: "error" }, { whole: true });
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
    try {
      const site = siteOn(product, "bellwether", "en");
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        serviceWorkers: "block",
      });
      const page = await context.newPage();
      await enlargeCatalogue(page, product.url);
      await page.goto(site.at("/search-games"), { waitUntil: "networkidle" });
      await noteStrokes(page);
      const processor = await context.newCDPSession(page);
      await processor.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
      const field = page.getByRole("searchbox");
      for (const text of typed) {
        await field.fill("");
        await field.pressSequentially(text, { delay: BETWEEN_KEYS_MS });
      }
      const keystrokes = await page.evaluate(() => (window as unknown as Noting).keystrokesMs);
      const letters = typed.join("").length;
      if (keystrokes.length < letters / 2)
        throw new Error(`${keystrokes.length} of ${letters} keystrokes were recorded`);
      return [
        {
          name: "a keystroke's script in a browser four times slowed, 5,000 titles ÷ one frame",
          ours: median(keystrokes),
          peer: FRAME_MS,
          unit: "ms",
          goal: { atMost: 1 },
        },
      ];
    } finally {
      await browser.close();
      await product.remove();
    }
  },
};

/** The page, with the milliseconds for which each keystroke has blocked it. */
type Noting = { keystrokesMs: number[] };

/**
 * React has updated the document before the event ends. The browser's own event timing only reports events that took at least 16 ms until
 * the next frame, which omits the fastest.
 */
async function noteStrokes(page: Page): Promise<void> {
  await page.evaluate(() => {
    const keystrokesMs: number[] = [];
    (window as unknown as Noting).keystrokesMs = keystrokesMs;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.name === "input") keystrokesMs.push(entry.processingEnd - entry.processingStart);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** The product's own catalogue, its titles repeated with numbers until there are enough. */
async function enlargeCatalogue(page: Page, origin: string): Promise<void> {
  await page.route(/\/static\/catalogue\//, async (route) => {
    const response = await fetch(new URL(new URL(route.request().url()).pathname, origin));
    const body = (await response.json()) as {
      games: { game_id: number; local_code: string; title: string }[];
    };
    const games = Array.from({ length: TITLES }, (_, index) => {
      const game = body.games[index % body.games.length]!;
      if (index < body.games.length) return game;
      return {
        ...game,
        game_id: 100_000 + index,
        local_code: `${game.local_code}-${index}`,
        title: `${game.title} ${index}`,
      };
    });
    await route.fulfill({ json: { ...body, games } });
  });
}
