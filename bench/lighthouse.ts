import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brands } from "@bellwether/market";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import lighthouse, { type Flags, type Result } from "lighthouse";
import { siteOn } from "../tests/e2e/fixtures.ts";
import { newPerson } from "../tests/e2e/person.ts";
import { playerOn } from "../tests/e2e/player.ts";
import { chromiumArguments, ensureChromium } from "../tests/servers/chromium.ts";
import { freePort } from "../tests/servers/postgres.ts";
import { startProduct } from "../tests/servers/product.ts";

/**
 * `npm run lighthouse [-- brand … --only=page,page --runs=5 --keep --performance]`: audits lobby, game page, promotion and deposit of each
 * brand with Lighthouse's mobile settings and lists the failed audits. Performance depends on the load of the machine, and counts only with
 * `--performance`; the other categories always count. `--runs` opens each page so often and reports the run with the median performance, as
 * Lighthouse advises because of that noise, with the lowest and the highest. `--keep` writes that run's report to
 * `.cache/lighthouse/{brand}-{page}.json`.
 */
const wanted = process.argv.slice(2);
const wantedBrands = Object.values(brands)
  .map(({ slug }) => slug)
  .filter((slug) => !wanted.some((word) => !word.startsWith("--")) || wanted.includes(slug));
const wantedPages = wanted.flatMap((word) => (word.startsWith("--only=") ? word.slice(7).split(",") : []));
const performanceCounts = wanted.includes("--performance");
const runs = Number(wanted.find((word) => word.startsWith("--runs="))?.slice(7) ?? 1);
if (!(Number.isInteger(runs) && runs % 2 === 1)) throw new Error("--runs must be an odd number: 1, 3, 5");
const keeps = wanted.includes("--keep");
const reports = join(import.meta.dirname, "../.cache/lighthouse");

/** The deposit page needs a player; the others are opened as a visitor. */
const pages = [
  { name: "lobby", path: "/" },
  { name: "game", path: "/games/bell-tower-bonanza" },
  { name: "promotion", path: "/promo/welcome-offer" },
  { name: "deposit", path: "/deposit", signedIn: true },
].filter(({ name }) => wantedPages.length === 0 || wantedPages.includes(name));

/** Scores from 0 to 100; layout shift as Lighthouse reports it. */
const goals = {
  performance: { atLeast: 95 },
  accessibility: { atLeast: 100 },
  "best-practices": { atLeast: 100 },
  seo: { atLeast: 100 },
} as const;
type Category = keyof typeof goals;
const shiftBelow = 0.02;
const SHOWN_AUDITS = 8;

/** Lighthouse's own mobile settings, but the session cookie and the browser's other storage are kept. */
const flags: Flags = {
  output: "json",
  logLevel: "error",
  onlyCategories: Object.keys(goals),
  formFactor: "mobile",
};

const product = await startProduct({ GEO_DEFAULT: "IE", LOG_LEVEL: "error" }, { whole: true });
let missed = 0;
try {
  for (const brand of wantedBrands) missed += await lookAt(brand as Parameters<typeof siteOn>[1]);
} finally {
  await product.remove();
}
process.exit(missed === 0 ? 0 : 1);

/**
 * Each page in a separate browser: in a reused one Chrome's tools first walk through the memory of the earlier pages, for up to 150 ms that
 * count for the page. Returns how many goals were missed.
 */
