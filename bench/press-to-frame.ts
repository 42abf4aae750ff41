import { type BrowserContext, chromium, type Frame, type FrameLocator } from "@playwright/test";
import { siteOn } from "../tests/e2e/fixtures.ts";
import { titleOf } from "../tests/e2e/titles.ts";
import { chromiumArguments, ensureChromium } from "../tests/servers/chromium.ts";
import { startProduct } from "../tests/servers/product.ts";
import { type Bench, median } from "./measure.ts";

/** A phone is about four times slower than this machine. */
const SLOWDOWN = 4;
/** The longest script time from a press to the first moving frame that still feels immediate. */
const IMMEDIATE_MS = 100;
const PRESSES = 7;

/** For each game its start button, and the button that places the bet before it. */
const games = [
  { mechanic: "lines", before: undefined, start: /^Spin$/ },
  { mechanic: "baccarat", before: /^Banker, pays/, start: /^Deal$/ },
] as const;

/**
 * Script time from a press on the start button of a slot and of a table to the end of the next animation frame, in which the game begins to
 * move. The processor is slowed down four times, like a phone's. The measurement does not wait for the studio's response.
 */
export const pressToFrame: Bench = {
  name: "press-to-frame",
  async run() {
    const product = await startProduct({ GEO_DEFAULT: "IE", LOG_LEVEL: "error" });
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
    try {
      const site = siteOn(product, "bellwether", "en");
      const measurements = [];
      for (const { mechanic, before, start } of games) {
        const context = await browser.newContext({
          viewport: { width: 390, height: 844 },
          serviceWorkers: "block",
        });
        const { game_id } = await titleOf(site, mechanic);
        const pressesMs = await measurePresses(context, site.at(`/play/${game_id}?mode=free`), before, start);
        measurements.push({
          name: `script from a press to the first moving frame, ${mechanic}, processor four times slower ÷ 100 ms`,
          ours: median(pressesMs),
          peer: IMMEDIATE_MS,
          unit: "ms",
          goal: { atMost: 1 },
        });
        await context.close();
      }
      return measurements;
    } finally {
      await browser.close();
      await product.remove();
    }
  },
};

async function measurePresses(
  context: BrowserContext,
  address: string,
  before: RegExp | undefined,
  start: RegExp,
): Promise<number[]> {
  await context.addInitScript(measureScript);
  const page = await context.newPage();
  await page.goto(address);
  const game = page.frameLocator("iframe");
  await ready(game);
  const frame = page.frames().find((each) => each !== page.mainFrame());
  if (!frame) throw new Error("the page has no game");
  const processor = await context.newCDPSession(page);
  await processor.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const pressesMs: number[] = [];
  for (let press = 0; press < PRESSES; press += 1) {
    if (before) await game.getByRole("button", { name: before }).click();
    await game.getByRole("button", { name: start, disabled: false }).click({ timeout: 60_000 });
    pressesMs.push(await lastPress(frame));
    await ready(game);
  }
  return pressesMs;
}

async function ready(game: FrameLocator): Promise<void> {
  await game.locator('[data-phase="idle"]').waitFor({ timeout: 120_000 });
}

async function lastPress(frame: Frame): Promise<number> {
  await frame.waitForFunction(() => (window as unknown as MeasuredPage).pressMs !== undefined);
  return frame.evaluate(() => {
    const measured = window as unknown as MeasuredPage;
    const { pressMs = 0 } = measured;
    measured.pressMs = undefined;
    return pressMs;
  });
}

/** A page that stores the script time of the last press, in milliseconds. */
type MeasuredPage = { pressMs: number | undefined };

/** Runs in every frame: adds up the click's listeners with their microtasks, and the callbacks of the next animation frame. */
function measureScript(): void {
  const measured = window as unknown as MeasuredPage;
  const request = window.requestAnimationFrame.bind(window);
  let frameMs = 0;
  window.requestAnimationFrame = (callback) =>
    request((now) => {
      const beganAt = performance.now();
      callback(now);
      frameMs += performance.now() - beganAt;
    });
  window.addEventListener(
    "click",
    () => {
      const pressedAt = performance.now();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const listenersMs = performance.now() - pressedAt;
        frameMs = 0;
        // The frame's callbacks were requested before this one, so they have run when it runs.
        request(() => {
          measured.pressMs = listenersMs + frameMs;
        });
      };
      port2.postMessage(null);
    },
    true,
  );
}
