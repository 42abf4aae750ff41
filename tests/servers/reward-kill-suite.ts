import { randomInt } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { seed } from "./fault-size.ts";
import { seeded } from "./kill-and-recover.ts";
import { type KilledProduct, useKilledProduct } from "./killed-product.ts";
import { drivePlayer } from "./player-client.ts";
import { clockSettings, killSteps } from "./product.ts";

const PROMOTION = "advent-calendar";
const DOOR = "2026-12-02";
/** In Luxembourg the door of 2 December closes at this time. Its draw is sealed and held in the minutes after it. */
const CLOSES_AT = Date.parse("2026-12-02T23:00:00Z");
/** A draw is sealed half a minute after the close at the earliest, and held a minute after the seal. The first kill comes before that. */
const HELD_AFTER_MS = 75_000;
/** Enough for the servers to start, and for the players to sign up and open the door. */
const BEFORE_CLOSE_MS = 90_000;
/** The draw has ten prizes, so each player wins one. */
const PLAYERS = 6;
const PRIZE = 50;
/** Two runs of the job that settles rewards, each after the lease of a killed process. */
const WAIT_MS = 300_000;

/** Kills the process while a calendar's draw is sealed and while its prizes are paid; the same test runs on every database. */
export function describeRewardKills(
  database: string,
  start: (settings: Record<string, string>) => Promise<KilledProduct>,
): void {
  describe(`rewards on ${database} (SEED=${seed})`, () => {
    const closesAt = Date.now() + BEFORE_CLOSE_MS;
    const killed = useKilledProduct(() => start(clockSettings(CLOSES_AT - closesAt)));

    it(`each of ${PLAYERS} players gets ${PRIZE}.00 once, although the process is killed after the door has closed and at each of ${killSteps.length} steps of a payment`, {
      timeout: 1_200_000,
    }, async () => {
      const product = killed.product();
      const players = await Promise.all(
        // Each is another person, because a person gets a reward once.
        Array.from({ length: PLAYERS }, (_, index) =>
          drivePlayer(product, {
            amount: "20.00",
            person: { country: "LU", day: String(index + 1), phone: `+352691${randomInt(100_000, 999_999)}` },
          }),
        ),
      );
      for (const { gate } of players)
        expect((await gate.call("openDoor", { promotion: PROMOTION })).doors).toEqual([DOOR]);
      const drawOf = async () => {
        const { draws } = await players[0]!.gate.call("prizeDraws", { promotion: PROMOTION });
        return draws.find(({ occasion }) => occasion === DOOR);
      };
      const until = async (isReached: () => Promise<boolean>) => {
        const deadline = performance.now() + WAIT_MS;
        while (!(await isReached())) {
          if (performance.now() > deadline)
            throw new Error(`the draw is still ${JSON.stringify(await drawOf())}`);
          await setTimeout(500);
        }
      };
      const killIn = closesAt + seeded(seed)() * HELD_AFTER_MS - Date.now();
      await setTimeout(killIn);
      await product.kill();
      // Armed at the start: a slow one ends after the lease of the killed process, and the prizes are paid at once.
      for (const step of killSteps) await product.restartUntil({ step, write: "money" });
      await product.restart();
      for (const { gate } of players) {
        const ofDoor = async () =>
          (await gate.call("rewards", {})).given.filter(({ occasion }) => occasion === DOOR);
        await until(async () => (await ofDoor()).some(({ state }) => state === "given"));
        expect(await ofDoor()).toMatchObject([{ promotion: PROMOTION, gives: "cash", amount: "50.00" }]);
        expect((await gate.call("balance", {})).player_balance_amount).toBe("70.00");
      }
      expect(await drawOf()).toMatchObject({ phase: "drawn", entry_count: PLAYERS, holder_count: PLAYERS });
    });
  });
}
