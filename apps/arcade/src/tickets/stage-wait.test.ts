import type { DrawTicket } from "@bellwether/contract/studio/draws.ts";
import type { TableRound } from "@bellwether/contract/studio/tables.ts";
import { describe, expect, it } from "vitest";
import { StageWait } from "./stage-wait.ts";

const ball = { type: "ball" } as never;
const roundOf = (number: number, phase: TableRound["phase"], more: Partial<TableRound> = {}) =>
  ({
    number,
    phase,
    events: null,
    voidReason: phase === "void" ? "beacon_silent" : null,
    ...more,
  }) as TableRound;
const ticket = { roundId: "r7", number: 7 } as DrawTicket;

/** A game with a ticket in draw 7, of which the studio says `published` when it is read. */
function game(published?: TableRound, mayInterrupt = true) {
  const shown: string[] = [];
  const held = new Map([[7, [ticket]]]);
  const wait = new StageWait({
    ticketsOf: (number) => held.get(number) ?? [],
    read: async () => published,
    watch(number) {
      wait.end();
      shown.push(`draw ${number}`);
    },
    fail({ number, voidReason }, tickets) {
      if (mayInterrupt) shown.push(`void ${number}, ${voidReason}, with ${tickets.length} ticket`);
      return mayInterrupt;
    },
    leave() {
      wait.end();
      shown.push("slips");
    },
  });
  const follow = async (round: TableRound, results: number[] = []) => {
    wait.follow({ round, results: results.map((number) => ({ number, events: [ball] })) });
    await Promise.resolve();
    return shown;
  };
  return { wait, shown, held, follow };
}

describe("a stage that waits for the public number of draw 7", () => {
  const VOID = "void 7, beacon_silent, with 1 ticket";

  it("a stage that waits for the public number of draw 7 says that it is void, though draw 8 is current at once and the stake was given up before", async () => {
    const { wait, held, shown } = game();
    wait.begin(7, [ticket]);
    held.clear();
    wait.follow({ round: roundOf(7, "void"), results: [] });
    wait.follow({ round: roundOf(8, "betting"), results: [] });
    expect(shown).toEqual([VOID]);
  });

  it("a stage that waits for the public number of draw 7 reads that it is void when the client has heard of draw 8 only", async () => {
    const { wait, held, follow } = game(roundOf(7, "void"));
    wait.begin(7, [ticket]);
    held.clear();
    expect(await follow(roundOf(8, "betting"))).toEqual([VOID]);
    expect(await follow(roundOf(8, "closed"))).toEqual([VOID]);
  });

  it.each([
    ["draw 8 is on sale", roundOf(8, "betting")],
    ["it is paid already", roundOf(7, "paid")],
  ])(
    "a stage that waits for the public number of draw 7 shows the draw that the client has missed when %s",
    async (_, round) => {
      const { wait, follow } = game();
      wait.begin(7, [ticket]);
      expect(await follow(round, [7])).toEqual(["draw 7"]);
    },
  );

  it("a stage that waits for the public number of draw 7 shows the missed draw also when the table's latest results no longer have it", async () => {
    const { wait, follow } = game(roundOf(7, "paid", { events: [ball] }));
    wait.begin(7, [ticket]);
    expect(await follow(roundOf(40, "betting"), [39])).toEqual(["draw 7"]);
  });

  it("a stage that waits for the public number of draw 7 leaves for the slips when the end cannot be read", async () => {
    const { wait, follow } = game();
    wait.begin(7, [ticket]);
    expect(await follow(roundOf(8, "betting"))).toEqual(["slips"]);
  });

  it("a stage that waits for the public number of draw 7 goes on waiting while the draw is sealed, and shows nothing after the player has gone back to the slips", async () => {
    const { wait, follow } = game(roundOf(7, "void"));
    wait.begin(7, [ticket]);
    expect(await follow(roundOf(7, "sealed"))).toEqual([]);
    const reading = follow(roundOf(8, "betting"));
    wait.end();
    expect(await reading).toEqual([]);
    expect(await follow(roundOf(8, "closed"))).toEqual([]);
  });
});

describe("a void draw for which the stage does not wait", () => {
  it("a void draw for which the stage does not wait is shown to a player with a ticket in it, and to nobody else", async () => {
    expect(await game().follow(roundOf(7, "void"))).toEqual(["void 7, beacon_silent, with 1 ticket"]);
    expect(await game().follow(roundOf(6, "void"))).toEqual([]);
  });

  it("a void draw for which the stage does not wait does not take the place of slips that are being filled in", async () => {
    expect(await game(undefined, false).follow(roundOf(7, "void"))).toEqual([]);
  });
});
