import { describe, expect, it } from "vitest";
import { openPage } from "../../testing/page-fixture.ts";

const win = {
  game_code: "lotto-saturday",
  title: "Lotto Saturday",
  round: "c1b7a1de-8b43-4f6e-9d0b-1f2a3b4c5d6e",
  draw: { id: "lotto-saturday/41", at: "2026-11-21T20:00:00.000Z" },
  amount: "25000.00",
  currency: "EUR",
};
const winnings = {
  least: "10000.00",
  currency: "EUR",
  wins: [win],
  hold: null as { asked_at: string; seen_at: string | null } | null,
  is_known: false,
  cashed_out: "0.00",
};
const held = { asked_at: "2026-11-21T20:05:00.000Z", seen_at: null };

const documents = { takes_uploads: false, asked: null, vendor_check: null, documents: [], uploads_left: 20 };

const open = async (changed: Partial<typeof winnings>, uploads = true, hasKey = false) => {
  const { html, links } = await openPage("/my-account/winnings", {
    player: {},
    gate: {
      winnings: { ...winnings, ...changed },
      documents: { ...documents, takes_uploads: hasKey },
    },
    toggles: { DOCUMENT_UPLOAD_ENABLED: uploads },
  });
  return {
    html,
    hrefs: links("main").map(({ href }) => href),
    states: [...html.matchAll(/data-state="(\w+)"/g)].map(([, state]) => state),
  };
};

describe("the page of a large win", () => {
  it("the page of a large win shows a held win of 25,000.00 with its draw, asks for the document, and offers no payout", async () => {
    const { html, hrefs, states } = await open({ hold: held });
    expect(states).toEqual(["done", "now", "later", "later"]);
    expect(html).toContain("€25,000.00");
    expect(html).toContain("Requested on 21 Nov 2026. Send our support team a photo");
    expect(html).toContain("you cannot deposit, play or cash out");
    expect(hrefs).toContain("/lottery-results/lotto-saturday/41");
    expect(hrefs.filter((href) => href.startsWith("mailto:"))).toHaveLength(1);
    expect(hrefs).not.toContain("/cashout");
  });

  it("the page of a large win leads to the upload where documents are uploaded", async () => {
    const { html, hrefs } = await open({ hold: held }, true, true);
    expect(html).toContain("Requested on 21 Nov 2026. Send us a photo");
    expect(hrefs).toContain("/my-account/documents");
    expect(hrefs.filter((href) => href.startsWith("mailto:"))).toEqual([]);
  });

  it("the page of a large win says that support writes to the player where documents cannot be mailed", async () => {
    const { html, hrefs } = await open({ hold: held }, false);
    expect(html).toContain("Our support team will write to you and explain how to send it.");
    expect(hrefs.filter((href) => href.startsWith("mailto:"))).toEqual([]);
  });

  it("the page of a large win offers the payout once the document was seen, with what was cashed out since the win", async () => {
    const { html, hrefs, states } = await open({
      hold: { ...held, seen_at: "2026-11-23T09:00:00.000Z" },
      is_known: true,
      cashed_out: "4000.00",
    });
    expect(states).toEqual(["done", "done", "done", "now"]);
    expect(html).toContain("Completed on 23 Nov 2026.");
    expect(html).toContain("Cashed out since the win: €4,000.00");
    expect(hrefs).toContain("/cashout");
  });

  it("the page of a large win needs nothing of a player whose identity was checked before", async () => {
    const { html, states } = await open({ is_known: true });
    expect(states).toEqual(["done", "done", "done", "now"]);
    expect(html).toContain("We had checked who you are before");
  });

  it("the page of a large win announces the request of a document while it is not decided", async () => {
    const { html, states } = await open({});
    expect(states).toEqual(["done", "now", "later", "later"]);
    expect(html).toContain("If we need a document, we ask you for it shortly.");
  });

  it("the page of a large win shows the bounds of a payout by each method of the player's country", async () => {
    const { html } = await open({ hold: held });
    expect(html).toContain("What one payout can be");
    expect(html).toMatch(/<dt>[^<]+<\/dt><dd>€[\d,.]+ to €[\d,.]+<\/dd>/);
  });

  it("the page of a large win says from which amount on a win is listed, without one", async () => {
    const { html, hrefs } = await open({ wins: [] });
    expect(html).toContain("wins €10,000.00 or more");
    expect(hrefs).toContain("/my-account/tickets");
  });
});

it("the account's page leads to the steps of a held win in place of saying that money can be cashed out", async () => {
  const visit = {
    player: {},
    gate: {
      guardsStatus: { guards: [{ guard: "document", route: "/my-account/account-info" }] },
      winnings: { ...winnings, hold: held },
    },
  };
  const { html, links } = await openPage("/my-account/account-info", visit);
  expect(html).toContain("A large win waits for your document");
  expect(html).not.toContain("you can still cash out");
  expect(links("main").map(({ href }) => href)).toContain("/my-account/winnings");
});
