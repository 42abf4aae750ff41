import { randomUUID } from "node:crypto";
import { seedHash } from "@bellwether/games";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sealSeeds } from "../seeds/seal-seeds.ts";
import { createStudioFixture, type StudioFixture } from "../testing/studio-fixture.ts";

describe("commit and reveal", () => {
  let fixture: StudioFixture;
  beforeAll(async () => {
    fixture = await createStudioFixture();
  });
  afterAll(() => fixture.close());

  const rotate = (session: string, clientSeed = "mine") =>
    fixture.call("rotateSeeds", { body: { clientSeed }, session });

  it("commit and reveal reveals the committed seed, after which each round can be drawn again", async () => {
    const { opened, session } = await fixture.playing();
    await fixture.destine(session, opened, "loss");
    const { data: lost } = await fixture.start(session);
    const { data: next } = await fixture.start(session);
    await fixture.ask("settleRound", { session, roundId: next!.roundId });
    expect(await fixture.call("verifyRound", { session, roundId: lost!.roundId })).toMatchObject({
      status: 409,
      error: { code: "seed_not_revealed" },
    });
    expect(await fixture.ask("replayRound", { session, roundId: lost!.roundId })).toMatchObject({
      serverSeed: null,
    });

    const { data } = await rotate(session);
    expect(data!.revealed).toMatchObject({ serverSeedHash: lost!.serverSeedHash, lastNonce: 1 });
    expect(seedHash(data!.revealed.serverSeed)).toBe(lost!.serverSeedHash);
    expect(data!.next.clientSeed).toBe("mine");
    for (const round of [lost!, next!]) {
      expect(await fixture.ask("verifyRound", { session, roundId: round.roundId })).toEqual({
        matches: true,
        recomputed: {
          serverSeedHash: round.serverSeedHash,
          script: round.script,
          payoutMinor: round.payoutMinor,
        },
      });
      const replay = await fixture.ask("replayRound", { session, roundId: round.roundId });
      expect(replay).toMatchObject({
        script: round.script,
        serverSeed: data!.revealed.serverSeed,
        mode: "money",
      });
    }
  });

  it("commit and reveal uses the server seed whose hash was published before the player's seed was set, each time", async () => {
    const { opened, session } = await fixture.openFree();
    let promised = opened.fairness.nextServerSeedHash;
    for (const clientSeed of ["first", "second", "third"]) {
      const { data } = await rotate(session, clientSeed);
      expect(data!.next.serverSeedHash).toBe(promised);
      promised = data!.next.nextServerSeedHash;
    }
    const { data } = await rotate(session);
    expect(seedHash(data!.revealed.serverSeed)).toBe(data!.revealed.serverSeedHash);
  });

  it("commit and reveal commits to a next seed of 64 hexadecimal digits for a pair stored without one, and then keeps it", async () => {
    const { player } = await fixture.playing();
    await fixture.database.query("UPDATE studio_seed_pair SET next_server_seed = DEFAULT");
    const { rows } = await fixture.database.query<{ next_server_seed: string }>(
      "SELECT next_server_seed FROM studio_seed_pair",
    );
    for (const row of rows) expect(row.next_server_seed).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(rows.map((row) => row.next_server_seed)).size).toBe(rows.length);
    const again = await fixture.open(player);
    const third = await fixture.open(player);
    expect(third.opened.fairness).toEqual(again.opened.fairness);
    const { data } = await rotate(third.session);
    expect(data!.next.serverSeedHash).toBe(again.opened.fairness.nextServerSeedHash);
  });

  it("the browser chooses the first client seed once it has seen the hash, and not after a round or a choice", async () => {
    const { opened, session } = await fixture.playing();
    const choose = (clientSeed: string) => fixture.ask("chooseClientSeed", { session, body: { clientSeed } });
    expect(opened.fairness).toMatchObject({ mayChooseClientSeed: true, nonce: 0 });
    const { serverSeedHash } = opened.fairness;
    expect(await choose("browser")).toMatchObject({
      clientSeed: "browser",
      serverSeedHash,
      mayChooseClientSeed: false,
    });
    expect(await choose("another")).toMatchObject({ clientSeed: "browser" });
    const second = await fixture.playing();
    await fixture.start(second.session);
    const late = await fixture.ask("chooseClientSeed", {
      session: second.session,
      body: { clientSeed: "late" },
    });
    expect(late.clientSeed).toBe(second.opened.fairness.clientSeed);
    expect(
      (await fixture.call("chooseClientSeed", { session, body: { clientSeed: "a:b" } })).error?.code,
    ).toBe("invalid_request");
  });

  it("commit and reveal returns the same seeds for a repeated request, also after a round and another change, and reveals no other pair", async () => {
    const { session, opened } = await fixture.playing("10.00");
    expect((await fixture.start(session, { stakeMinor: "2000" })).error?.code).toBe("not_enough_money");
    const body = { requestId: randomUUID(), clientSeed: "mine" };
    const ask = () => fixture.ask("rotateSeeds", { body, session });
    const [first, copy] = await Promise.all([ask(), ask()]);
    expect(first.revealed).toMatchObject({
      serverSeedHash: opened.fairness.serverSeedHash,
      unused: [{ nonce: 0, reason: "refused" }],
    });
    expect(copy).toEqual(first);
    await fixture.destine(session, opened, "win");
    const { data: round } = await fixture.start(session);
    expect(round?.state).toBe("open");
    expect(await ask()).toEqual(first);
  });

  it("commit and reveal refuses a request id that has changed the seeds to another client seed or in another game", async () => {
    const { player, session } = await fixture.playing();
    const requestId = randomUUID();
    const ask = (clientSeed: string, via = session) =>
      fixture.call("rotateSeeds", { body: { requestId, clientSeed }, session: via });
    expect((await ask("mine")).status).toBe(200);
    expect((await ask("yours")).error?.code).toBe("request_conflict");
    const other = await fixture.open(player, 2);
    expect((await ask("mine", other.session)).error?.code).toBe("request_conflict");
  });

  it("commit and reveal lists the nonces from which nothing was drawn, with the reason, when the seed is revealed", async () => {
    const { session } = await fixture.playing("10.00");
    expect((await fixture.start(session, { stakeMinor: "2000" })).error?.code).toBe("not_enough_money");
    fixture.wallet.faultOf = (path) => (path === "/transaction/bet" ? "lose-response" : undefined);
    expect((await fixture.start(session)).error?.code).toBe("wallet_unavailable");
    fixture.wallet.faultOf = () => undefined;
    await fixture.studio.resolveRounds();
    const { data } = await rotate(session);
    expect(data!.revealed).toMatchObject({
      lastNonce: null,
      unused: [
        { nonce: 0, reason: "refused" },
        { nonce: 1, reason: "rolled_back" },
      ],
    });
  });

  it("commit and reveal keeps no secret seed readable in the database, seals one that was, and shows it once it is revealed", async () => {
    const { session, opened } = await fixture.playing();
    const stored = async () => {
      const { rows } = await fixture.database.query<{ server_seed: string; next_server_seed: string }>(
        "SELECT server_seed, next_server_seed FROM studio_seed_pair WHERE server_seed_hash = $1",
        [opened.fairness.serverSeedHash],
      );
      return rows[0]!;
    };
    const sealed = await stored();
    expect(Object.values(sealed).every((text) => text.startsWith("v1."))).toBe(true);
    // As a version before wrote it.
    const readable = "5eed".repeat(16);
    await fixture.database.query(
      "UPDATE studio_seed_pair SET next_server_seed = $2 WHERE server_seed_hash = $1",
      [opened.fairness.serverSeedHash, readable],
    );
    await sealSeeds(fixture.parts);
    expect((await stored()).next_server_seed).toMatch(/^v1\./);
    const { data } = await rotate(session);
    expect(seedHash(data!.revealed.serverSeed)).toBe(opened.fairness.serverSeedHash);
    expect((await stored()).server_seed).toBe(data!.revealed.serverSeed);
    expect(data!.next.serverSeedHash).toBe(seedHash(readable));
  });

  it("commit and reveal is refused while a round is open", async () => {
    const { opened, session } = await fixture.playing();
    await fixture.destine(session, opened, "win");
    const { data: round } = await fixture.start(session);
    expect(await rotate(session)).toMatchObject({ status: 409, error: { code: "round_open" } });
    await fixture.ask("settleRound", { session, roundId: round!.roundId });
    expect(await rotate(session)).toMatchObject({ status: 200 });
  });

  it("commit and reveal starts at nonce 0 with the player's seed, and returns no last nonce when nothing was drawn", async () => {
    const { player, session } = await fixture.playing("0.00");
    expect((await fixture.start(session)).error).toMatchObject({ code: "not_enough_money" });
    const { data } = await rotate(session);
    expect(data!.revealed.lastNonce).toBeNull();
    const { opened } = await fixture.open(player);
    expect(opened.fairness).toEqual({ ...data!.next, nonce: 0, mayChooseClientSeed: false });
  });

  it("commit and reveal detects a stored round that does not match its seeds", async () => {
    const { opened, session } = await fixture.playing();
    await fixture.destine(session, opened, "loss");
    const { data: round } = await fixture.start(session);
    await rotate(session);
    const tell = async () => (await fixture.ask("verifyRound", { session, roundId: round!.roundId })).matches;
    expect(await tell()).toBe(true);
    await fixture.database.query("UPDATE studio_round SET payout_minor = 1 WHERE id = $1", [round!.roundId]);
    expect(await tell()).toBe(false);
  });

  it("commit and reveal does not lose a start to a concurrent rotation", async () => {
    const { session } = await fixture.playing();
    fixture.advance(6_000);
    const [started, rotated] = await Promise.all([
      fixture.call("startRound", { body: fixture.wish(), session }),
      rotate(session),
    ]);
    expect(started.status).toBe(200);
    expect([200, 409]).toContain(rotated.status);
  });

  it.each(["a:b", "", "a".repeat(65)])("commit and reveal refuses the client seed %o", async (clientSeed) => {
    const { session } = await fixture.openFree();
    expect(await rotate(session, clientSeed)).toMatchObject({
      status: 400,
      error: { code: "invalid_request" },
    });
  });
});
