import type { Jackpot } from "@bellwether/contract/content/jackpot.ts";
import { HOUR_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import { DropsReply } from "@bellwether/contract/studio/index.ts";
import { dropCommitment } from "@bellwether/games";
import { residentOf } from "@bellwether/gate/testing/resident-of.ts";
import { paymentMethodsOf } from "@bellwether/market";
import { afterEach, describe, expect, it, vi } from "vitest";
import { checkBooks } from "../testing/check-books.ts";
import { createStudioFixture, type StudioFixture } from "../testing/studio-fixture.ts";
import { testDrop, testNetwork } from "../testing/test-jackpots.ts";
import { openDropSecret } from "./drop-store.ts";

describe("21: jackpots in the studio", () => {
  let fixture: StudioFixture;
  const begin = async (jackpots: readonly Jackpot[], dropsAreDue = false) => {
    fixture = await createStudioFixture({
      changed: (now) => ({ jackpots, dropsAreDue, databaseTime: async () => now(), jackpotsEveryMs: 0 }),
    });
    await fixture.studio.runJackpots();
    return fixture;
  };
  afterEach(async () => {
    await fixture.resolveAll();
    expect(await checkBooks(fixture.database)).toEqual([]);
    expect(await fixture.gate.violations()).toEqual([]);
    await fixture.close();
  });

  const pots = async () => (await fixture.ask("readPots", { currency: "EUR" })).pots;
  const potOf = async (pot: string) => (await pots()).find((each) => each.pot === pot)!;
  const play = async (session: string, stakeMinor = "100") => {
    const { data } = await fixture.start(session, { stakeMinor });
    if (data!.state === "open") await fixture.ask("settleRound", { session, roundId: data!.roundId });
    return data!;
  };

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
    await begin([testNetwork, testDrop], true);
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

  it("a drop falls to the first stake of at least 1.00 after its instant, once an hour, and shows instant and salt that hash to the commitment", async () => {
    const { session } = await (await begin([testDrop], true)).playing("500.00");
    const { current } = await potOf("drop");
    expect((await play(session, "20")).jackpotWins).toEqual([]);
    const [win] = (await play(session)).jackpotWins;
    // 80 % of the seed of 20.00 and of 1 or 2 cents, rounded up.
    expect(win).toMatchObject({ jackpotId: "drop", kind: "drop", tier: null });
    expect(["1601", "1602"]).toContain(win!.amountMinor);
    expect((await play(session)).jackpotWins).toEqual([]);
    const after = await potOf("drop");
    expect(after.current).toBeNull();
    expect(after.last).toMatchObject({ ...current, state: "hit" });
    const { startsAt, instant, salt, commitment } = after.last!;
    const period = { pot: "drop", currency: "EUR", startsAt: new Date(startsAt) };
    expect(dropCommitment(period, { instant: new Date(instant), salt })).toBe(commitment);
    fixture.advance(HOUR_MS);
    await fixture.studio.runJackpots();
    const next = await fixture.playing();
    expect((await play(next.session)).jackpotWins).toHaveLength(1);
  });

  it("are shown without a drop whose last period cannot be read, which is reported", async () => {
    await begin([testNetwork, testDrop]);
    fixture.advance(HOUR_MS);
    await fixture.studio.runJackpots();
    await fixture.database.query("UPDATE studio_drop SET sealed = 'broken' WHERE state <> 'open'");
    const reported = vi.spyOn(fixture.parts.log, "error");
    const names = ["net-small", "net-medium", "net-large"];
    expect((await pots()).map(({ pot }) => pot)).toEqual(names);
    expect(reported.mock.calls).toMatchObject([[{ pot: "drop", currency: "EUR" }, expect.any(String)]]);
    reported.mockRestore();
  });

  it("lists the past periods of a drop in pages of 50, each with instant and salt that hash to its commitment, and the open one without", async () => {
    await begin([testDrop]);
    for (let hour = 0; hour < 51; hour += 1) {
      fixture.advance(HOUR_MS);
      await fixture.studio.runJackpots();
    }
    const list = (before: string, pot = "drop", currency = "EUR") =>
      fixture.studio.app.request(`/studio/api/drops/${pot}/${currency}/${before}`);
    fixture.advance(MINUTE_MS);
    const now = fixture.gate.clock.at.toISOString();
    const first = DropsReply.parse(await (await list(now)).json());
    expect(first.drops).toHaveLength(50);
    const rest = DropsReply.parse(await (await list(first.next ?? "")).json());
    expect([rest.drops.length, rest.next]).toEqual([2, null]);
    const [open, ...past] = [...first.drops, ...rest.drops];
    expect(open).toMatchObject({ state: "open", endedAt: null, instant: null, salt: null });
    expect(open?.commitment).toMatch(/^[0-9a-f]{64}$/);
    for (const { pot, currency, startsAt, endsAt, state, instant, salt, commitment } of past) {
      expect(state).toBe("unmet");
      const moment = new Date(instant ?? "");
      expect(moment >= new Date(startsAt) && moment < new Date(endsAt)).toBe(true);
      const hash = dropCommitment(
        { pot, currency, startsAt: new Date(startsAt) },
        { instant: moment, salt: salt ?? "" },
      );
      expect(hash).toBe(commitment);
    }
    expect(past.map(({ startsAt }) => Date.parse(startsAt))).toEqual(
      past.map((_, index) => Date.parse(open?.startsAt ?? "") - (index + 1) * HOUR_MS),
    );
    expect((await list(now, "nothing")).status).toBe(404);
    expect((await list(now, "drop", "XXX")).status).toBe(400);
    for (const wrong of ["yesterday", "2026-13-01T00:00:00.000Z", "0", "%00"]) {
      const refused = await list(wrong);
      expect([refused.status, await refused.json()]).toMatchObject([400, { code: "invalid_request" }]);
    }
  });

  it("a stake that is the first after the moments of two drops hits both", async () => {
    const daily = { ...testDrop, id: "daily", period: "day" } as Jackpot;
    const { session } = await (await begin([testDrop, daily], true)).playing("500.00");
    expect((await play(session)).jackpotWins.map(({ jackpotId }) => jackpotId)).toEqual(["daily", "drop"]);
  });

  it("a drop that is due with 0.00 in its pot is not hit, and the stake is played", async () => {
    const poor = { ...testDrop, seed: 1, contributionMilliCents: 1 } as Jackpot;
    const first = await (await begin([poor], true)).playing("50.00");
    expect((await play(first.session)).jackpotWins).toMatchObject([{ amountMinor: "1" }]);
    fixture.advance(HOUR_MS);
    await fixture.studio.runJackpots();
    const { player, session } = await fixture.playing("50.00");
    expect((await play(session)).jackpotWins).toEqual([]);
    expect(await potOf("drop")).toMatchObject({ hits: 1 });
    expect(await fixture.statesOf(player)).toEqual(["settled"]);
  });

  it("before the instant of a drop no stake hits it, and from the instant on the first one does", async () => {
    const { session } = await (await begin([testDrop])).playing("500.00");
    const { rows } = await fixture.database.query<{ sealed: string }>(
      "SELECT sealed FROM studio_drop WHERE currency = 'EUR'",
    );
    const { instant } = openDropSecret(fixture.parts, "drop", "EUR", rows[0]!.sealed);
    const leftMs = instant.getTime() - fixture.gate.clock.at.getTime();
    // A round starts 6 s after the one before.
    if (leftMs > 7_000) expect((await play(session)).jackpotWins).toEqual([]);
    const waited = instant.getTime() - fixture.gate.clock.at.getTime() - 6_000;
    if (waited > 0) fixture.advance(waited);
    const next = waited > 20 * 60_000 ? (await fixture.playing()).session : session;
    expect((await play(next)).jackpotWins).toHaveLength(1);
  });

  it("a drop that no stake meets keeps its pot for the next hour, with another commitment, and shows its instant", async () => {
    await begin([testDrop]);
    const first = await potOf("drop");
    fixture.advance(HOUR_MS);
    await fixture.studio.runJackpots();
    const next = await potOf("drop");
    expect(next.last).toMatchObject({ ...first.current, state: "unmet" });
    expect(next.current!.commitment).not.toBe(first.current!.commitment);
    expect(next.valueMinor).toBe(first.valueMinor);
    const { startsAt, endsAt, instant } = next.last!;
    expect(instant >= startsAt && instant < endsAt).toBe(true);
    await play((await fixture.playing()).session, "20");
    expect((await potOf("drop")).counted.rounds).toBe(0);
  });

  it("the instant and the salt of an open drop are neither in an answer nor readable in the database", async () => {
    await begin([testDrop]);
    const { rows } = await fixture.database.query<{ sealed: string }>("SELECT sealed FROM studio_drop");
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.every(({ sealed }) => sealed.startsWith("v1."))).toBe(true);
    const { current, last } = await potOf("drop");
    expect(Object.keys(current!).sort()).toEqual(["commitment", "endsAt", "startsAt"]);
    expect(last).toBeNull();
  });

  it("free play adds nothing and wins nothing", async () => {
    await begin([testNetwork, testDrop], true);
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
    const { session } = await (await begin([testNetwork, testDrop], true)).playing("500.00");
    fixture.wallet.faultOf = (path) => (path === "/transaction/bet" ? "lose-response" : undefined);
    await fixture.start(session);
    fixture.wallet.faultOf = () => undefined;
    await fixture.resolveAll();
    expect((await pots()).every(({ counted, hits }) => counted.rounds === 0 && hits === 0)).toBe(true);
    expect((await play(session)).jackpotWins.some(({ kind }) => kind === "drop")).toBe(true);
  });

  it("of two nodes that confirm stakes at the same moment, one hits the drop", async () => {
    await begin([testDrop], true);
    const seats = await Promise.all([1, 2, 3, 4].map(() => fixture.playing("100.00")));
    fixture.advance(6_000);
    const other = fixture.newStudio();
    const rounds = await Promise.all(
      seats.map(({ session }, index) =>
        fixture.call("startRound", {
          body: fixture.wish(),
          session,
          via: index % 2 ? other : fixture.studio,
        }),
      ),
    );
    expect(rounds.flatMap(({ data }) => data!.jackpotWins)).toHaveLength(1);
    await other.stop();
  });

  it("watchers get the pots at once and after a hit, with the winner's initial where the player shares wins", async () => {
    const { session } = await (await begin([testDrop], true)).playing("100.00");
    const texts: string[] = [];
    fixture.studio.potStream.open("EUR", { send: (text) => texts.push(text), close: () => {} });
    await expect.poll(() => texts.length).toBe(1);
    await play(session);
    await fixture.studio.runJackpots();
    const { pots: shown } = JSON.parse(texts.at(-1)!);
    expect(shown[0]).toMatchObject({ pot: "drop", hits: 1, winners: [{ number: 1, gameCode: "bell-one" }] });
  });

  it("the list of winners names a winner by the initial as long as the wins are shown: not after the switch is off, nor after the account is closed", async () => {
    await begin([testDrop], true);
    const { player } = await fixture.playing("100.00");
    const show = (shows_wins: "1" | "0") =>
      fixture.gate.call("updateSettings", { shows_wins }, player.session);
    await show("1");
    await play((await fixture.open(player)).session);
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
    const { session } = await (await begin([testDrop], true)).playing("100.00");
    const texts: Record<"calm" | "eager", string[]> = { calm: [], eager: [] };
    const watch = (of: string[]) =>
      fixture.studio.potStream.open("EUR", { send: (text) => of.push(text), close: () => {} });
    await watch(texts.calm).take('{"type":"calm"}');
    watch(texts.eager);
    await expect.poll(() => [texts.calm.length, texts.eager.length]).toEqual([1, 1]);
    await fixture.studio.runJackpots();
    const heard = async () => {
      const before = [texts.calm.length, texts.eager.length];
      await play(session);
      await fixture.studio.runJackpots();
      return [texts.calm, texts.eager].map(({ length }, index) => length - (before[index] ?? 0));
    };
    expect(await heard()).toEqual([1, 1]);
    expect(JSON.parse(texts.calm.at(-1) ?? "").pots[0]).toMatchObject({ pot: "drop", hits: 1 });
    // The drop of this period has fallen, so the next stake adds to the pot alone.
    expect(await heard()).toEqual([0, 1]);
  });
});
