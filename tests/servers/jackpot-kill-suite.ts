import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { JackpotFile, NetworkTier } from "@bellwether/contract/content/jackpot.ts";
import { HOUR_MS } from "@bellwether/contract/durations.ts";
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

const DROP_POT = "killed-drop";
/** A slot of the sub-category of both jackpots. */
const GAME = "daily-peal";
const SUB_CATEGORY = 26;

/** The short run kills once at each write, and takes other steps each time. */
const places = writes.flatMap((write, index) =>
  killSteps
    .filter((_, place) => isFullSize || place === (index + seed) % killSteps.length)
    .map((step) => ({ write, step })),
);
const kills = Array.from({ length: KILLS_AT_A_STEP }, () => places).flat();

const tier = (name: NetworkTier["tier"], hitEvery: number): NetworkTier => ({
  ...{ tier: name, seed: 1, contributionPpm: 1, hitEvery },
});

/** A network whose smallest pot falls with every stake of 6.00, and a drop that pays something each time. */
const jackpots: JackpotFile[] = [
  {
    ...{ id: "killed-network", name: "Killed Network", kind: "network", subCategories: [SUB_CATEGORY] },
    tiers: [tier("small", STAKE_MINOR), tier("medium", 1_000_000_000), tier("large", 1_000_000_000)],
  },
  {
    ...{ id: DROP_POT, name: "Killed Drop", kind: "drop", period: "hour", subCategories: [SUB_CATEGORY] },
    ...{ seed: 2_500, contributionMilliCents: 1_000, minimumStake: STAKE_MINOR, keepsPercent: 20 },
  },
];

/** Kills the process in rounds that hit a network and enter a drop's call; the same test runs on every database. */
export function describeJackpotKills(
  database: string,
  start: (settings: Record<string, string>) => Promise<KilledProduct>,
): void {
  const killPoints = places.map(({ write, step }) => `${step} of the ${write}`).join(", ");
  describe(`jackpots on ${database} (SEED=${seed})`, () => {
    const folder = mkdtempSync("/tmp/bellwether-jackpots-");
    for (const file of jackpots) writeFileSync(join(folder, `${file.id}.json`), JSON.stringify(file));
    const killed = useKilledProduct(
      () => start({ JACKPOTS_DIR: folder, DROPS_DUE: "true" }),
      () => rmSync(folder, { recursive: true, force: true }),
    );

    it(`a kill in a round that hits a network and enters a drop's call (${killPoints}): the stake is taken once, and each pot pays its hit once`, {
      timeout: isFullSize ? HOUR_MS : 1_200_000,
    }, async () => {
      const product = killed.product();
      const player = await drivePlayer(product, { amount: "500.00", withoutRewards: true });
      const balanceMinor = async () =>
        Math.round(Number((await player.gate.call("balance", {})).player_balance_amount) * 100);
      for (const { write, step } of kills) {
        const when = `SEED=${seed}, ${step} of the ${write}`;
        const studio = await openGame(product, player, GAME);
        await studio.pace();
        const potOf = async (name: string) =>
          (await studio.get<PotsReply>("/pots/EUR")).pots.find(({ pot }) => pot === name);
        const hitsOf = async () =>
          [await potOf(NETWORK_POT), await potOf(DROP_POT)].map((pot) => pot?.hits ?? 0);
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
          expect(await retryUntil(balanceMinor, (now) => now === before.balance), when).toBe(before.balance);
        const round = kept ?? (await begin(wish()));
        await retryUntil(() => studio.settle(round));
        expect(round.jackpotWins, when).toHaveLength(1);
        const after = before.hits.map((hits) => hits + 1);
        expect(await retryUntil(hitsOf, ([, drop]) => drop !== before.hits[1]), when).toEqual(after);
        const won = [round.jackpotWins[0], (await potOf(DROP_POT))?.winners[0]];
        const wonMinor = won.reduce((sum, win) => sum + Number(win?.amountMinor), 0);
        const balance = before.balance - STAKE_MINOR + Number(round.payoutMinor) + wonMinor;
        // The drop is paid apart, some moments after its draw.
        expect(await retryUntil(balanceMinor, (now) => now === balance), when).toBe(balance);
      }
    });
  });
}
