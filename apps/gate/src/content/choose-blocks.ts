import type { ShownBlock } from "@bellwether/contract";
import { blockPlaces, type ContentBlock } from "@bellwether/contract/content/index.ts";
import { brands, findCountry, protectionOf } from "@bellwether/market";
import { findCampaign, isOpenOn, offeredCampaign } from "../bonus/index.ts";
import { isWithoutRegister } from "../limits/index.ts";
import type { ContentPort, GamstopPort, OpenOfferPorts } from "../ports.ts";

/** The reader for whom blocks are chosen. `affiliate` is the partner's tag `op`. */
export type BlockReader = {
  brand: keyof typeof brands;
  country: string | undefined;
  language: string;
  affiliate: string | undefined;
  signedIn: boolean;
  /** The day of the reader's market, `YYYY-MM-DD`. */
  today: string;
  isOffered: (gameId: number) => boolean;
};

/**
 * The brand's blocks for this reader [3.18, 7.28], by place and in the editors' order. A block for one partner's visitors comes before the
 * others. A block is left out when its deposit code cannot be claimed here and now, when none of its games is listed, or when it links to
 * signup where signup is not allowed [6.02].
 */
export function chooseBlocks(
  deps: OpenOfferPorts & ContentPort & GamstopPort,
  reader: BlockReader,
): Record<(typeof blockPlaces)[number], ShownBlock[]> {
  const blocks = (deps.content.blocks[brands[reader.brand].slug] ?? [])
    .filter((block) => isFor(block, reader))
    .filter((block) => !leadsToSignup(block) || maySignUp(deps, reader.country))
    .filter((block) => !block.depositCode || isClaimable(deps, block.depositCode, reader))
    .map((block) => ({ block, gameIds: block.gameIds.filter(reader.isOffered) }))
    .filter(({ block, gameIds }) => block.gameIds.length === 0 || gameIds.length > 0)
    .sort((a, b) => Number(isForPartner(b.block)) - Number(isForPartner(a.block)));
  const shown = blockPlaces.map((place) => [
    place,
    blocks
      .filter(({ block }) => block.place === place)
      .map(({ block, gameIds }) => showBlock(block, gameIds)),
  ]);
  return Object.fromEntries(shown);
}

const isForPartner = ({ only }: ContentBlock) => only.affiliates !== undefined;

const leadsToSignup = ({ url }: ContentBlock) => /^\/signup(?:[?#]|$)/.test(url);

/** A visitor from an unknown country gets the answer from the signup form. */
const maySignUp = (deps: GamstopPort, country: string | undefined) =>
  country === undefined ||
  (findCountry(country)?.signupAllowed === true && !isWithoutRegister(deps, country));

function isFor({ only }: ContentBlock, reader: BlockReader): boolean {
  const { country, language, affiliate } = reader;
  if (only.countries && !(country && only.countries.includes(country))) return false;
  if (country && only.notCountries?.includes(country)) return false;
  if (only.languages && !only.languages.includes(language)) return false;
  if (only.affiliates && !(affiliate && only.affiliates.includes(affiliate))) return false;
  if (only.signedIn !== undefined && only.signedIn !== reader.signedIn) return false;
  return !(only.from && reader.today < only.from) && !(only.until && reader.today > only.until);
}

function isClaimable(deps: OpenOfferPorts, code: string, reader: BlockReader): boolean {
  const campaign = findCampaign(deps.campaigns, code);
  if (campaign === undefined) return false;
  const { brands: where, countries, period, isPaused } = offeredCampaign(deps, campaign);
  return (
    !isPaused &&
    where.includes(reader.brand) &&
    isOpenOn(period, reader.today) &&
    (reader.country === undefined || countries.includes(reader.country)) &&
    // Where only a bonus at first play is legal, bonuses are not advertised.
    !(reader.country && protectionOf(reader.country).bonusAtFirstPlayOnly)
  );
}

function showBlock(block: ContentBlock, gameIds: number[]): ShownBlock {
  const { eyebrow, headline, text, action } = block.texts;
  return {
    id: block.id,
    artwork: block.artwork,
    background: block.background,
    text_keys: { eyebrow: eyebrow ?? null, headline, text, action },
    css_class: block.cssClass,
    game_ids: gameIds,
    url: block.url,
    deposit_code: block.depositCode ?? null,
  };
}
