import { type Browser, type BrowserContext, chromium, type FrameLocator } from "@playwright/test";
import { siteOn } from "../tests/e2e/fixtures.ts";
import { titleOf } from "../tests/e2e/titles.ts";
import { chromiumArguments, ensureChromium } from "../tests/servers/chromium.ts";
import { startProduct } from "../tests/servers/product.ts";
import { type Bench, median } from "./measure.ts";

/** A phone's processor is about four times slower than this machine's. */
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
 * The processor time of all script from a press on the start button of a slot and of a table to the end of the second animation frame, in
 * which the game moves; times four. It is read from the browser's trace, by thread: waits for the graphics process do not count, which draws
 * on the same two cores here. The measurement does not wait for the studio's response.
 */
export const pressToFrame: Bench = {
  name: "press-to-frame",
  async run() {
    const product = await startProduct({ GEO_DEFAULT: "IE", LOG_LEVEL: "error" }, { whole: true });
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
        const pressesMs = await measurePresses(
          browser,
          context,
          site.at(`/play/${game_id}?mode=free`),
          before,
          start,
        );
        measurements.push({
          name: `script from a press to the first moving frame, ${mechanic}, on a processor four times slower ÷ 100 ms`,
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
  browser: Browser,
  context: BrowserContext,
  address: string,
  before: RegExp | undefined,
  start: RegExp,
): Promise<number[]> {
  const page = await context.newPage();
  await page.goto(address);
  const game = page.frameLocator("iframe");
  await ready(game);
  const pressesMs: number[] = [];
  for (let press = 0; press < PRESSES; press += 1) {
    if (before) await game.getByRole("button", { name: before }).click();
    const button = game.getByRole("button", { name: start, disabled: false });
    await button.waitFor({ timeout: 60_000 });
    await browser.startTracing(page, { categories: ["devtools.timeline", "v8.execute"] });
    await button.click();
    await ready(game);
    const trace = await browser.stopTracing();
    const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
    pressesMs.push((SLOWDOWN * scriptOfPress(traceEvents)) / 1_000);
  }
  return pressesMs;
}

async function ready(game: FrameLocator): Promise<void> {
  await game.locator('[data-phase="idle"]').waitFor({ timeout: 120_000 });
}

/** An event of the browser's trace, in µs. `tdur` is the processor time of its thread. */
type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { data?: { type?: string } };
};

/** The events in which a page's script runs. One can be inside another. */
const SCRIPT = new Set([
  "EvaluateScript",
  "EventDispatch",
  "FireAnimationFrame",
  "FunctionCall",
  "RunMicrotasks",
  "TimerFire",
]);

/** The processor time in µs of all script of the page's thread, from the click to the end of the second animation frame. */
function scriptOfPress(events: readonly TraceEvent[]): number {
  const click = events.find(({ name, args }) => name === "EventDispatch" && args.data?.type === "click");
  if (!click) throw new Error("the trace has no click");
  const scripts = events
    .filter(({ name, ph, pid, tid, ts }) => {
      const isLater = pid === click.pid && tid === click.tid && ts >= click.ts;
      return isLater && ph === "X" && SCRIPT.has(name);
    })
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  let [scriptUs, frames, endOfLast] = [0, 0, 0];
  for (const { name, ts, dur = 0, tdur = 0 } of scripts) {
    if (ts < endOfLast) continue;
    endOfLast = ts + dur;
    scriptUs += tdur;
    if (name === "FireAnimationFrame") frames += 1;
    if (frames === 2) return scriptUs;
  }
  throw new Error("no two animation frames follow the click");
}