async function lookAt(brand: Parameters<typeof siteOn>[1]): Promise<number> {
  const site = siteOn(product, brand, "en");
  let count = 0;
  for (const { name, path, signedIn } of pages) {
    const profile = mkdtempSync("/tmp/bellwether-lighthouse-");
    try {
      // The server's first rendering of a page, with cold caches, is not representative.
      const cookies = await inBrowser(profile, async (context) => {
        const page = await context.newPage();
        if (signedIn) await signUp(page, site);
        await page.goto(site.at(path));
        return context.cookies();
      });
      const look = () =>
        inBrowser(profile, async (context, port) => {
          // A session cookie ends with its browser.
          if (signedIn) await context.addCookies(cookies);
          else await context.clearCookies();
          return lighthouse(site.at(path), { ...flags, port });
        });
      const reports: Result[] = [];
      while (reports.length < runs) {
        let result = await look();
        // Chrome's trace of a visit sometimes lacks its beginning.
        for (let more = 2; more > 0 && result?.lhr.runtimeError; more -= 1) result = await look();
        if (!result || result.lhr.runtimeError)
          throw new Error(
            `${site.at(path)}: ${result?.lhr.runtimeError?.message ?? "Lighthouse returned no result"}`,
          );
        reports.push(result.lhr);
      }
      reports.sort((one, other) => scoreOf(one, "performance") - scoreOf(other, "performance"));
      const middle = reports[reports.length >> 1]!;
      if (keeps) keep(`${brand}-${name}`, middle);
      count += tell(`${brand} ${name}`, middle, reports);
    } finally {
      rmSync(profile, { recursive: true, force: true });
    }
  }
  return count;
}

async function inBrowser<T>(
  profile: string,
  visit: (context: BrowserContext, port: number) => Promise<T>,
): Promise<T> {
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: ensureChromium(),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
    locale: "en-IE",
  });
  try {
    return await visit(context, port);
  } finally {
    await context.close();
  }
}

async function signUp(page: Page, site: ReturnType<typeof siteOn>): Promise<void> {
  const person = newPerson(site);
  const player = playerOn(page, site);
  await player.signUp(person);
  await player.acceptCookies();
  await player.activate(person);
}

/** From 0 to 100. */
function scoreOf(report: Result, name: Category): number {
  return Math.round((report.categories[name]?.score ?? 0) * 100);
}

/**
 * One row per page, and under it the failed audits with the worst offenders. Performance is that of the median run; the goals that noise
 * does not affect must hold in `all` runs. Returns how many goals were missed.
 */
function tell(what: string, middle: Result, all: readonly Result[]): number {
  const scores = Object.fromEntries(
    (Object.keys(goals) as Category[]).map((name) => [
      name,
      name === "performance"
        ? scoreOf(middle, name)
        : Math.min(...all.map((report) => scoreOf(report, name))),
    ]),
  ) as Record<Category, number>;
  const shift = Math.max(
    ...all.map(({ audits }) => audits["cumulative-layout-shift"]?.numericValue ?? Number.POSITIVE_INFINITY),
  );
  const short = (Object.keys(goals) as Category[]).filter((name) => scores[name] < goals[name].atLeast);
  const misses = [
    ...short.filter((name) => name !== "performance" || performanceCounts),
    ...(shift < shiftBelow ? [] : ["layout shift"]),
  ];
  const range =
    all.length > 1 ? ` (${scoreOf(all[0]!, "performance")} to ${scoreOf(all.at(-1)!, "performance")})` : "";
  const figures = (Object.keys(goals) as Category[]).map(
    (name) => `${name} ${scores[name]}${name === "performance" ? range : ""}`,
  );
  console.log(
    `${what.padEnd(24)} ${figures.join("  ")}  shift ${shift.toFixed(3)}  ${misses.length > 0 ? `MISSED ${misses.join(", ")}` : "met"}`,
  );
  for (const line of short.flatMap((name) =>
    all.flatMap((report) => failedAudits(report, name)).slice(0, SHOWN_AUDITS),
  ))
    console.log(`    ${line}`);
  return misses.length;
}

/** The failed audits of a category. */
function failedAudits({ categories, audits }: Result, category: Category): string[] {
  const refs = categories[category]?.auditRefs ?? [];
  return refs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => {
      const { title, displayValue, details } = audits[id]!;
      const nodes = details?.type === "table" ? details.items.slice(0, 3).map(nameOf).filter(Boolean) : [];
      return [`${id}: ${title}`, displayValue, ...nodes].filter(Boolean).join(" · ");
    });
}

function nameOf(item: object): string | undefined {
  const { node, url, description } = item as {
    node?: { snippet?: string };
    url?: string;
    description?: string;
  };
  return (node?.snippet ?? url ?? description)?.slice(0, 160);
}

function keep(name: string, report: Result): void {
  mkdirSync(reports, { recursive: true });
  writeFileSync(join(reports, `${name}.json`), JSON.stringify(report));
}
