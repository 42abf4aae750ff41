import { QUICKNET_INFO, SANDBOX_CHAIN_INFO } from "@bellwether/contract/beacon-chains.ts";
import { describe, expect, it } from "vitest";
import { createBeaconSigner } from "../testing/beacon-signer.ts";
import { type BeaconInfo, chainHashOf, firstRoundFrom } from "./beacon-chain.ts";
import { createBeacon } from "./beacon-client.ts";
import { roundTimeMs } from "./beacon-times.ts";
import { isBeaconSignature, randomnessOf } from "./check-signature.ts";

const quicknet = QUICKNET_INFO;
const ROUND_1000 =
  "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39";

/** A chain of the test's own key, whose round 1 came at 0 s and whose latest round is `latest`. */
const { publicKey, sign } = createBeaconSigner();
const ownInfo = {
  ...quicknet,
  public_key: publicKey,
  genesis_time: 1_000,
  metadata: { beaconID: "test" },
};
const own: BeaconInfo = { ...ownInfo, hash: chainHashOf(ownInfo) };
type Answers = Record<string, () => Response>;
function beaconThat(answers: Answers, info: BeaconInfo = own, elapsedMs = () => 0) {
  return createBeacon({
    elapsedMs,
    url: "http://beacon.test",
    chainHash: info.hash,
    publicKey: own.public_key,
    async fetch(input) {
      const path = new URL(String(input)).pathname.replace(`/${info.hash}`, "");
      if (path === "/info") return Response.json(info);
      return (answers[path] ?? (() => new Response("not yet", { status: 404 })))();
    },
  });
}
const latest = (round: number, headers: Record<string, string> = {}): Answers => ({
  "/public/latest": () => Response.json({ round, signature: sign(round) }, { headers }),
});
const at = (ms: number) => async () => new Date(ms);

describe("a drand chain", () => {
  it("a drand chain has the hash that drand publishes for quicknet, and the sandbox's chain has its own", () => {
    expect(chainHashOf(quicknet)).toBe(quicknet.hash);
    expect(chainHashOf(SANDBOX_CHAIN_INFO)).toBe(SANDBOX_CHAIN_INFO.hash);
  });

  it("a drand chain has signed round 1000 of quicknet, and no other round with that signature", () => {
    expect(isBeaconSignature(quicknet.public_key, 1_000, ROUND_1000)).toBe(true);
    expect(isBeaconSignature(quicknet.public_key, 1_001, ROUND_1000)).toBe(false);
    expect(isBeaconSignature(quicknet.public_key, 1_000, "00".repeat(48))).toBe(false);
    expect(randomnessOf(ROUND_1000)).toBe("fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd");
  });

  it("a drand chain publishes the first round from a time at that time or later, and less than a period later", () => {
    const chain = { hash: "", publicKey: "", periodMs: 3_000, genesisMs: 10_000 };
    for (const ms of [9_000, 10_000, 10_001, 12_999, 13_000, 13_001]) {
      const time = roundTimeMs(chain, firstRoundFrom(chain, ms));
      expect(time).toBeGreaterThanOrEqual(ms);
      expect(time - Math.max(ms, chain.genesisMs)).toBeLessThan(3_000);
    }
  });
});

