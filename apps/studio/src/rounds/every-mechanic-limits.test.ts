import { randomUUID } from "node:crypto";
import type { Campaign } from "@bellwether/contract/content/campaign.ts";
import { HOUR_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { Choice, StartRoundReply } from "@bellwether/contract/studio/index.ts";
import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";
import { testCampaigns } from "@bellwether/gate/testing/bonus-campaigns.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkBooks } from "../testing/check-books.ts";
import {
  type HouseTitle,
  slotsByCategories,
  smallestWish,
  titlesByMechanic,
} from "../testing/house-titles.ts";
import { createStudioFixture, type StudioFixture } from "../testing/studio-fixture.ts";

type Wish = { stakeMinor: string; input: RoundInput };

/** Three free spins at the smallest stake of each game. */
const freeSpins: Campaign[] = titlesByMechanic.map(({ title, model }, place) => ({
  ...testCampaigns.find((campaign) => campaign.kind === "free_spins")!,
  code: `SPINS${100 + place}`,
  gameCode: title.code,
  stakeCents: Number(model.rules.stakes[0]),
}));

let fixture: StudioFixture;
beforeAll(async () => {
  const titles = new Map([...titlesByMechanic, ...slotsByCategories].map(({ title }) => [title.code, title]));
  fixture = await createStudioFixture({
    titles: [...titles.values()],
    campaigns: [...testCampaigns, ...freeSpins],
  });
});
afterAll(() => fixture.close());

const byMechanic = titlesByMechanic.map((each) => [each.model.mechanic, each] as const);
const decided = byMechanic.filter(([, { model }]) => model.rules.kind === "decided");

async function playing({ title, model }: HouseTitle) {
  const game = await fixture.playing("500.00", title.gameId);
  return { ...game, wish: smallestWish(model, game.opened.sheet) };
}

const act = (session: string, roundId: string, seq: number, { action }: Choice) =>
  fixture.call("act", { session, roundId, body: { requestId: randomUUID(), seq, action } });

/** Starts rounds until one waits for a choice. Some end at once, such as one with a dealt blackjack. */
async function waiting(session: string, wish: Wish) {
  for (;;) {
    const { data: round, error } = await fixture.start(session, wish);
    if (!round) throw new Error(JSON.stringify(error));
    if (round.decision) return { roundId: round.roundId, ...round.decision };
    if (round.state === "open") await fixture.ask("settleRound", { session, roundId: round.roundId });
  }
}

/** Takes the first choice that costs nothing until there are none, and has the round settled. */
async function playToEnd(session: string, started: StartRoundReply) {
  const { roundId } = started;
  let { decision, state } = started;
  while (decision) {
    const choice = decision.choices.find(({ stakeMinor }) => stakeMinor === "0")!;
    const { data } = await act(session, roundId, decision.seq, choice);
    ({ decision, state } = data!);
  }
  if (state === "open") await fixture.ask("settleRound", { session, roundId });
}

const furtherOf = ({ choices }: { choices: readonly Choice[] }) =>
  choices.find(({ stakeMinor }) => stakeMinor !== "0");

async function expectBooksToAgree() {
  await fixture.resolveAll();
  expect(await checkBooks(fixture.database)).toEqual([]);
  expect(await fixture.gate.violations()).toEqual([]);
}

const dueRealityCheck = async (player: { session: string }) => {
  await fixture.gate.call("setRealityCheck", { interval_minutes: 20 }, player.session);
  fixture.advance(21 * MINUTE_MS);
};

describe("limits and the reality check", () => {
  it.each(byMechanic)("limits and the reality check refuse a stake in %s", async (_, house) => {
    const limited = await playing(house);
    const limit = { type: "maxwager", action: "set", duration: 1, amount: "0.05" } as const;
    await fixture.gate.call("changeLimit", limit, limited.player.session);
    const checked = await playing(house);
    await dueRealityCheck(checked.player);
    for (const [{ player, session, wish }, code] of [
      [limited, "limit_reached"],
      [checked, "reality_check_due"],
    ] as const) {
      expect((await fixture.start(session, wish)).error?.code).toBe(code);
      expect(await fixture.balanceOf(player)).toBe(50_000n);
    }
  });

  it.each(decided)(
    "limits and the reality check refuse a further stake in a waiting round of %s, which goes on without one",
    async (_, house) => {
      const { player, session, wish } = await playing(house);
      const round = await waiting(session, wish);
      await dueRealityCheck(player);
      const before = await fixture.balanceOf(player);
      const further = furtherOf(round);
      if (further) {
        expect((await act(session, round.roundId, 1, further)).error?.code).toBe("reality_check_due");
        expect(await fixture.balanceOf(player)).toBe(before);
      }
      const free = round.choices.find(({ stakeMinor }) => stakeMinor === "0")!;
      expect((await act(session, round.roundId, 1, free)).status).toBe(200);
      await expectBooksToAgree();
    },
  );
});

describe("the wagering of a bonus", () => {
  const wageredBy = async (player: { id: string }) => {
    const { rows } = await fixture.database.query<{ staked_minor: bigint; wagered_minor: bigint }>(
      "SELECT staked_minor, wagered_minor FROM player_bonus WHERE player_id = $1",
      [player.id],
    );
    return rows[0]!;
  };
  const withBonus = async ({ title, model }: HouseTitle) => {
    const player = await fixture.gate.stranger();
    await fixture.gate.deposit(player, "100.00", "TRUSTLY", "QUICK");
    const { opened, session } = await fixture.open(player, title.gameId);
    return { player, session, wish: smallestWish(model, opened.sheet) };
  };
  /** The part of a stake that the campaign counts: a tenth at table games, all of it in other games. */
  const shareOf = ({ title }: HouseTitle, stakeMinor: bigint) =>
    title.categories.includes("table-games") ? stakeMinor / 10n : stakeMinor;

  it.each(byMechanic)(
    "the wagering of a bonus counts a tenth of a stake at table games and all of it elsewhere: %s",
    async (_, house) => {
      const { player, session, wish } = await withBonus(house);
      expect((await fixture.start(session, wish)).status).toBe(200);
      const stakeMinor = BigInt(wish.stakeMinor);
      expect(await wageredBy(player)).toEqual({
        staked_minor: stakeMinor,
        wagered_minor: shareOf(house, stakeMinor),
      });
    },
  );

  it.each(decided)(
    "the wagering of a bonus counts a further stake of %s, but not one that was rolled back",
    async (_, house) => {
      const { player, session, wish } = await withBonus(house);
      const round = await waiting(session, wish);
      const before = await wageredBy(player);
      const further = furtherOf(round);
      if (!further) return;
      fixture.wallet.faultOf = (path) => (path === "/transaction/bet" ? "lose-response" : undefined);
      expect((await act(session, round.roundId, 1, further)).error?.code).toBe("wallet_unavailable");
      fixture.wallet.faultOf = () => undefined;
      await fixture.studio.resolveRounds();
      expect(await wageredBy(player)).toEqual(before);

      expect((await act(session, round.roundId, 1, further)).status).toBe(200);
      const addedMinor = BigInt(further.stakeMinor);
      expect(await wageredBy(player)).toEqual({
        staked_minor: before.staked_minor + addedMinor,
        wagered_minor: before.wagered_minor + shareOf(house, addedMinor),
      });
      await expectBooksToAgree();
    },
  );
});

describe("free spins", () => {
  /** Games that need an input with the stake, and games whose choices cost a further stake. */
  const withoutFreeSpins = new Set([
    ...["roulette", "baccarat", "dice", "mines", "plinko", "video-poker", "wheel"],
    ...["blackjack", "casino-holdem", "three-card-poker"],
  ]);
  const needsStakeAlone = ({ model }: HouseTitle) => !withoutFreeSpins.has(model.mechanic);

  it.each(byMechanic)(
    "free spins are offered in %s if it needs no input and no further stake; one costs nothing and is in the history with a replay",
    async (_, house) => {
      const { code } = freeSpins[titlesByMechanic.indexOf(house)]!;
      const stakeMinor = String(house.model.rules.stakes[0]);
      const player = await fixture.gate.stranger();
      await fixture.gate.deposit(player, "10.00");
      const { bonus_id: rewardId } = await fixture.gate.call("claimCode", { code }, player.session);
      const { opened, session } = await fixture.open(player, house.title.gameId);
      expect(opened.freeRounds?.rewardId).toBe(needsStakeAlone(house) ? rewardId : undefined);
      if (!needsStakeAlone(house)) return;
      const { data: round } = await fixture.start(session, { stakeMinor, rewardId });
      const { roundId } = round as StartRoundReply;
      expect(round).toMatchObject({ rewardId, balanceMinor: "1000" });
      await playToEnd(session, round as StartRoundReply);
      const { items } = await fixture.gate.call("gameHistory", {}, player.session);
      expect(items).toMatchObject([{ round: roundId, stake: "0.00", state: "closed", has_replay: true }]);
      expect(await fixture.ask("replayRound", { session, roundId })).toMatchObject({ stakeMinor });
      await expectBooksToAgree();
    },
  );

  it("left in an open round of hi-lo end with the rule's default a day after its start, and the bonus gets the payout", async () => {
    const house = titlesByMechanic.find(({ model }) => model.mechanic === "hi-lo")!;
    const { code } = freeSpins[titlesByMechanic.indexOf(house)]!;
    const player = await fixture.gate.stranger();
    const { bonus_id: rewardId } = await fixture.gate.call("claimCode", { code }, player.session);
    const { session } = await fixture.open(player, house.title.gameId);
    const stakeMinor = String(house.model.rules.stakes[0]);
    await fixture.start(session, { stakeMinor, rewardId });
    fixture.advance(23 * HOUR_MS);
    await fixture.studio.resolveRounds();
    expect(await fixture.statesOf(player)).toEqual(["deciding"]);
    fixture.advance(2 * HOUR_MS);
    await fixture.studio.resolveRounds();
    expect(await fixture.statesOf(player)).not.toContain("deciding");
    await expectBooksToAgree();
    const { rows } = await fixture.database.query(
      `SELECT payout_minor, amount_minor, spins_left, spins_open
       FROM studio_round r JOIN player_bonus b USING (player_id) WHERE player_id = $1`,
      [player.id],
    );
    const balanceMinor = await fixture.balanceOf(player);
    expect(rows).toEqual([
      { payout_minor: balanceMinor, amount_minor: balanceMinor, spins_left: 2, spins_open: 0 },
    ]);
  });
});

describe("Great Britain's largest stake of 5.00 in slots", () => {
  it.each(slotsByCategories.map((house) => [house.title.categories.join(", "), house] as const))(
    "Great Britain's largest stake of 5.00 in slots applies to a slot listed under %s",
    async (_, house) => {
      const player = await fixture.gate.stranger({ country: "GB", currency: "GBP", phone: "07400 123456" });
      await fixture.gate.deposit(player, "100.00", "CREDITCARD");
      const { opened, session } = await fixture.open(player, house.title.gameId);
      expect(Math.max(...opened.sheet.stakes.map(Number))).toBeLessThanOrEqual(500);
      const calls = fixture.wallet.calls.length;
      expect((await fixture.start(session, { stakeMinor: "1000" })).error?.code).toBe("invalid_stake");
      expect(fixture.wallet.calls).toHaveLength(calls);
    },
  );
});
