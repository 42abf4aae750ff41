import { expect, it } from "vitest";
import { openPage } from "../testing/page-fixture.ts";

const block = {
  id: "signup-bonus",
  artwork: "/art/brands/bellwether/mascot-celebrating.svg",
  background: "festive",
  text_keys: {
    eyebrow: null,
    headline: "promo.block_signup_bonus_headline",
    text: "promo.block_signup_bonus_text",
    action: "promo.block_action_look",
  },
  css_class: "block-half",
  game_ids: [],
  url: "/bonus/welcome-offer-terms",
  deposit_code: "WELCOME100",
};

it.each([
  ["IE", "WELCOME100 adds 100%, up to €100.00. Wager it 30 times within 14 days"],
  ["NO", "WELCOME100 adds 100%, up to 1,000.00 kr. Wager it 30 times within 14 days"],
  ["GB", "WELCOME100 adds 100%, up to £100.00. Wager it 10 times within 14 days"],
])("a block with a deposit code has the figures of its campaign in %s", async (country, text) => {
  const { html } = await openPage("/signup", {
    country,
    gate: { dataUpdate: { blocks: { home: [], deposit: [], signup: [block] } } },
  });
  expect(/WELCOME100[^<;.]*\.\d\d[^<;]*/.exec(html)?.[0].replaceAll("\u00a0", " ")).toContain(text);
});
