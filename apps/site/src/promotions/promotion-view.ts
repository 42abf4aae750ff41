import type { Promotion, PromotionKind } from "@bellwether/contract/content/promotion.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import palettes from "../../../../content/art/palettes.json" with { type: "json" };
import { type GameLists, loadGameLists } from "../games/game-lists.ts";
import { cachedResponses } from "../request/cached-responses.ts";
import type { Site } from "../request/site.ts";
import { loadOffers, type Offers, type WordedPromotion } from "./offers.ts";
import { promotionOpensSoon } from "./opens-soon.ts";
import { filled, promotionFigures, type Reader, readerOf, zoneFor } from "./promotion-figures.ts";
import { loadOwnCodes } from "./spent-promotions.ts";
import { type PromotionStanding, type PromotionState, standingOf } from "./standing.ts";
import { visiblePromotions } from "./visible-promotions.ts";

/** The fields of a promotion that a card shows. */
export type ShownPromotion = {
  name: string;
  kind: PromotionKind;
  title: string;
  teaser: string;
  state: PromotionState;
  changesAt?: string;
  /** Of its days. */
  timeZone: string;
  /** Last day; shown for promotions that stay open for long. */
  until: string;
  ink: PictureInk;
};

/** Colours of the picture's palette for text on it: `letter` is light, `ground` its darkest colour. */
export type PictureInk = { ground: string; letter: string };

export function inkOf(palette: string): PictureInk {
  const colours = (palettes as Record<string, { deep: string; letter: string }>)[palette];
  if (!colours) throw new Error(`No palette is called "${palette}"`);
  return { ground: colours.deep, letter: colours.letter };
}

/** The state by the promotion's period, or `soon` if the promotion cannot run yet and has not ended. */
export function promotionStanding(
  promotion: Promotion,
  lists: GameLists,
  now: Date,
  timeZone = "UTC",
): PromotionStanding {
  const standing = standingOf(promotion.period, now, timeZone);
  return standing.state !== "ended" && promotionOpensSoon(promotion, lists) ? { state: "soon" } : standing;
}

export function toPromotionCard(
  promotion: WordedPromotion,
  reader: Reader,
  lists: GameLists,
  now: Date,
): ShownPromotion {
  const { title, teaser } = promotion.words;
  const figures = promotionFigures(reader, promotion);
  const timeZone = zoneFor(promotion, reader);
  return {
    name: promotion.name,
    kind: promotion.kind,
    title: filled(title, figures, reader.language),
    teaser: filled(teaser, figures, reader.language),
    ...promotionStanding(promotion, lists, now, timeZone),
    timeZone,
    until: promotion.period.until,
    ink: inkOf(promotion.art.palette),
  };
}

/** The title of every promotion by its name, also of those that the reader no longer sees. */
export function promotionTitles(
  { promotions }: Pick<Offers, "promotions">,
  reader: Reader,
): Record<string, string> {
  return Object.fromEntries(
    promotions.map((promotion) => [
      promotion.name,
      filled(promotion.words.title, promotionFigures(reader, promotion), reader.language),
    ]),
  );
}

/** A promotion that ended before this has not just ended. */
const JUST_ENDED_MS = 31 * DAY_MS;

/**
 * Cards of the promotions of the request's brand and country that its player can still have, grouped by state. Those that open soon are left out,
 * and those that ended more than 31 days ago.
 */
export async function loadPromotionCards(
  site: Site,
): Promise<Record<Exclude<PromotionState, "soon">, ShownPromotion[]>> {
  const [all, codes] = await Promise.all([loadAllCards(site), loadOwnCodes(site)]);
  const cards = all.filter(({ promotion }) => !codes.isSpent(promotion)).map(({ card }) => card);
  const inState = (state: PromotionState) => cards.filter((card) => card.state === state);
  const justNow = new Date(site.now.getTime() - JUST_ENDED_MS).toISOString().slice(0, "2026-11-30".length);
  return {
    open: inState("open"),
    between: inState("between"),
    coming: inState("coming"),
    ended: inState("ended")
      .filter(({ until }) => until >= justNow)
      .sort((a, b) => b.until.localeCompare(a.until)),
  };
}

type WithCard = { promotion: WordedPromotion; card: ShownPromotion };

/** A card may show the state of a moment ago. */
const KEPT_MS = 1_000;

const kept = cachedResponses<readonly WithCard[]>({ forMs: KEPT_MS, most: 200 });

/** The cards of all promotions of the request's brand and country, which its readers share. */
async function loadAllCards(site: Site): Promise<readonly WithCard[]> {
  const reader = await readerOf(site);
  const load = async () => {
    const [offers, lists] = await Promise.all([loadOffers(site), loadGameLists(site)]);
    return visiblePromotions(offers, { brand: site.brand.key, country: reader.country }).map((promotion) => ({
      promotion,
      card: toPromotionCard(promotion, reader, lists, site.now),
    }));
  };
  const market = `${reader.country ?? ""} ${site.country ?? ""} ${site.region ?? ""}`;
  const key = `${site.contentVersion} ${site.brand.key} ${site.language} ${market}`;
  return kept(site.options, key, load, site.now.getTime());
}

/** The first open promotions, for a page that shows no others. */
export async function loadOpenPromotions(site: Site, atMost: number): Promise<ShownPromotion[]> {
  const { open } = await loadPromotionCards(site);
  return open.slice(0, atMost);
}
