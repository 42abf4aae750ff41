import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { queueMessage } from "../messages/index.ts";
import { createGateFixture, type GateFixture } from "./gate-fixture.ts";
import { lettersTo } from "./letters-to.ts";

type Player = Awaited<ReturnType<GateFixture["player"]>>;

/** A new draw of bell-one, as its provider names it. */
export const newDraw = () => ({ id: `bell-one/${randomUUID()}`, at: "2026-11-21T20:00:00.000Z" });

export type DrawLettersFixture = Awaited<ReturnType<typeof createDrawLettersFixture>>;

/** A gate whose title bell-one is a lotto, and players who read their letters about its draws in English. */
async function createDrawLettersFixture() {
  const gate = await createGateFixture();
  const title = gate.deps.titles.find(({ code }) => code === "bell-one");
  Object.assign(title!, { categories: ["lottery"], model: "lotto-saturday" });
  const fixture = {
    gate,
    /** A new player who has deposited 50.00 and reads English. */
    async funded() {
      const player = await gate.stranger();
      await gate.database.query("UPDATE player SET language = 'en' WHERE id = $1", [player.id]);
      await gate.deposit(player, "50.00");
      return player;
    },
    lettersOf: async ({ email }: Player) =>
      (await lettersTo(gate, email)).filter(({ subject }) => subject.startsWith("bell-one")),
    /** Queues as many letters as one mailbox gets in an hour. */
    async fillMailbox({ email }: Player) {
      const letter = { channel: "email", recipient: email, subject: "Other", body: "Other" } as const;
      for (let count = 0; count < 10; count += 1) await queueMessage(gate.database, letter, gate.clock.at);
    },
    /** For each letter about bell-one: whether it is sent or will be. */
    async isToldTo({ email }: Player) {
      const { rows } = await gate.database.query<{ is_told: boolean }>(
        "SELECT given_up_at IS NULL AS is_told FROM message WHERE recipient = $1 AND subject LIKE 'bell-one%'",
        [email],
      );
      return rows.map((row) => row.is_told);
    },
  };
  return fixture;
}

/** Gives a file's tests one such gate, and checks the gate's invariants after each of them. */
export function withDrawLetters(assign: (fixture: DrawLettersFixture) => void): void {
  let gate: GateFixture;
  beforeAll(async () => {
    const fixture = await createDrawLettersFixture();
    gate = fixture.gate;
    assign(fixture);
  });
  afterEach(async () => expect(await gate.violations()).toEqual([]));
  afterAll(() => gate.close());
}
