import { createBeacon } from "@bellwether/games/beacon/beacon-client.ts";
import { SANDBOX_BEACON } from "@bellwether/sandbox";
import { mountBeacon } from "@bellwether/sandbox/beacon.ts";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { isSandboxBeacon, QUICKNET, readBeaconSettings } from "./beacon.ts";

const quicknet = { BEACON_CHAIN_HASH: QUICKNET.chainHash, BEACON_PUBLIC_KEY: QUICKNET.publicKey };

describe("the sandbox's beacon", () => {
  const clock = { at: new Date("2026-11-23T12:00:00Z") };
  const app = new Hono();
  mountBeacon(app, { now: () => clock.at });
  const beacon = createBeacon({
    ...SANDBOX_BEACON,
    url: "http://beacon.test/sandbox/beacon",
    fetch: async (input, init) => app.fetch(new Request(input, init)),
  });

  it("the sandbox's beacon is accepted by the studio's beacon client, which reports no trouble while their clocks agree", async () => {
    expect(await beacon.chain()).toMatchObject({ hash: SANDBOX_BEACON.chainHash, periodMs: 3_000 });
    expect(await beacon.trouble(async () => clock.at)).toBeUndefined();
  });

  it("the sandbox's beacon has the value of a round from the round's time on, and not 1 ms earlier", async () => {
    const chain = (await beacon.chain())!;
    const round = (clock.at.getTime() - chain.genesisMs) / chain.periodMs + 2;
    clock.at = new Date("2026-11-23T12:00:02.999Z");
    expect(await beacon.signature(round)).toBeUndefined();
    clock.at = new Date("2026-11-23T12:00:03Z");
    expect(await beacon.signature(round)).toMatch(/^[0-9a-f]{96}$/);
  });

  it.each(["0", "-1", "1.5", "x"])("the sandbox's beacon answers 404 for round %s", async (round) => {
    const path = `/sandbox/beacon/${SANDBOX_BEACON.chainHash}/public/${round}`;
    expect((await app.request(path)).status).toBe(404);
  });
});

describe("the beacon's settings", () => {
  it("the beacon's settings contain the chain and the URL without its final slash, and are undefined without a URL", () => {
    expect(readBeaconSettings(quicknet)).toBeUndefined();
    expect(readBeaconSettings({ ...quicknet, BEACON_URL: "https://api.drand.sh/" })).toEqual({
      url: "https://api.drand.sh",
      ...QUICKNET,
    });
  });

  it("the beacon's settings recognise the sandbox's chain by its hash or its public key", () => {
    expect(isSandboxBeacon(quicknet)).toBe(false);
    expect(isSandboxBeacon({ ...quicknet, BEACON_CHAIN_HASH: SANDBOX_BEACON.chainHash })).toBe(true);
    expect(isSandboxBeacon({ ...quicknet, BEACON_PUBLIC_KEY: SANDBOX_BEACON.publicKey })).toBe(true);
  });
});
