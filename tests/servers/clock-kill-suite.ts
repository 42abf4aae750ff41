import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { JackpotFile } from "@bellwether/contract/content/jackpot.ts";
import type {
  PotsReply,
  PublishedClock,
  SettleRoundReply,
  StartRoundReply,
} from "@bellwether/contract/studio/index.ts";
import { describe, expect, it } from "vitest";
import { isFullSize, KILLS_AT_A_STEP, seed } from "./fault-size.ts";
import { choosePlaces, type NamedWrite, placesText } from "./kill-places.ts";
import { type KilledProduct, useKilledProduct } from "./killed-product.ts";
import { drivePlayer } from "./player-client.ts";
import { retryUntil } from "./retry-until.ts";
import { runDrawVerifier } from "./run-verifier.ts";
import { openStudio } from "./studio-player.ts";

const CURRENCY = "EUR";
const GAME = "town-hall-clock";
const STAKE_MINOR = 400;
/** Time enough for a round before the clock is at zero. */
const ROUND_MS = 3_000;
/** Longer than the lease of a killed process and the draw of a clock together. */
const WAIT_MS = 120_000;

/** Clocks that may pass until the stake of a round that was broken off is confirmed, and one more. */
const MAX_CLOCKS = 8;

/** The writes of a clock after its end, in their order. */
const clockWrites: readonly NamedWrite[] = [
  { name: "the close", write: { statement: "UPDATE studio_clock SET state = 'closed'" } },
  { name: "root and beacon round", write: { statement: "UPDATE studio_clock SET state = 'sealed'" } },
  { name: "the hit", write: { statement: "INSERT INTO studio_pot_hit" } },
  { name: "the claim", write: { statement: "UPDATE studio_clock SET attempts" }, isSingle: true },
  { name: "the payment", write: "money" },
  { name: "the end", write: { statement: "UPDATE studio_clock SET state = 'paid'" } },
];
/** A call also has to be planned, after the first stake of the one before. */
const callWrites: readonly NamedWrite[] = [
  { name: "the plan", write: { statement: "INSERT INTO studio_clock (" }, isSingle: true },
  ...clockWrites,
];

const terms = {
  ...{ subCategories: [29], seed: 10_000, contributionMilliCents: 2_000 },
  ...{ minimumStake: STAKE_MINOR, keepsPercent: 20 },
};
/** Jackpots that pay something each time, however often they were won. A call takes half a minute, so the short run kills in fewer of them. */
const subjects: { of: string; writes: readonly NamedWrite[]; inShort: number; jackpot: JackpotFile }[] = [
  {
    ...{ of: "a clock", writes: clockWrites, inShort: 2 },
    jackpot: { id: "killed-chime", name: "Killed Chime", kind: "win-time", everyHours: 6, ...terms },
  },
  {
    ...{ of: "a drop's call", writes: callWrites, inShort: 1 },
    jackpot: { id: "killed-call", name: "Killed Call", kind: "drop", period: "hour", ...terms },
  },
];

/** Kills the process while a win-time clock or a drop's call is closed, drawn and paid; the same test runs on every database. */
export function describeClockKills(
  database: string,
  start: (settings: Record<string, string>) => Promise<KilledProduct>,
): void {
  describe.each(subjects)(`$of on ${database} (SEED=${seed})`, ({ of, writes, inShort, jackpot }) => {
    const POT = jackpot.id;
    const places = choosePlaces(writes, seed, inShort);
    const kills = Array.from({ length: KILLS_AT_A_STEP }, () => places).flat();
    const killsText = isFullSize ? `${KILLS_AT_A_STEP} times at each step of each write` : placesText(places);
    const folder = mkdtempSync("/tmp/bellwether-jackpots-");
    writeFileSync(join(folder, `${POT}.json`), JSON.stringify(jackpot));
    const killed = useKilledProduct(
      () => start({ JACKPOTS_DIR: folder, CLOCKS_EVERY_MS: "10000", DROPS_DUE: "true" }),
      () => rmSync(folder, { recursive: true, force: true }),
    );

    it(`a kill at a step of ${of} (${killsText}): one winner is drawn and paid once, and the published root verifies`, {
      timeout: isFullSize ? 7_200_000 : 1_800_000,
    }, async () => {
      const product = killed.product();
      const player = await drivePlayer(product, { amount: "500.00", withoutRewards: true });
      const studio = await openStudio(product, player, GAME);
      const balanceMinor = async () =>
        Math.round(Number((await player.gate.call("balance", {})).player_balance_amount) * 100);
      const pathOf = (number: number) => `/clocks/${POT}/${CURRENCY}/${number}`;
      const clock = (number: number) => studio.get<PublishedClock>(pathOf(number));
      const running = ({ pots }: PotsReply) => pots.find(({ pot }) => pot === POT)?.clock?.now;
      /** The stake entered the clock that ran when it was confirmed: this one, or a later one if the start took long. One more is looked at. */
      const clocksFrom = async (number: number) => {
        const over: PublishedClock[] = [];
        for (let each = number; over.at(-2)?.state !== "paid" && over.length < MAX_CLOCKS; each += 1) {
          await expect
            .poll(async () => (await clock(each)).state, { timeout: WAIT_MS })
            .toMatch(/paid|empty/);
          over.push(await clock(each));
        }
        return over;
      };
      /** All calls from this one on, once one of them is paid. */
      const callsFrom = async (number: number) => {
        const list = async () => {
          const last = running(await studio.get<PotsReply>(`/pots/${CURRENCY}`))?.number ?? number;
          return Promise.all(Array.from({ length: last - number + 1 }, (_, each) => clock(number + each)));
        };
        await expect
          .poll(async () => (await list()).map(({ state }) => state), { timeout: WAIT_MS })
          .toContain("paid");
        return list();
      };
      let expected = await balanceMinor();
      for (const [index, place] of kills.entries()) {
        const when = `SEED=${seed}, kill ${index}, ${placesText([place])}`;
        const reply = await retryUntil(
          () => studio.get<PotsReply>(`/pots/${CURRENCY}`),
          (pots) => {
            const now = running(pots);
            if (jackpot.kind === "drop") return now?.entries === 0;
            return Date.parse(now?.endsAt ?? pots.at) - Date.parse(pots.at) > ROUND_MS;
          },
        );
        const number = running(reply)?.number ?? 0;
        const request = { requestId: randomUUID(), stakeMinor: String(STAKE_MINOR), input: {} };
        const play = async () => {
          const round = await studio.post<StartRoundReply>("/rounds", request);
          await studio.post<SettleRoundReply>(`/rounds/${round.roundId}/settle`, {});
          return round;
        };
        const kill = () => product.killAt(place.step, place.write);
        // The stake is a money write too.
        const early = place.write === "money" ? undefined : await kill();
        await play().catch(() => undefined);
        await (early ?? (await kill())).dead;
        await product.restart();
        const round = await retryUntil(play);
        expected += Number(round.payoutMinor) - STAKE_MINOR;
        const over = jackpot.kind === "drop" ? await callsFrom(number) : await clocksFrom(number);
        const paid = over.filter(({ state }) => state === "paid");
        expect(paid, when).toMatchObject([{ entries: 1, winner: round.roundId }]);
        const [won] = paid;
        expect(runDrawVerifier(`${product.url}/studio/api${pathOf(won?.number ?? 0)}`), when).toContain(
          won?.root,
        );
        expected += Number(won?.amountMinor);
        expect(await balanceMinor(), when).toBe(expected);
      }
    });
  });
}
