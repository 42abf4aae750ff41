import type { Jackpot } from "@bellwether/contract/content/jackpot.ts";
import { residentOf } from "@bellwether/gate/testing/resident-of.ts";
import { paymentMethodsOf } from "@bellwether/market";
import { afterEach, describe, expect, it } from "vitest";
import { checkBooks } from "../testing/check-books.ts";
import { createClockFixture } from "../testing/clock-fixture.ts";
import { testDrop, testNetwork } from "../testing/test-jackpots.ts";

describe("jackpots in the studio", () => {
  let fixture: Awaited<ReturnType<typeof createClockFixture>>;
  const begin = async (jackpots: readonly Jackpot[]) => {
    fixture = await createClockFixture(jackpots);
    await fixture.studio.runJackpots();
    return fixture;
  };
  afterEach(async () => {
    await fixture.resolveAll();
    await fixture.drawCalls();
    expect(await checkBooks(fixture.database)).toEqual([]);
    expect(await fixture.gate.violations()).toEqual([]);
    await fixture.close();
  });

  const pots = async () => (await fixture.ask("readPots", { currency: "EUR" })).pots;
  const potOf = async (pot: string) => (await pots()).find((each) => each.pot === pot)!;
  const play = (session: string, stakeMinor?: string) => fixture.play(session, stakeMinor);

  it("a round of 1.00 adds 1.2345 cents on average to a network's small pot, and hits it with the chance of 1 in 2", async () => {
    const { player, session } = await (await begin([testNetwork])).playing("1000.00");
    const rounds = 120;
    let hits = 0;
    let wonMinor = 0n;
    for (let round = 0; round < rounds; round += 1) {
      const { jackpotWins } = await play(session);
      const small = jackpotWins.filter(({ tier }) => tier === "small");
      hits += small.length;
      for (const { amountMinor } of small) wonMinor += BigInt(amountMinor);
    }
    // Four standard deviations on both sides.
    expect(Math.abs(hits - rounds / 2)).toBeLessThan(4 * Math.sqrt(rounds / 4));
    const { valueMinor, counted, winners } = await potOf("net-small");
    const contributedMinor = BigInt(valueMinor) + wonMinor - BigInt(1_000 * (hits + 1));
    expect(counted).toEqual({
      rounds,
      contributionMinor: contributedMinor.toString(),
      paidMinor: wonMinor.toString(),
    });
    expect(Number(contributedMinor)).toBeGreaterThanOrEqual(rounds);
    expect(Math.abs(Number(contributedMinor) - rounds * 1.2345)).toBeLessThan(4 * Math.sqrt(rounds * 0.19));
    expect(winners[0]).toMatchObject({ number: hits, gameCode: "bell-one" });
    expect((await potOf("net-large")).hits).toBe(0);
    expect((await fixture.statesOf(player)).every((state) => state === "settled")).toBe(true);
  });

  it("a drop and a network's pot in Chile pay whole pesos, and the fractions stay in the pot", async () => {
    await begin([testNetwork, testDrop]);
    const player = await fixture.gate.player(undefined, { ...residentOf("CL"), currency: "CLP" });
    await fixture.gate.deposit(player, "50000.00", paymentMethodsOf("CL")[0]!.code);
    const { session } = await fixture.open(player);
    const heldOf = async (pot: string) => {
      const { rows } = await fixture.database.query<{ held_minor: bigint }>(
        "SELECT held_minor FROM studio_pot WHERE pot = $1 AND currency = 'CLP'",
        [pot],
      );
      return rows[0]!.held_minor;
    };
    const wins: bigint[] = [];
    for (let round = 0; round < 12; round += 1) {
      // 1,000 pesos add 12.345 to the small pot and 12.50 to the drop.
      const { jackpotWins } = await play(session, "100000");
      for (const { amountMinor } of jackpotWins) wins.push(BigInt(amountMinor));
    }
    expect(wins.length).toBeGreaterThan(1);
    await fixture.drawCalls();
    const { rows: fallen } = await fixture.database.query<{ amount_minor: bigint }>(
      "SELECT amount_minor FROM studio_pot_hit WHERE pot = 'drop' AND currency = 'CLP'",
    );
    expect(fallen.length).toBeGreaterThan(1);
    wins.push(...fallen.map(({ amount_minor }) => amount_minor));
    expect(wins.every((amountMinor) => amountMinor % 100n === 0n)).toBe(true);
    const { rows } = await fixture.database.query<{ sum: bigint }>(
      "SELECT sum(contribution_minor)::bigint AS sum FROM studio_pot_day WHERE pot = 'net-small'",
    );
    const contributed = rows[0]!.sum;
    expect(contributed % 100n).not.toBe(0n);
    expect((await heldOf("net-small")) % 100n).toBe(contributed % 100n);
    const { player_balance_amount } = await fixture.gate.call("balance", {}, player.session);
    expect(player_balance_amount).toMatch(/\.00$/);
  });

  it("jackpots in the studio free play adds nothing and wins nothing", async () => {
    await begin([testNetwork, testDrop]);
    const { session } = await fixture.openFree();
    for (let round = 0; round < 10; round += 1) {
      fixture.advance(6_000);
      const { data } = await fixture.call("startRound", { body: fixture.wish(), session });
      expect(data!.jackpotWins).toEqual([]);
      if (data!.state === "open") await fixture.ask("settleRound", { session, roundId: data!.roundId });
    }
    expect((await pots()).every(({ counted }) => counted.rounds === 0)).toBe(true);
  });

  it("a stake whose answer is lost is rolled back with its contributions, and the pots have none of them", async () => {
    const { session } = await (await begin([testNetwork, testDrop])).playing("500.00");
    fixture.wallet.faultOf = (path) => (path === "/transaction/bet" ? "lose-response" : undefined);
    await fixture.start(session);
    fixture.wallet.faultOf = () => undefined;
    await fixture.resolveAll();
    expect((await pots()).every(({ counted, hits }) => counted.rounds === 0 && hits === 0)).toBe(true);
    expect((await potOf("drop")).clock?.now).toMatchObject({ entries: 0, endsAt: null });
    await play(session);
    expect((await potOf("drop")).clock?.now).toMatchObject({ entries: 1 });
  });

  it("watchers get the pots at once and after a hit, with the winner's initial where the player shares wins", async () => {
    const { session } = await (await begin([testDrop])).playing("100.00");
    const texts: string[] = [];
    fixture.studio.potStream.open("EUR", { send: (text) => texts.push(text), close: () => {} });
    await expect.poll(() => texts.length).toBe(1);
    await play(session);
    await fixture.drawCalls();
    const { pots: shown } = JSON.parse(texts.at(-1)!);
    expect(shown[0]).toMatchObject({ pot: "drop", hits: 1, winners: [{ number: 1, gameCode: "bell-one" }] });
  });

  it("the list of winners names a winner by the initial as long as the wins are shown: not after the switch is off, nor after the account is closed", async () => {
    await begin([testDrop]);
    const { player } = await fixture.playing("100.00");
    const show = (shows_wins: "1" | "0") =>
      fixture.gate.call("updateSettings", { shows_wins }, player.session);
    await show("1");
    await play((await fixture.open(player)).session);
    await fixture.drawCalls();
    const initials = async () => (await potOf("drop")).winners.map(({ initial }) => initial);
    const shown = [expect.stringMatching(/^\p{Lu}$/u)];
    expect(await initials()).toEqual(shown);
    await show("0");
    expect(await initials()).toEqual([null]);
    await show("1");
    expect(await initials()).toEqual(shown);
    const closing = { reason: "No", password: "correct horse battery" };
    await fixture.gate.call("closeAccount", closing, player.session);
    expect(await initials()).toEqual([null]);
  });

  it("a calm watcher gets nothing for a contribution, and the pots at once after a hit", async () => {
    const { session } = await (await begin([testDrop])).playing("100.00");
    const texts: Record<"calm" | "eager", string[]> = { calm: [], eager: [] };
    const watch = (of: string[]) =>
      fixture.studio.potStream.open("EUR", { send: (text) => of.push(text), close: () => {} });
    await watch(texts.calm).take('{"type":"calm"}');
    watch(texts.eager);
    await expect.poll(() => [texts.calm.length, texts.eager.length]).toEqual([1, 1]);
    const heard = async (work: () => Promise<unknown>) => {
      await fixture.studio.runJackpots();
      const before = [texts.calm.length, texts.eager.length];
      await work();
      return [texts.calm, texts.eager].map(({ length }, index) => length - (before[index] ?? 0));
    };
    const stake = async () => {
      await play(session);
      await fixture.studio.runJackpots();
    };
    expect(await heard(stake)).toEqual([0, 1]);
    const [calm = 0] = await heard(() => fixture.drawCalls());
    expect(calm).toBeGreaterThan(0);
    expect(JSON.parse(texts.calm.at(-1) ?? "").pots[0]).toMatchObject({ pot: "drop", hits: 1 });
  });
});
