import { expect, it } from "vitest";
import { openPage } from "../testing/page-fixture.ts";

const bonus = (code: string, state: string) => ({
  bonus_id: code,
  kind: "deposit",
  code,
  name: "promo.campaign_welcome",
  state,
  amount: "0.00",
  wagering_required: "0.00",
  wagered: "0.00",
  maximum_stake: "0.00",
  minimum_deposit: "10.00",
  game_id: null,
  spin_stake: "0.00",
  play_first: "0.00",
  played_first: "0.00",
  spins_total: 0,
  spins_left: 0,
  spins_expire_at: null,
  currency: "EUR",
  expires_at: null,
});
const withBonuses = (...bonuses: ReturnType<typeof bonus>[]) => ({
  gate: { bonuses: { bonuses, refused: [] } },
});
const offersWelcome = async (path: string, visit: Parameters<typeof openPage>[1]) =>
  (await openPage(path, visit)).links("main").some(({ href }) => href === "/promo/welcome-offer");

it.each(["/", "/promotions", "/bonus-overview"])(
  "%s shows the welcome offer until it is used",
  async (path) => {
    const newcomer = { player_country: "IE", player_deposits_count: 0 };
    expect(await offersWelcome(path, { player: newcomer, ...withBonuses() })).toBe(true);
    const depositor = { ...newcomer, player_deposits_count: 1 };
    expect(await offersWelcome(path, { player: depositor, ...withBonuses() })).toBe(false);
  },
);

it.each([
  ["active", false],
  ["used_up", false],
  ["waiting", true],
])("the promotions offer a code that is %s: %s", async (state, offered) => {
  const player = { player_country: "IE", player_deposits_count: 0 };
  expect(await offersWelcome("/promotions", { player, ...withBonuses(bonus("WELCOME100", state)) })).toBe(
    offered,
  );
});

it("the page of a used offer says so, and links to the player's bonuses instead of a claim", async () => {
  const player = { player_country: "IE", player_deposits_count: 1 };
  const page = await openPage("/promo/welcome-offer", { player, ...withBonuses() });
  expect(page.html).toContain("Your account has used this offer, or can no longer have it.");
  expect(page.links("main").find(({ href }) => href === "/bonus")?.text).toBeTruthy();
  const hrefs = page.links("main").map(({ href }) => href);
  expect(hrefs).toContain("/bonus");
  expect(hrefs.filter((href) => href.includes("code="))).toEqual([]);
});

it("the page of a code that may not be claimed now says why, names the switch, and has no claim", async () => {
  const player = { player_country: "IE", player_deposits_count: 0 };
  const refused = [{ code: "WELCOME100", refusal: "opted_out" as const }];
  const page = await openPage("/promo/welcome-offer", {
    player,
    gate: { bonuses: { bonuses: [], refused } },
  });
  expect(page.html).toContain("“I want rewards” is off. Turn it on under Rewards to claim codes.");
  const hrefs = page.links("main").map(({ href }) => href);
  expect(hrefs).toContain("/rewards");
  expect(hrefs.filter((href) => href.includes("code="))).toEqual([]);
  const overview = await openPage("/bonus-overview", { player, gate: { bonuses: { bonuses: [], refused } } });
  expect(overview.links("main").filter(({ href }) => href.includes("WELCOME100"))).toEqual([]);
});
