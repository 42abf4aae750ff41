import { randomUUID } from "node:crypto";
import type { Round } from "@bellwether/contract/studio/round.ts";
import type { FrameLocator } from "@playwright/test";
import { createStudioClient } from "../../apps/arcade/src/studio/studio-client.ts";
import type { DrivenPlayer } from "../servers/player-client.ts";
import { expect, type Site, test } from "./fixtures.ts";
import { readyPlayer } from "./ready-player.ts";
import { lineOf, replaceRounds, roundEnded } from "./replaced-rounds.ts";
import { titleOf } from "./titles.ts";

const result = (game: FrameLocator) => game.getByText(/^(Won|No win|Paid back)/).first();

test("a slot can be played for free without an account, with moving pictures, and announces the result", {
  tag: "@full",
}, async ({ page, site }) => {
  test.slow();
  for (const mechanic of ["lines", "clusters", "classic", "hold-and-win", "ways", "tumbling-ways"]) {
    const title = await titleOf(site, mechanic);
    await page.goto(site.at(`/play/${title.game_id}?mode=free`));
    const game = page.frameLocator("iframe");
    await game.getByRole("button", { name: "Spin", exact: true }).click({ timeout: 60_000 });
    // Free spins play to their end.
    await expect(result(game)).toBeVisible({ timeout: 240_000 });
  }
});

const scratchCards = [
  ...[
    "scratch-match",
    "scratch-numbers",
    "scratch-tower",
    "scratch-collect",
    "scratch-path",
    "scratch-bingo",
  ],
  ...["scratch-crossword", "scratch-beat", "scratch-lines", "scratch-pairs", "scratch-treasure"],
];

for (const mechanic of scratchCards) {
  test(`${mechanic} is bought, revealed and settled by keyboard, and a replay opens its fields by itself`, {
    tag: mechanic === "scratch-match" ? [] : "@full",
  }, async ({ page, site }) => {
    const title = await titleOf(site, mechanic);
    await page.goto(site.at(`/play/${title.game_id}?mode=free`));
    const game = page.frameLocator("iframe");
    const buy = game.getByRole("button", { name: "Buy card" });
    await expect(buy).toBeEnabled({ timeout: 60_000 });
    await buy.press("Enter");
    await game.getByRole("button", { name: "Reveal all" }).press("Enter");
    await expect(result(game)).toBeVisible({ timeout: 60_000 });
    await game.getByRole("button", { name: "Fairness" }).press("Enter");
    await game.getByRole("dialog").getByRole("button", { name: "Replay" }).first().press("Enter");
    await expect(game.getByText(/^Replay over: it paid/)).toBeVisible({ timeout: 60_000 });
  });
}

test("shows all prizes beside a scratch card, even the smallest", {
  tag: ["@full", "@at-one-width"],
}, async ({ page, site }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const mechanic of scratchCards) {
    const title = await titleOf(site, mechanic);
    await page.goto(site.at(`/play/${title.game_id}?mode=free`));
    const prizes = page.frameLocator("iframe").locator("aside dt");
    // The smallest prize of every card is its price or twice its price.
    await expect(prizes.last()).toHaveText(/^×[12]$/, { timeout: 60_000 });
    for (const prize of await prizes.all()) await expect(prize).toBeInViewport({ ratio: 1 });
  }
});

test("roulette draws nothing while nothing moves; a chip is placed on red, the wheel spins and the pocket is announced", {
  tag: "@full",
}, async ({ page, site }) => {
  const title = await titleOf(site, "roulette");
  await page.goto(site.at(`/play/${title.game_id}?mode=free`));
  const game = page.frameLocator("iframe");
  const red = game.getByRole("button", { name: /^Red, pays 1 to 1/ });
  await red.click({ trial: true, timeout: 60_000 });
  await expect.poll(() => red.evaluate(countFrames), { timeout: 30_000 }).toBe(0);
  await red.click();
  await game.getByRole("button", { name: "Spin wheel" }).click();
  await expect(result(game)).toBeVisible({ timeout: 60_000 });
});

/** The animation frames that the button's page asks for in 500 ms. */
async function countFrames(): Promise<number> {
  const request = window.requestAnimationFrame;
  let asked = 0;
  window.requestAnimationFrame = (callback) => {
    asked += 1;
    return request(callback);
  };
  await new Promise((resolve) => setTimeout(resolve, 500));
  window.requestAnimationFrame = request;
  return asked;
}

