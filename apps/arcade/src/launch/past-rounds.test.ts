import { beforeEach, expect, it, vi } from "vitest";
import { StudioCallError } from "../studio/studio-failure.ts";
import { PastRounds } from "./past-rounds.ts";

/** An element that keeps its children, text and attributes, which is all that a panel's words need. */
class Piece extends EventTarget {
  readonly dataset = {};
  readonly attributes: Record<string, string> = {};
  children: (Piece | string)[] = [];
  textContent = "";
  append(...children: (Piece | string)[]) {
    this.children.push(...children);
  }
  replaceChildren(...children: (Piece | string)[]) {
    this.children = children;
  }
  setAttribute(name: string, value: string) {
    this.attributes[name] = value;
  }
  removeAttribute() {}
  after() {}
  scrollIntoView() {}
  showModal() {}
  get words(): string[] {
    const own = [this.textContent, this.attributes.value ?? ""].filter((word) => word !== "");
    return [...own, ...this.children.flatMap((child) => (typeof child === "string" ? child : child.words))];
  }
}

const body = new Piece();
beforeEach(() => {
  body.children = [];
  const createElement = () => new Piece();
  vi.stubGlobal("document", { createElement, createElementNS: createElement, body });
});

/** The words of the panel with the proof of a past round of 100 that paid 120. */
async function wordsOfProof(kind: "solo" | "shared"): Promise<string[]> {
  const round = {
    ...{ roundId: "past", stakeMinor: "100", payoutMinor: "120", nonce: 57 },
    ...{ serverSeedHash: "hash of the round", serverSeed: "seed of the round", clientSeed: "ferry:57" },
    ...(kind === "shared" && { table: { tableId: "ferry", number: 57 } }),
  };
  const studio = {
    async call(name: string) {
      if (name === "replayRound") return round;
      throw new StudioCallError("server_error");
    },
  };
  const t = (key: string, params?: object) => [key, ...Object.values(params ?? {})].join(" ");
  const fairness = {
    ...{ serverSeedHash: "hash of the pair", nextServerSeedHash: "hash of the next pair" },
    ...{ clientSeed: "seed of the player", nonce: 4, mayChooseClientSeed: false },
  };
  const sheet = { minimumRoundMs: kind === "shared" ? 0 : 5_000 };
  const past = new PastRounds({ t, studio, base: "" } as never, { fairness, sheet } as never, String, {
    replay: async () => {},
    failed: () => {},
  });
  await past.recall("past");
  await past.openProof("past", false);
  return body.children.flatMap((child) => (typeof child === "string" ? child : child.words));
}

const OF_A_PAIR = [
  ...["fairness_intro", "hash of the pair", "hash of the next pair", "next_nonce", "4"],
  ...["client_seed", "seed of the player", "client_seed_help", "rotate", "past_rounds"],
];

it("the proof of a bet in round 57 of a table has the text of the table's own panel, and no form to change the player's seeds", async () => {
  const words = await wordsOfProof("shared");
  expect(words).toEqual(
    expect.arrayContaining([
      ...["live_round 57", "hash of the round", "seed of the round"],
      ...["live_proof_intro", "live_your_bets", "live_bet_line 57 100 120"],
    ]),
  );
  expect(words.filter((word) => OF_A_PAIR.includes(word))).toEqual([]);
});

it("the proof of round 57 of a solo game has the player's seeds, and the form to change them", async () => {
  const words = await wordsOfProof("solo");
  expect(words).toEqual(
    expect.arrayContaining(["round_proof 57", "ferry:57", "round_line 57 100 120", ...OF_A_PAIR]),
  );
  expect(words).not.toContain("live_proof_intro");
});

const SEVEN_SPINS = { id: "free-spins", spins: 7, multiplier: 1 };

it("a round of the seeds in use is revealed and verified by one press, which changes the seeds first and keeps the player's own", async () => {
  const calls: unknown[][] = [];
  const seeds = { serverSeedHash: "hash of the pair", clientSeed: "seed of the player", nonce: 58 };
  const round = {
    ...{ roundId: "past", stakeMinor: "100", payoutMinor: "120", nonce: 57 },
    ...{ serverSeedHash: "hash of the pair", serverSeed: null, clientSeed: "seed of the player" },
    input: { buy: true },
  };
  const studio = {
    async call(name: string, body: object) {
      if (name === "replayRound") return round;
      calls.push([name, body]);
      const revealed = { ...seeds, serverSeed: "seed of the pair", unused: [] };
      return { revealed, next: { ...seeds, serverSeedHash: "hash of the next pair" } };
    },
  };
  const t = (key: string, params?: object) => [key, ...Object.values(params ?? {})].join(" ");
  const fairness = { ...seeds, nextServerSeedHash: "hash of the next pair", mayChooseClientSeed: false };
  const past = new PastRounds(
    { t, studio, base: "" } as never,
    { fairness, sheet: { minimumRoundMs: 1_000, purchases: [SEVEN_SPINS] } } as never,
    String,
    { replay: async () => {}, failed: () => {} },
  );
  await past.recall("past");
  await past.openPanel(false);
  const pieces = (piece: Piece): Piece[] => [
    piece,
    ...piece.children.flatMap((child) => (typeof child === "string" ? [] : pieces(child))),
  ];
  const all = () => pieces(body);
  const words = all().map(({ textContent }) => textContent);
  expect(words).toEqual(
    expect.arrayContaining(["reveal_note", "round_line_bought 57 100 120 · purchase_name 7 1"]),
  );
  expect(words).not.toContain("verify");
  const check = all().find(({ textContent }) => textContent === "reveal_and_verify");
  check?.dispatchEvent(new Event("click"));
  await vi.waitFor(() =>
    expect(calls).toMatchObject([["rotateSeeds", { clientSeed: "seed of the player" }]]),
  );
  await vi.waitFor(() => expect(check).toMatchObject({ textContent: "verify" }));
  expect(check?.attributes["aria-label"]).toBe("verify: round_line_bought 57 100 120 · purchase_name 7 1");
});