describe("the beacon's client", () => {
  it("the beacon's client returns a signed value, and none for a round that was not published", async () => {
    const beacon = beaconThat({ "/public/7": () => Response.json({ round: 7, signature: sign(7) }) });
    expect(await beacon.signature(7)).toBe(sign(7));
    expect(await beacon.signature(8)).toBeUndefined();
  });

  it.each([
    ["another round's signature", () => Response.json({ round: 7, signature: sign(8) })],
    ["another round", () => Response.json({ round: 8, signature: sign(8) })],
    ["a page", () => new Response("<html>")],
    ["status 500", () => Response.json({ round: 7, signature: sign(7) }, { status: 500 })],
  ])("the beacon's client returns nothing when the relay answers %s", async (_, answer) => {
    expect(await beaconThat({ "/public/7": answer }).signature(7)).toBeUndefined();
  });

  it("the beacon's client rejects a chain whose genesis does not match its hash", async () => {
    const beacon = beaconThat(latest(5), { ...own, genesis_time: 4_000 });
    expect(await beacon.chain()).toBeUndefined();
    expect(await beacon.trouble(at(1_012_000))).toBe("beacon_silent");
  });

  it("the beacon's client reports a problem when the clock is 501 ms behind a published round, and none at 500 ms", async () => {
    // Round 5 was published at 1,012 s.
    expect(await beaconThat(latest(5)).trouble(at(1_011_500))).toBeUndefined();
    expect(await beaconThat(latest(5)).trouble(at(1_011_499))).toBe("clock_skew");
  });

  it("the beacon's client reports a problem when the clock is ahead of the relay's date by more than 500 ms and the date's second", async () => {
    const dated = latest(5, { date: new Date(1_012_000).toUTCString() });
    expect(await beaconThat(dated).trouble(at(1_013_500))).toBeUndefined();
    expect(await beaconThat(dated).trouble(at(1_013_501))).toBe("clock_skew");
  });

  it("the beacon's client reports a silent beacon when the latest value is not signed", async () => {
    const forged = { "/public/latest": () => Response.json({ round: 9_999, signature: sign(5) }) };
    expect(await beaconThat(forged).trouble(at(1_012_000))).toBe("beacon_silent");
  });

  it("the beacon's client reports a silent beacon when the latest value is older than 30 s, although the relay answers", async () => {
    const dated = (ms: number) => latest(5, { date: new Date(ms).toUTCString() });
    expect(await beaconThat(dated(1_042_000)).trouble(at(1_042_000))).toBeUndefined();
    expect(await beaconThat(dated(1_042_000)).trouble(at(1_042_001))).toBe("beacon_silent");
    expect(await beaconThat(latest(5)).trouble(at(1_042_001))).toBe("beacon_silent");
  });

  it("the beacon's client accepts a value of three periods' age from a beacon that publishes every 20 s", async () => {
    const slow: BeaconInfo = { ...own, period: 20 };
    const info = { ...slow, hash: chainHashOf(slow) };
    // Round 5 was published at 1,080 s.
    const beacon = () => beaconThat(latest(5), info);
    expect(await beacon().trouble(at(1_140_000))).toBeUndefined();
    expect(await beacon().trouble(at(1_140_001))).toBe("beacon_silent");
  });

  it("the beacon's client reports the clock and not the beacon when the clock is a minute ahead of the relay's date", async () => {
    const dated = latest(5, { date: new Date(1_012_000).toUTCString() });
    expect(await beaconThat(dated).trouble(at(1_072_000))).toBe("clock_skew");
  });

  it("the beacon's client asks once for a value that 10 tables wait for, and not again once it is known", async () => {
    let asked = 0;
    const beacon = beaconThat({
      "/public/7": () => {
        asked += 1;
        return Response.json({ round: 7, signature: sign(7) });
      },
    });
    const wait = () => beacon.signature(7);
    expect(new Set(await Promise.all(Array.from({ length: 10 }, wait)))).toEqual(new Set([sign(7)]));
    expect(await wait()).toBe(sign(7));
    expect(asked).toBe(1);
  });

  it("the beacon's client asks again for a value that was not published yet", async () => {
    let isPublished = false;
    const beacon = beaconThat({
      "/public/7": () =>
        isPublished ? Response.json({ round: 7, signature: sign(7) }) : new Response("", { status: 404 }),
    });
    expect(await beacon.signature(7)).toBeUndefined();
    isPublished = true;
    expect(await beacon.signature(7)).toBe(sign(7));
  });

  it("the beacon's client asks a relay that does not answer once a second, however often its tables look", async () => {
    let asked = 0;
    let elapsedMs = 0;
    const away = () => {
      asked += 1;
      throw new TypeError("fetch failed");
    };
    const beacon = beaconThat({ "/public/latest": away, "/public/7": away }, own, () => elapsedMs);
    for (; elapsedMs < 3_000; elapsedMs += 250) {
      expect(await beacon.trouble(at(1_012_000))).toBe("beacon_silent");
      expect(await beacon.signature(7)).toBeUndefined();
    }
    expect(asked).toBe(3);
  });
});