test("a phone that is turned during a spin: roulette's table is back for the next bets, and a slot's win ends", {
  tag: "@full",
}, async ({ page, site }) => {
  test.slow();
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  const upright = { width: 390, height: 844 };
  const lying = { width: 844, height: 390 };
  await page.setViewportSize(upright);
  const roulette = await titleOf(site, "roulette");
  await page.goto(site.at(`/play/${roulette.game_id}?mode=free`));
  const game = page.frameLocator("iframe");
  const red = game.getByRole("button", { name: /^Red, pays 1 to 1/ });
  await red.click({ timeout: 60_000 });
  await game.getByRole("button", { name: "Spin wheel" }).click();
  await expect(game.locator('section[data-wheel="forward"]')).toBeAttached();
  await page.setViewportSize(lying);
  await expect(result(game)).toBeVisible({ timeout: 60_000 });
  await red.click({ trial: true });
  await page.setViewportSize(upright);
  await red.click({ trial: true });

  await replaceRounds(page, site, (drawn) => {
    const payoutMinor = drawn.stakeMinor * 2n;
    return { events: [...lineOf(drawn, payoutMinor), roundEnded(payoutMinor)], payoutMinor };
  });
  const slot = await titleOf(site, "lines");
  await page.goto(site.at(`/play/${slot.game_id}?mode=free`));
  await game.getByRole("button", { name: "Spin", exact: true }).click({ timeout: 60_000 });
  // The line of the win is on the canvas, so the phone is turned again and again until the result is shown.
  let next = lying;
  await expect(async () => {
    await page.setViewportSize(next);
    next = next === lying ? upright : lying;
    expect(await result(game).isVisible()).toBe(true);
  }).toPass({ intervals: [300], timeout: 60_000 });
  expect(errors.filter((text) => text.includes("TypeError"))).toEqual([]);
});

test("French roulette prints la partage on its table, and shows each bet's return on its sheet", {
  tag: "@full",
}, async ({ page, site }) => {
  await page.goto(site.at("/play/2162?mode=free"));
  const game = page.frameLocator("iframe");
  await expect(game.getByText("La partage", { exact: true })).toBeVisible({ timeout: 60_000 });
  await game.getByRole("button", { name: "Rules and figures" }).click();
  const pays = game.getByRole("dialog").getByRole("table");
  await expect(pays.getByRole("row", { name: /^Red / })).toContainText("98.64%");
  await expect(pays.getByRole("row", { name: /^Dozen / })).toContainText("97.29%");
});

test("baccarat takes chips on banker and tie, deals both hands, and adds a bead to the road", {
  tag: "@full",
}, async ({ page, site }) => {
  const title = await titleOf(site, "baccarat");
  await page.goto(site.at(`/play/${title.game_id}?mode=free`));
  const game = page.frameLocator("iframe");
  const deal = game.getByRole("button", { name: "Deal", exact: true });
  await expect(deal).toBeEnabled({ timeout: 60_000 });
  await game.getByRole("button", { name: /^Banker, pays 0\.95 to 1/ }).press("Enter");
  await game.getByRole("button", { name: "Tie, pays 8 to 1", exact: true }).press("Enter");
  await expect(game.getByRole("button", { name: /^Tie, pays 8 to 1, .+ placed$/ })).toBeVisible();
  await deal.press("Enter");
  await expect(result(game)).toBeVisible({ timeout: 60_000 });
  for (const side of ["Player", "Banker"]) {
    await expect(
      game.getByRole("img", { name: new RegExp(`^${side}: .+, .+\\. [0-9] points?$`) }),
    ).toBeVisible();
  }
  const bead = game.getByRole("list", { name: "Past rounds" }).getByRole("listitem");
  await expect(bead).toHaveCount(1);
  await expect(bead).toHaveAccessibleName(/^(Player wins|Banker wins|Tie)/);
  await game.getByRole("button", { name: "Rules and figures" }).click();
  const pays = game.getByRole("dialog").getByRole("table");
  await expect(pays.getByRole("row", { name: /^Banker 0\.95 to 1/ })).toContainText("98.94%");
  await expect(pays.getByRole("row", { name: /^Tie / })).toContainText("85.64%");
});

