import { CampaignFile } from "@bellwether/contract/content/campaign.ts";
import { ContentBlock } from "@bellwether/contract/content/index.ts";
import type { Promotion } from "@bellwether/contract/content/promotion.ts";
import { describe, expect, it } from "vitest";
import { noContent } from "../testing/fixture-parts.ts";
import { nothingStopped } from "../testing/nothing-stopped.ts";
import { promotionFile } from "../testing/test-promotions.ts";
import { type BlockReader, chooseBlocks } from "./choose-blocks.ts";

const block = (id: string, more: Record<string, unknown> = {}) =>
  ContentBlock.parse({
    id,
    place: "home",
    artwork: "/art/brands/bellwether/hero.svg",
    background: "plain",
    texts: { headline: "promo.block_a", text: "promo.block_b", action: "promo.block_c" },
    cssClass: "block-wide",
    url: "/slots",
    ...more,
  });

const campaigns = CampaignFile.parse([
  {
    code: "WELCOME100",
    kind: "deposit",
    name: "promo.campaign_welcome",
    from: "2026-01-01",
    until: "2026-12-31",
    percent: 100,
    minimumDeposit: 10,
    maximumBonus: 100,
    maximumStake: 5,
    wageringMultiple: 30,
    expiresAfterDays: 14,
    contributionPercent: { default: 100, byCategory: {} },
    excludedCountries: ["NO"],
    budget: 1_000,
  },
]);

const reader: BlockReader = {
  brand: "BELLWETHER",
  country: "FI",
  language: "fi",
  affiliate: undefined,
  signedIn: false,
  today: "2026-11-20",
  isOffered: (gameId) => gameId < 10,
};

const idsOf = (
  blocks: ReturnType<typeof block>[],
  more: Partial<BlockReader> = {},
  promotions: readonly Promotion[] = [],
) =>
  chooseBlocks(
    {
      askGamstop: undefined,
      ...nothingStopped,
      campaigns,
      promotions,
      titles: [],
      content: {
        ...noContent,
        blocks: { bellwether: blocks },
      },
    },
    { ...reader, ...more },
  ).home.map(({ id }) => id);

describe("content blocks", () => {
  it.each([
    ["for everyone", {}, {}, true],
    ["for Finland, in FI", { countries: ["FI"] }, {}, true],
    ["for Finland, in SE", { countries: ["FI"] }, { country: "SE" }, false],
    ["for Finland, from an unknown country", { countries: ["FI"] }, { country: undefined }, false],
    ["not for Sweden, in SE", { notCountries: ["SE"] }, { country: "SE" }, false],
    ["not for Sweden, from an unknown country", { notCountries: ["SE"] }, { country: undefined }, true],
    ["in Finnish", { languages: ["fi"] }, {}, true],
    ["in German, read in Finnish", { languages: ["de"] }, {}, false],
    ["for a partner's visitors, without a partner", { affiliates: ["kiosk"] }, {}, false],
    ["for a partner's visitors, from that partner", { affiliates: ["kiosk"] }, { affiliate: "kiosk" }, true],
    ["for visitors, to a player", { signedIn: false }, { signedIn: true }, false],
    ["from its first day", { from: "2026-11-20" }, {}, true],
    ["the day before", { from: "2026-11-21" }, {}, false],
    ["on its last day", { until: "2026-11-20" }, {}, true],
    ["the day after", { until: "2026-11-19" }, {}, false],
  ])("a block %s: %o", (_, only, more, shown) => {
    expect(idsOf([block("one", { only })], more)).toEqual(shown ? ["one"] : []);
  });

  it("a partner's block comes first, the others in the editors' order", () => {
    const blocks = [block("one"), block("two"), block("partner", { only: { affiliates: ["kiosk"] } })];
    expect(idsOf(blocks, { affiliate: "kiosk" })).toEqual(["partner", "one", "two"]);
  });

  it.each([
    ["in FI", {}, true],
    ["in NO, which the campaign excludes", { country: "NO" }, false],
    ["in SE, where a bonus is allowed only at first play", { country: "SE" }, false],
    ["on the campaign's last day", { today: "2026-12-31" }, true],
    ["the day after it", { today: "2027-01-01" }, false],
  ])("a block with a deposit code is shown %s: %s", (_, more, shown) => {
    expect(idsOf([block("bonus", { depositCode: "WELCOME100" })], more as Partial<BlockReader>)).toEqual(
      shown ? ["bonus"] : [],
    );
  });

  it.each([
    ["on its Friday", {}, true],
    ["on a Tuesday", { today: "2026-11-24" }, false],
    ["in another brand", { brand: "FUNLY" }, false],
    ["in a country that the promotion is not for", { country: "IE" }, false],
    ["to a visitor from an unknown country", { country: undefined }, true],
  ])("a block with the code of a promotion is shown %s: %s", (_, more, shown) => {
    const promotion = promotionFile("weekend-promo", (each) => ({
      ...each,
      code: "WELCOME100",
      brands: ["BELLWETHER"],
      markets: { only: ["FI"] },
    }));
    const coded = [block("bonus", { depositCode: "WELCOME100" })];
    expect(idsOf(coded, more as Partial<BlockReader>, [promotion])).toEqual(shown ? ["bonus"] : []);
  });

  it.each([
    ["/signup", "FI", true],
    ["/signup?origin=%2Fslots", "US", false],
    ["/signup", "US", false],
    ["/signup", undefined, true],
    ["/slots", "US", true],
  ])("a block that links to %s is shown in %s: %s", (url, country, shown) => {
    expect(idsOf([block("join", { url })], { country })).toEqual(shown ? ["join"] : []);
  });

  it("a block keeps those of its games that are available, and is removed when 2 of 2 are not", () => {
    const chosen = chooseBlocks(
      {
        askGamstop: undefined,
        ...nothingStopped,
        ...nothingStopped,
        campaigns,
        promotions: [],
        titles: [],
        content: {
          ...noContent,
          blocks: {
            bellwether: [
              block("some", { gameIds: [1, 11] }),
              block("none", { gameIds: [11, 12] }),
              block("plain"),
            ],
          },
        },
      },
      reader,
    );
    expect(chosen.home.map(({ id, game_ids }) => [id, game_ids])).toEqual([
      ["some", [1]],
      ["plain", []],
    ]);
    expect(chosen.home[1]).toEqual({
      id: "plain",
      artwork: "/art/brands/bellwether/hero.svg",
      background: "plain",
      text_keys: { eyebrow: null, headline: "promo.block_a", text: "promo.block_b", action: "promo.block_c" },
      css_class: "block-wide",
      game_ids: [],
      url: "/slots",
      deposit_code: null,
    });
    expect([chosen.deposit, chosen.signup]).toEqual([[], []]);
  });

  it.each(["https://evil.example", "//evil.example", "javascript:alert(1)", "slots"])(
    "the schema refuses the URL %j",
    (url) => {
      expect(() => block("one", { url })).toThrow("Not an address of this site");
    },
  );
});
