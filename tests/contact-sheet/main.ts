import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readCatalogue, readPalettes } from "@bellwether/art";
import { assignWorlds } from "@bellwether/art/world/assign-worlds.ts";
import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumArguments, ensureChromium } from "../servers/chromium.ts";
import { startProduct } from "../servers/product.ts";

/**
 * Shows random slots side by side at phone and desktop width, to compare them by eye: `npm run slots:sheet`. `--seed` chooses other titles,
 * `--titles` names them, `--spin` shows each after a round, `--url` uses a running product.
 */
const { values } = parseArgs({
  options: {
    out: { type: "string", default: "build/contact-sheet" },
    count: { type: "string", default: "30" },
    seed: { type: "string", default: "1" },
    titles: { type: "string" },
    widths: { type: "string", default: "390,1440" },
    brand: { type: "string" },
    url: { type: "string" },
    spin: { type: "boolean", default: false },
  },
});

const HEIGHTS: Record<string, number> = { "320": 568, "390": 844, "844": 390, "1024": 768, "1440": 900 };
const BRANDS = ["bellwether", "luckyclover", "funly"];
const out = resolve(values.out);
mkdirSync(out, { recursive: true });
const catalogue = readCatalogue();
const worlds = assignWorlds(catalogue, readPalettes());
/** Pictures are taken without a player, so only titles with free play are possible. */
const open = catalogue.filter(({ code, freePlay }) => freePlay && worlds.has(code)).map(({ code }) => code);
const codes = values.titles?.split(",") ?? draw(open, Number(values.count), Number(values.seed));
const product = values.url ? undefined : await startProduct({}, { whole: true });
const url = values.url ?? product?.url ?? "";
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
try {
  for (const width of values.widths.split(",")) {
    const shots = [];
    for (const [index, code] of codes.entries()) shots.push(await shoot(browser, code, Number(width), index));
    await sheet(browser, shots, width);
  }
} finally {
  await browser.close();
  await product?.remove();
}

/** Takes a picture of one title in free play. */
async function shoot(browser: Browser, code: string, width: number, index: number): Promise<string> {
  const page = await browser.newPage({
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    reducedMotion: "reduce",
  });
  const file = join(out, `${code}-${width}.png`);
  try {
    const brand = values.brand ?? BRANDS[index % BRANDS.length];
    await page.goto(`${url}/arcade/?game=${code}&mode=free&language=en&brand=${brand}`);
    await page.locator('[data-phase="idle"] canvas').first().waitFor();
    await page.waitForFunction(() => !document.querySelector("img[class*=opening]"));
    if (values.spin) await playOnce(page);
    await page.screenshot({ path: file });
    console.log(`${code} ${width}`);
  } catch (error) {
    console.error(`${code} ${width}: ${String(error).split("\n")[0]}`);
    await page.screenshot({ path: file });
  } finally {
    await page.close();
  }
  return file;
}

async function playOnce(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Spin/ }).click();
  await page.locator('[data-phase="idle"]').waitFor();
}

/** Takes a picture of a page with all pictures, six phones or three desktops in a row, each with its world. */
async function sheet(browser: Browser, shots: readonly string[], width: string): Promise<void> {
  const narrow = Number(width) < 600;
  const columns = narrow ? 6 : 3;
  const cells = shots.map((file, index) => {
    const { frame, cell, light, material, tone } = worlds.get(codes[index] ?? "") ?? {};
    const picture = readFileSync(file).toString("base64");
    return `<figure><img src="data:image/png;base64,${picture}"><figcaption>${codes[index]}<br>${frame} ${cell} ${light} ${material} ${tone}</figcaption></figure>`;
  });
  const page = await browser.newPage({ viewport: { width: narrow ? 1560 : 1800, height: 900 } });
  // A page of 30 pictures takes minutes on a busy machine.
  page.setDefaultTimeout(15 * 60_000);
  await page.setContent(
    `<style>body{margin:8px;display:grid;grid-template-columns:repeat(${columns},1fr);gap:8px;font:12px sans-serif}figure{margin:0}img{width:100%}</style>${cells.join("")}`,
  );
  const file = join(out, `sheet-${width}.png`);
  await page.screenshot({ path: file, fullPage: true });
  writeFileSync(join(out, "titles.txt"), codes.join("\n"));
  console.log(file);
  await page.close();
}

/** `count` codes in an order given by the seed. */
function draw(from: string[], count: number, seed: number): string[] {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return from
    .map((code) => ({ code, order: next() }))
    .toSorted((one, other) => one.order - other.order)
    .slice(0, count)
    .map(({ code }) => code);
}
