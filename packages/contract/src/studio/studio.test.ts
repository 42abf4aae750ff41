import { describe, expect, it } from "vitest";
import {
  ClientSeed,
  GameCode,
  MinorAmount,
  OpenSessionRequest,
  PositiveMinorAmount,
  RoundScript,
  StartRoundRequest,
} from "./index.ts";

describe("an amount on the studio's wire", () => {
  it.each(["0", "1", "250", "999999999999999999"])("an amount on the studio's wire may be %s", (amount) => {
    expect(MinorAmount.parse(amount)).toBe(amount);
  });

  it.each([
    "",
    "-1",
    "+1",
    "01",
    "1.5",
    "1e21",
    "NaN",
    " 1",
    "1\n",
    "1000000000000000000",
    "٣",
    250,
    250n,
    null,
  ])("an amount on the studio's wire may not be %o", (amount) => {
    expect(MinorAmount.safeParse(amount).success).toBe(false);
  });

  it("an amount on the studio's wire of a stake may not be 0", () => {
    expect(PositiveMinorAmount.safeParse("0").success).toBe(false);
  });
});

describe("a request to the studio", () => {
  const start = { requestId: "0197a3c4-5b1e-7c1a-9b52-0c7f5f1b2d3e", stakeMinor: "200", input: {} };

  it("a request to the studio starts a round with an empty input or a list of bets", () => {
    expect(StartRoundRequest.parse(start)).toEqual(start);
    const input = { bets: [{ spot: "red", amountMinor: "200" }] };
    expect(StartRoundRequest.parse({ ...start, input }).input).toEqual(input);
  });

  it.each([
    ["a request id that is no uuid", { requestId: "1" }],
    ["a stake as a number", { stakeMinor: 200 }],
    ["a payout of its own", { payoutMinor: "1000" }],
    ["a list as input", { input: ["red"] }],
  ])("a request to the studio is refused with %s", (_, changed) => {
    expect(StartRoundRequest.safeParse({ ...start, ...changed }).success).toBe(false);
  });

  it("a request to the studio opens a game by its code, and refuses a role", () => {
    expect(OpenSessionRequest.safeParse({ gameCode: "bell-lines", mode: "free" }).success).toBe(true);
    expect(
      OpenSessionRequest.safeParse({ gameCode: "bell-lines", mode: "free", role: "admin" }).success,
    ).toBe(false);
  });

  it.each(["Bell-Lines", "bell--lines", "-bell", "bell_lines", "a".repeat(65), ""])(
    "a request to the studio refuses the game code %o",
    (code) => {
      expect(GameCode.safeParse(code).success).toBe(false);
    },
  );

  it.each(["a:b", "", "a b", "ä", "a".repeat(65)])(
    "a request to the studio refuses the client seed %o",
    (seed) => {
      expect(ClientSeed.safeParse(seed).success).toBe(false);
    },
  );
});

describe("a script", () => {
  it("a script names its mechanic and contains events with a type", () => {
    const landed = { type: "ball-landed", pocket: 17, color: "black" };
    expect(RoundScript.safeParse({ mechanic: "roulette", events: [landed] }).success).toBe(true);
    expect(RoundScript.safeParse({ mechanic: "roulette", events: [{ pocket: 17 }] }).success).toBe(false);
    expect(RoundScript.safeParse({ engine: "european-roulette", events: [landed] }).success).toBe(false);
  });
});
