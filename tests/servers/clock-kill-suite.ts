import { randomUUID } from "node:crypto";
import type {
  PotsReply,
  PublishedClock,
  SettleRoundReply,
  StartRoundReply,
} from "@bellwether/contract/studio/index.ts";
import { describe, expect, it } from "vitest";
import { type KilledProduct, useKilledProduct } from "./killed-product.ts";
import { drivePlayer } from "./player-client.ts";
import { killSteps } from "./product.ts";
import { openStudio } from "./studio-player.ts";

const POT = "quarter-chime";
const CURRENCY = "EUR";
const GAME = "town-hall-clock";
const STAKE_MINOR = 100;
/** Longer than the lease of a killed process and the draw of a clock together. */
const WAIT_MS = 120_000;

/** The setting of a product whose win-time clocks are short. */
export const shortClocks = { CLOCKS_EVERY_MS: "10000" };

/** Kills the process while the winner of a win-time clock is paid; the same test runs on every database. */
export function describeClockKills(database: string, start: () => Promise<KilledProduct>): void {
  describe(`the clocks of a win-time jackpot on ${database}`, () => {
    const killed = useKilledProduct(start);

    it(`21: a kill at each of ${killSteps.length} steps of paying a clock's winner: the amount is paid once`, {
      timeout: 1_200_000,
    }, async () => {
      const product = killed.product();
      const player = await drivePlayer(product, { amount: "100.00" });
      const studio = await openStudio(product, player, GAME);
      const balanceMinor = async () =>
        Math.round(Number((await player.gate.call("balance", {})).player_balance_amount) * 100);
      const clock = (number: number) => studio.get<PublishedClock>(`/clocks/${POT}/${CURRENCY}/${number}`);
      let expected = await balanceMinor();
      for (const step of killSteps) {
        const { pots } = await studio.get<PotsReply>(`/pots/${CURRENCY}`);
        const number = pots.find(({ pot }) => pot === POT)?.clock?.now?.number ?? 0;
        const round = await studio.post<StartRoundReply>("/rounds", {
          requestId: randomUUID(),
          stakeMinor: String(STAKE_MINOR),
          input: {},
        });
        await studio.post<SettleRoundReply>(`/rounds/${round.roundId}/settle`, {});
        expected += Number(round.payoutMinor) - STAKE_MINOR;
        await (await product.killAt(step)).dead;
        await product.restart();
        // The stake entered the clock that ran when it was confirmed: this one, or the next.
        const won: PublishedClock[] = [];
        for (const each of [number, number + 1]) {
          await expect
            .poll(async () => (await clock(each)).state, { timeout: WAIT_MS })
            .toMatch(/paid|empty/);
          won.push(await clock(each));
        }
        const paid = won.filter(({ state }) => state === "paid");
        expect(paid, step).toMatchObject([{ entries: 1, winner: round.roundId }]);
        expected += Number(paid[0]?.amountMinor);
        expect(await balanceMinor(), step).toBe(expected);
      }
    });
  });
}
