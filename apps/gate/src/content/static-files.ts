import { type CatalogueFile, DomainError, type LiveFile, type LiveRoundsFile } from "@bellwether/contract";
import type { LiveJackpot } from "@bellwether/contract/live-jackpot.ts";
import { type Currency, isCountryCode, isCurrency, readRegion } from "@bellwether/market";
import type { Context, Hono } from "hono";
import type { ReadGameList } from "../catalogue/index.ts";
import { answerFailure } from "../http/answer.ts";
import { requestContext } from "../http/request-context.ts";
import type {
  ClockPort,
  ContentPorts,
  FreshPorts,
  MarketPorts,
  SettingsPort,
  TogglesPort,
} from "../ports.ts";
import { createFileAnswers } from "./answer-file.ts";
import { initialData } from "./initial-data.ts";
import type { LiveTables } from "./live-tables.ts";
import { withJackpots } from "./to-live-table.ts";

const CATALOGUE_MAX_AGE_SECONDS = 300;
const LIVE_MAX_AGE_SECONDS = 10;
const ROUNDS_MAX_AGE_SECONDS = 1;
const DATA_MAX_AGE_SECONDS = 300;
const TRANSLATIONS_MAX_AGE_SECONDS = 300;

/**
 * The files of [7.31]: catalogue, live tables, initial data and translations; 404 for an unknown device, country, currency, group or language.
 */
export function mountStaticFiles(
  app: Hono,
  deps: MarketPorts & ContentPorts & FreshPorts & SettingsPort<"defaultBrand">,
  listGames: ReadGameList,
  liveTables: Pick<LiveTables, "read" | "rounds">,
  readLiveJackpots: (currency: Currency) => Promise<LiveJackpot[]>,
): void {
  const answer = createFileAnswers();

  const mount = (path: string, handle: (c: Context, name: string) => Promise<Response>) =>
    app.get(path, async (c) => {
      try {
        const file = c.req.param("file") ?? "";
        if (!file.endsWith(".json")) throw new DomainError("not_found");
        return await handle(c, file.slice(0, -".json".length));
      } catch (error) {
        return answerFailure(c, error, deps.log);
      }
    });

  /**
   * Brand, country and region of a country's file: the region in the URL, else the visitor's own. The file is shared only when the URL
   * states all of them.
   */
  const placeOf = (c: Context, country: string) => {
    const context = requestContext(c, deps.settings.defaultBrand);
    const asked = c.req.query("region");
    const named = readRegion(country, asked);
    if (asked !== undefined && named === undefined) throw new DomainError("not_found");
    const own = context.country === country ? context.region : undefined;
    return { brand: context.brand, region: named ?? own, isShared: named !== undefined };
  };

  mount("/static/catalogue/:device/:file", async (c, country) => {
    const device = c.req.param("device");
    if ((device !== "desktop" && device !== "mobile") || !isCountryCode(country))
      throw new DomainError("not_found");
    const { brand, region, isShared } = placeOf(c, country);
    const situation = { brand, country, region, authenticated: false, now: deps.now() };
    const file: CatalogueFile = { device, country, games: await listGames(situation, device) };
    return answer(c, file, { maxAgeSeconds: maxAge(deps, CATALOGUE_MAX_AGE_SECONDS), isShared });
  });

  mount("/static/live/:file", async (c, currency) => {
    if (currency === "rounds") {
      const { at, rounds } = await liveTables.rounds();
      const file: LiveRoundsFile = { timestamp: at.toISOString(), rounds };
      return answer(c, file, { maxAgeSeconds: ROUNDS_MAX_AGE_SECONDS, isShared: true });
    }
    if (!isCurrency(currency)) throw new DomainError("not_found");
    const jackpots = await readLiveJackpots(currency);
    const file: LiveFile = {
      timestamp: deps.now().toISOString(),
      currency,
      tables: withJackpots(await liveTables.read(currency), jackpots),
      jackpots,
    };
    return answer(c, file, { maxAgeSeconds: LIVE_MAX_AGE_SECONDS, isShared: true });
  });

  mount("/static/data/:file", async (c, country) => {
    if (!isCountryCode(country)) throw new DomainError("not_found");
    const { brand, region, isShared } = placeOf(c, country);
    const file = initialData(deps, brand, country, region);
    return answer(c, file, { maxAgeSeconds: maxAge(deps, DATA_MAX_AGE_SECONDS), isShared });
  });

  mount("/static/translations/:group/:file", async (c, language) => {
    const texts = deps.translations(c.req.param("group") ?? "", language);
    if (!texts) throw new DomainError("not_found");
    return answer(c, texts, { maxAgeSeconds: TRANSLATIONS_MAX_AGE_SECONDS, isShared: true });
  });

  app.all("/static/*", (c) => answerFailure(c, new DomainError("not_found"), deps.log));
}

/** Limits a file's cache lifetime to the next date at which a toggle changes by itself. */
function maxAge({ toggles, now }: TogglesPort & ClockPort, usual: number): number {
  const moment = now().getTime();
  const next = toggles.dates
    .map((date) => (date.getTime() - moment) / 1_000)
    .filter((seconds) => seconds > 0);
  return Math.max(1, Math.min(usual, ...next.map(Math.ceil)));
}