test("blackjack deals a hand, announces the totals, and ends with a choice", { tag: "@full" }, async ({
  page,
  site,
}) => {
  const title = await titleOf(site, "blackjack");
  await page.goto(site.at(`/play/${title.game_id}?mode=free`));
  const game = page.frameLocator("iframe");
  const deal = game.getByRole("button", { name: "Deal", exact: true });
  await expect(deal).toBeEnabled({ timeout: 60_000 });
  await deal.press("Enter");
  const choices = game.getByRole("group", { name: "Your choices" });
  await expect(game.getByRole("img", { name: /^Your hand: .+, .+\. Total/ })).toBeVisible({
    timeout: 60_000,
  });
  await expect(game.getByRole("img", { name: /^Dealer: / })).toBeVisible();
  // A blackjack ends the round at once; under an ace insurance comes first.
  for (const name of ["No insurance", "Stand"]) {
    const choice = choices.getByRole("button", { name, disabled: false });
    const stand = choices.getByRole("button", { name: "Stand", disabled: false });
    await expect(choice.or(stand).or(result(game)).first()).toBeVisible({ timeout: 60_000 });
    if (await choice.isVisible()) await choice.press("Enter");
  }
  await expect(result(game)).toBeVisible({ timeout: 60_000 });
});

test("three card poker: the keyboard adds a pair plus bet, the hint shows the best play, and a choice ends the round", {
  tag: "@full",
}, async ({ page, site }) => {
  const title = await titleOf(site, "three-card-poker");
  await page.goto(site.at(`/play/${title.game_id}?mode=free`));
  const game = page.frameLocator("iframe");
  const deal = game.getByRole("button", { name: "Deal", exact: true });
  await expect(deal).toBeEnabled({ timeout: 60_000 });
  const stake = game.getByRole("button", { name: /^Choose a stake/ });
  await expect(stake).toHaveText("2.00");
  const pairPlus = game.getByRole("button", { name: /^Pair plus/ });
  await pairPlus.press("Enter");
  await expect(pairPlus).toHaveAttribute("aria-pressed", "true");
  await expect(stake).toHaveText("4.00");
  await deal.press("Enter");
  const choices = game.getByRole("group", { name: "Your choices" });
  const play = choices.getByRole("button", { name: /^Play/, disabled: false });
  await expect(play).toBeVisible({ timeout: 60_000 });
  await expect(game.getByRole("img", { name: "Dealer: three cards face down" })).toBeAttached();
  await expect(game.getByRole("img", { name: /^Your cards: .+, .+, .+\./ })).toBeVisible();
  await choices.getByRole("button", { name: "Best play" }).press("Enter");
  await expect(game.getByText(/^Best play: (Play|Fold)$/)).toBeVisible();
  await play.press("Enter");
  await expect(result(game)).toBeVisible({ timeout: 60_000 });
  await expect(game.getByRole("img", { name: /^Ante: 2\.00\. / })).toBeVisible();
});

test("dice: the keyboard chooses a bet under nine, and the throw is announced", { tag: "@full" }, async ({
  page,
  site,
}) => {
  const title = await titleOf(site, "dice");
  await page.goto(site.at(`/play/${title.game_id}?mode=free`));
  const game = page.frameLocator("iframe");
  const nine = game.getByRole("button", { name: "9", exact: true });
  await expect(nine).toBeEnabled({ timeout: 60_000 });
  await nine.press("Enter");
  const under = game.getByRole("button", { name: /^Under 9/ });
  await under.press("Enter");
  await expect(under).toHaveAttribute("aria-pressed", "true");
  await game.getByRole("button", { name: "Play", exact: true }).click();
  await expect(result(game)).toBeVisible({ timeout: 60_000 });
});

