import type { OutputOf } from "@bellwether/contract";
import type { calls } from "@bellwether/contract/calls/index.ts";
import { type GateClient, GateError } from "@bellwether/contract/client.ts";
import type { PublishedTableRound, UpcomingDraw } from "@bellwether/contract/studio/index.ts";
import type { DrawnBall } from "@bellwether/games/rules/draw-report.ts";
import { findCountry } from "@bellwether/market/countries.ts";
import { type Currency, isCurrency } from "@bellwether/market/currencies.ts";
import type { Language } from "@bellwether/market/languages.ts";
import { cachedResponses } from "../request/cached-responses.ts";
import { countryAsked, notFound, type Site } from "../request/site.ts";
import { drawnBallsOf } from "./describe-draw.ts";
import { type TopPrize, topPrizeOf } from "./top-prize.ts";

/** A past draw as lists show it. `drawsAt` is the time of its draw. */
export type DrawRow = { number: number; drawsAt: string; balls: readonly DrawnBall[]; isVoid: boolean };

export function toDrawRow(draw: PublishedTableRound): DrawRow {
  return {
    number: draw.number,
    drawsAt: draw.drawsAt ?? draw.betsCloseAt,
    balls: drawnBallsOf(draw.events),
    isVoid: draw.phase === "void",
  };
}

/** As old as a list of draws may be that many pages show. */
const KEPT_MS = 1_000;

const kept = cachedResponses<readonly Game[]>({ forMs: KEPT_MS, most: 200 });

/** The games with draws that the visitor may see, the next draw first; none where the gate or its provider does not answer. */
export async function loadDraws(site: Site, nowMs: number = Date.now()): Promise<DrawCardData[]> {
  const currency = await currencyFor(site);
  const asked = { currency, ...(await countryAsked(site)) };
  const load = async () => (await site.visitorGate.call("draws", asked)).games;
  const key = `${site.contentVersion} ${site.brand.key} ${currency} ${asked.country ?? ""}`;
  const games = await kept(site.options, key, load, nowMs).catch(() => []);
  return games.map((game) => toDrawCard(game, currency, site.language));
}

/** The player's currency, or that of the visitor's country. */
export async function currencyFor(site: Site): Promise<Currency> {
  const own = (await site.player())?.player_currency;
  if (own !== undefined && isCurrency(own)) return own;
  return findCountry(site.country)?.currency ?? "EUR";
}

/** A game with draws as cards show it. */
export type DrawCardData = {
  id: number;
  title: string;
  code: string;
  picture: string;
  next: UpcomingDraw | null;
  /** Its sale is over, and it is not drawn yet. */
  awaited: UpcomingDraw | null;
  latest: DrawRow | null;
  /** A sandbox draws it every few minutes, in place of its calendar. */
  isDemonstration?: true;
  /** The most that one line or number pays, as text: an amount, or a share of the pot. */
  top: TopPrize | undefined;
};

function toDrawCard(
  { game_id, title, local_code, images, next, awaited, latest, sheet, is_demonstration }: Game,
  currency: Currency,
  language: Language,
): DrawCardData {
  return {
    id: game_id,
    title,
    code: local_code,
    picture: images["254x142"],
    next,
    awaited,
    latest: latest && toDrawRow(latest),
    ...(is_demonstration && { isDemonstration: true as const }),
    top: topPrizeOf(sheet, currency, language),
  };
}

type Game = OutputOf<typeof calls.draws>["games"][number];

/** @throws a 404 for a game without draws here. */
export async function loadPastDraws(site: Site, code: string, before?: number) {
  const asked = { code, ...(before !== undefined && { before }), ...(await countryAsked(site)) };
  return readPast(site, (gate) => gate.call("pastDraws", asked));
}

/** @throws a 404 for a game without draws here, and for a draw that is not drawn yet. */
export async function loadPastDraw(site: Site, code: string, number: number, currency: string) {
  const asked = { code, number, currency, ...(await countryAsked(site)) };
  return readPast(site, (gate) => gate.call("pastDraw", asked));
}

/** Asks as a visitor, and then as the player: a game that is no longer offered here is open to those who had a ticket. */
async function readPast<T>(site: Site, ask: (gate: GateClient) => Promise<T>): Promise<T> {
  try {
    return await ask(site.visitorGate);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (!(await site.player())) throw notFound();
  }
  return ask(site.gate).catch((error: unknown) => {
    throw isRefusal(error) ? notFound() : error;
  });
}

const isRefusal = (error: unknown) =>
  error instanceof GateError && error.httpStatus !== undefined && error.httpStatus < 500;
