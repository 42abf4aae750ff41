import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { JackpotFile, NetworkTier } from "@bellwether/contract/content/jackpot.ts";
import type { PotsReply } from "@bellwether/contract/studio/index.ts";
import { describe, expect, it } from "vitest";
import { isFullSize, KILLS_AT_A_STEP, seed } from "./fault-size.ts";
import { openGame } from "./kill-moves.ts";
import { type KilledProduct, useKilledProduct } from "./killed-product.ts";
import { drivePlayer } from "./player-client.ts";
import { type KilledWrite, killSteps } from "./product.ts";
import { retryUntil } from "./retry-until.ts";
import { StudioAnswerError } from "./studio-player.ts";

const STAKE_MINOR = 600;
const NETWORK_POT = "killed-network-small";

/** The writes of a round that hits: its stake, what it takes from the pots, and its payment. */
const writes = ["stake", "pot", "win"] as const;

/** Sub-categories with a drop of their own, and a slot of each: a drop falls only once in an hour, and each kill needs one. */
const games = [
  [7, "rush-hour-for-sloths"],
  [8, "market-day"],
  [9, "zaps-lost-property"],
  [10, "bell-tower-bonanza"],
  [26, "daily-peal"],
  [29, "town-hall-clock"],
  [27, "grand-chime"],
  [11, "shepherds-delight"],
  [6, "elevator-to-the-moon"],
] as const;

/** The short run kills once at each write, and takes other steps each time. */
const kills = writes.flatMap((write, index) =>
  killSteps
    .filter((_, place) => isFullSize || place === (index + seed) % killSteps.length)
    .map((step) => ({ write, step })),
);

const times = Array.from({ length: KILLS_AT_A_STEP }, (_, time) => time + 1);

const tier = (name: NetworkTier["tier"], hitEvery: number): NetworkTier => ({
  ...{ tier: name, seed: 1, contributionPpm: 1, hitEvery },
});

/** A network whose smallest pot falls with every stake of 6.00, and a drop for each game. */
const jackpots: JackpotFile[] = [
  {
    ...{ id: "killed-network", name: "Killed Network", kind: "network" },
    subCategories: games.map(([subCategory]) => subCategory),
    tiers: [tier("small", STAKE_MINOR), tier("medium", 1_000_000_000), tier("large", 1_000_000_000)],
  },
  ...games.map(
    ([subCategory]): JackpotFile => ({
      ...{ id: dropOf(subCategory), name: `Killed Drop ${subCategory}`, kind: "drop", period: "hour" },
      ...{ subCategories: [subCategory], seed: 2_500, contributionMilliCents: 1 },
      ...{ minimumStake: STAKE_MINOR, keepsPercent: 20 },
    }),
  ),
];

function dropOf(subCategory: number): string {
  return `killed-drop-${subCategory}`;
}

/**
 * Kills the process in rounds that hit a network and a drop; the same test runs on every database. Each repetition starts a new product, because a
 * drop falls once in an hour.
 */
export function describeJackpotKills(
  database: string,
  start: (settings: Record<string, string>) => Promise<KilledProduct>,
): void {
  const killPoints = kills.map(({ write, step }) => `${step} of the ${write}`).join(", ");
  describe.each(times)(`jackpots on ${database}, time %i (SEED=${seed})`, () => {
    const folder = mkdtempSync("/tmp/bellwether-jackpots-");
    for (const file of jackpots) writeFileSync(join(folder, `${file.id}.json`), JSON.stringify(file));
    const killed = useKilledProduct(
      () => start({ JACKPOTS_DIR: folder, DROPS_DUE: "true" }),
      () => rmSync(folder, { recursive: true, force: true }),
    );

    it(`21: a kill in a round that hits a network and a drop (${killPoints}): the stake is taken once, and each pot pays its hit once`, {
      timeout: 1_200_000,
    }, async () => {
      const product = killed.product();
      const player = await drivePlayer(product, { amount: "500.00", withoutRewards: true });
      const balanceMinor = async () =>
        Math.round(Number((await player.gate.call("balance", {})).player_balance_amount) * 100);
      for (const [index, { write, step }] of kills.entries()) {
        const [subCategory, code] = games[index]!;
        const studio = await openGame(product, player, code);
        await studio.pace();
        const potOf = async (name: string) =>
          (await studio.get<PotsReply>("/pots/EUR")).pots.find(({ pot }) => pot === name);
        const hitsOf = async () =>
          [await potOf(NETWORK_POT), await potOf(dropOf(subCategory))].map((pot) => pot?.hits);
        // The periods of the drops are planned one after another once the process has started.
        await retryUntil(
          () => potOf(dropOf(subCategory)),
          (drop) => drop?.current != null,
        );
        const before = { balance: await balanceMinor(), hits: await hitsOf() };
        const wish = () => ({ requestId: randomUUID(), stakeMinor: String(STAKE_MINOR), input: {} });
        const killAt = (named: KilledWrite) => product.killAt(step, named);
        const first = wish();
        const begin = (request = first) => studio.start(request);

        if (write === "win") {
          const begun = await begin();
          const { dead } = await killAt("money");
          await studio.settle(begun).catch(() => undefined);
          await dead;
        } else {
          const { dead } = await killAt(write === "pot" ? "pot" : "money");
          await begin().catch(() => undefined);
          await dead;
        }
        await product.restart();
        // A stake whose confirmation the kill broke off is given back, and hits nothing: the next round does.
        const kept = await begin().catch((error: unknown) => {
          if (error instanceof StudioAnswerError && error.code === "wallet_unavailable") return undefined;
          throw error;
        });
        if (kept === undefined)
          expect(await retryUntil(balanceMinor, (now) => now === before.balance), step).toBe(before.balance);
        const round = kept ?? (await begin(wish()));
        await retryUntil(() => studio.settle(round));
        expect(round.jackpotWins, `${step} of the ${write}`).toHaveLength(2);
        const wonMinor = round.jackpotWins.reduce((sum, { amountMinor }) => sum + Number(amountMinor), 0);
        expect(await hitsOf(), `${step} of the ${write}`).toEqual(before.hits.map((hits) => (hits ?? 0) + 1));
        expect(await balanceMinor(), `${step} of the ${write}`).toBe(
          before.balance - STAKE_MINOR + Number(round.payoutMinor) + wonMinor,
        );
      }
    });
  });
}