test("hi-lo: the player guesses by keyboard, can collect after a right guess, and the result is announced", {
  tag: "@full",
}, async ({ page, site }) => {
  const title = await titleOf(site, "hi-lo");
  await page.goto(site.at(`/play/${title.game_id}?mode=free`));
  const game = page.frameLocator("iframe");
  const play = game.getByRole("button", { name: "Play", exact: true });
  await expect(play).toBeEnabled({ timeout: 60_000 });
  await play.press("Enter");
  await expect(game.getByRole("img", { name: /^Open card: / })).toBeAttached({ timeout: 60_000 });
  const choices = game.getByRole("group", { name: "Your choices" });
  const collect = choices.getByRole("button", { name: /^Collect/ });
  await expect(collect).toBeDisabled();
  await choices
    .getByRole("button", { name: /^(Higher|Lower).* →/, disabled: false })
    .first()
    .press("Enter");
  await expect(
    choices.getByRole("button", { name: /^Collect/, disabled: false }).or(result(game)),
  ).toBeVisible({
    timeout: 60_000,
  });
  if (await collect.isEnabled()) await collect.press("Enter");
  await expect(result(game)).toBeVisible({ timeout: 60_000 });
});

test("mines: the player chooses the number of mines, opens tiles by keyboard, and collects or hits a mine", {
  tag: "@full",
}, async ({ page, site }) => {
  const title = await titleOf(site, "mines");
  await page.goto(site.at(`/play/${title.game_id}?mode=free`));
  const game = page.frameLocator("iframe");
  const fewer = game.getByRole("button", { name: "One mine fewer" });
  await expect(fewer).toBeEnabled({ timeout: 60_000 });
  await fewer.press("Enter");
  await fewer.press("Enter");
  await expect(game.getByRole("group", { name: "Mines" })).toContainText("1 mine");
  await game.getByRole("button", { name: "Play", exact: true }).press("Enter");
  const collect = game.getByRole("button", { name: /^Collect/ });
  await expect(game.getByRole("button", { name: "Tile 7, closed", disabled: false })).toBeVisible({
    timeout: 60_000,
  });
  await expect(collect).toBeDisabled();
  await game.getByRole("button", { name: "Tile 7, closed" }).press("Enter");
  await expect(game.getByRole("button", { name: /^Tile 7: / })).toBeVisible();
  await expect(game.getByRole("button", { name: /^Collect/, disabled: false }).or(result(game))).toBeVisible({
    timeout: 60_000,
  });
  if (await collect.isVisible()) await collect.press("Enter");
  await expect(result(game)).toBeVisible({ timeout: 60_000 });
  // The mine is shown at the end of every round.
  await expect(game.getByRole("button", { name: /^Tile \d+: mine$/ })).toHaveCount(1);
});

for (const { mechanic, group, value } of [
  { mechanic: "plinko", group: "Rows", value: "16" },
  { mechanic: "wheel", group: "Segments", value: "50" },
]) {
  test(`${mechanic}: the keyboard chooses risk and ${group.toLowerCase()}, and the result is announced`, {
    tag: "@full",
  }, async ({ page, site }) => {
    const title = await titleOf(site, mechanic);
    await page.goto(site.at(`/play/${title.game_id}?mode=free`));
    const game = page.frameLocator("iframe");
    for (const [name, option] of [
      ["Risk", "High"],
      [group, value],
    ] as const) {
      const button = game.getByRole("group", { name }).getByRole("button", { name: option, exact: true });
      await expect(button).toBeEnabled({ timeout: 60_000 });
      await button.press("Enter");
      await expect(button).toHaveAttribute("aria-pressed", "true");
    }
    await game.getByRole("button", { name: "Play", exact: true }).press("Enter");
    await expect(result(game)).toBeVisible({ timeout: 60_000 });
  });
}

test("video poker: the player stakes coins and holds cards by tap and key, the hint shows its hold, and the draw ends the round", {
  tag: "@full",
}, async ({ page, site }) => {
  const title = await titleOf(site, "video-poker");
  await page.goto(site.at(`/play/${title.game_id}?mode=free`));
  const game = page.frameLocator("iframe");
  await expect(game.getByRole("button", { name: "Deal", exact: true })).toBeEnabled({ timeout: 60_000 });
  const stake = game.getByRole("button", { name: /^Choose a stake/ });
  await expect(stake).toHaveText("1.00");
  await game.getByRole("button", { name: "Fewer coins" }).press("Enter");
  await expect(stake).toHaveText("0.80");
  await game.getByRole("button", { name: "Deal", exact: true }).press("Enter");
  const cards = game.getByRole("group", { name: "Your cards" }).getByRole("button", { name: /^Hold the / });
  await expect(cards).toHaveCount(5, { timeout: 60_000 });
  const draw = game.getByRole("button", { name: "Draw", exact: true });
  await expect(draw).toBeEnabled({ timeout: 60_000 });
  await cards.nth(1).click();
  await draw.press("4");
  const pressed = () => cards.evaluateAll((all) => all.map((card) => card.getAttribute("aria-pressed")));
  expect(await pressed()).toEqual(["false", "true", "false", "true", "false"]);
  await game.getByRole("button", { name: "Best play" }).press("Enter");
  await expect(game.getByText(/^Best play: hold/)).toBeVisible();
  await draw.press("Enter");
  await expect(result(game)).toBeVisible({ timeout: 60_000 });
  await expect(game.getByRole("button", { name: "Deal", exact: true })).toBeVisible();
});

test("casino hold'em: the player bets ante and side bet, follows the hint and calls, and the dealer's hand is shown", {
  tag: "@full",
}, async ({ page, site }) => {
  const title = await titleOf(site, "casino-holdem");
  await page.goto(site.at(`/play/${title.game_id}?mode=free`));
  const game = page.frameLocator("iframe");
  const deal = game.getByRole("button", { name: "Deal", exact: true });
  await expect(deal).toBeEnabled({ timeout: 60_000 });
  const stake = game.getByRole("button", { name: /^Choose a stake/ });
  const ante = await stake.textContent();
  await game.getByRole("button", { name: "Larger AA bonus" }).press("Enter");
  await expect(stake).not.toHaveText(ante ?? "");
  await deal.press("Enter");
  const choices = game.getByRole("group", { name: "Your choices" });
  const call = choices.getByRole("button", { name: /^Call/, disabled: false });
  await expect(call).toBeVisible({ timeout: 60_000 });
  await expect(game.getByRole("img", { name: /^Your cards: .+, .+\. On the table: / })).toBeVisible();
  await expect(game.getByRole("img", { name: "Dealer: two cards face down." })).toBeVisible();
  await choices.getByRole("button", { name: "Best play" }).press("Enter");
  await expect(game.getByText(/^Best play: (Call|Fold)$/)).toBeVisible();
  await call.press("Enter");
  await expect(game.getByRole("img", { name: /^Dealer: .+ of .+, .+ of / })).toBeVisible({ timeout: 60_000 });
  await expect(result(game)).toBeVisible({ timeout: 60_000 });
});

/** Starts a winning round through the API, as the game's own page would, and leaves it open. A third of the rounds win. */
async function leaveRoundOpen(site: Site, driven: DrivenPlayer, gameId: number): Promise<Round> {
  const { url } = await driven.gate.call("launchUrl", { gameId, language: "en" });
  const address = new URL(url, site.product.url).searchParams;
  const studio = createStudioClient(`${site.product.url}/studio`, fetch);
  const session = await studio.call("openSession", {
    gameCode: address.get("game")!,
    mode: "money",
    token: address.get("token")!,
  });
  studio.useSession(session.session);
  const stakeMinor = session.sheet.stakes[0]!;
  for (let tries = 0; tries < 30; tries += 1) {
    const round = await studio.call("startRound", { requestId: randomUUID(), stakeMinor, input: {} });
    if (round.state === "open") return round;
    // The studio refuses a round that starts too soon.
    await new Promise((resolve) => setTimeout(resolve, session.sheet.minimumRoundMs));
  }
  throw new Error("none of thirty rounds won");
}

test("a round left open continues when the game opens again, and is paid once", async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { driven } = await readyPlayer(page, site, "50");
  const title = await titleOf(site, "lines");
  const round = await leaveRoundOpen(site, driven, title.game_id);
  const open = page.getByRole("main").getByText(site.t("core.history_still_open", { count: 1 }));
  await page.goto(site.at("/my-account/history"));
  await expect(open).toHaveCount(1);
  const settled = page.waitForResponse((response) => response.url().includes("/settle"), { timeout: 90_000 });
  await page.goto(site.at(`/play/${title.game_id}`));
  expect(((await (await settled).json()) as { payoutMinor: string }).payoutMinor).toBe(round.payoutMinor);
  await page.goto(site.at("/my-account/history"));
  await expect(page.getByRole("main").getByRole("row").first()).toBeVisible();
  await expect(open).toHaveCount(0);
});
