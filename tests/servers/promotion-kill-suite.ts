import { randomUUID } from "node:crypto";
import type { BrandKey } from "@bellwether/market";
import { describe, expect, it } from "vitest";
import { isFullSize, seed } from "./fault-size.ts";
import { type KilledProduct, useKilledProduct } from "./killed-product.ts";
import { createSigner, drivePlayer, logInAgain, sendSigned } from "./player-client.ts";
import { clockSettings, killSteps, type Product } from "./product.ts";
import { retryUntil } from "./retry-until.ts";

/** A Wednesday, on which all of these promotions count. */
const PLAYED_AT = Date.parse("2026-12-02T12:00:00Z");
/** The week of the board ends with Thursday, and its prizes are paid a minute later at the earliest. */
const SETTLED_AT = Date.parse("2026-12-04T00:02:00Z");

type Story = {
  promotion: string;
  brand: BrandKey;
  game: { code: string; provider: string };
  stakesMinor: readonly number[];
  gives: { gives: "cash" | "spins"; amount: string };
};

const STAKED = 20;
/** What is due at the start after two days, in the order in which the job settles the promotions. */
const late: readonly Story[] = [
  {
    ...{ promotion: "comet-chase", brand: "FUNLY", stakesMinor: [100] },
    game: { code: "zaps-lost-property", provider: "BW" },
    gives: { gives: "cash", amount: "1000.00" },
  },
  {
    ...{ promotion: "level-up", brand: "FUNLY", stakesMinor: Array.from({ length: 10 }, () => 20) },
    game: { code: "joystick-jamboree", provider: "NX" },
    gives: { gives: "spins", amount: "0.00" },
  },
  {
    ...{ promotion: "scratch-club", brand: "BELLWETHER", stakesMinor: [STAKED * 100] },
    game: { code: "belfry-scratch", provider: "BW" },
    gives: { gives: "cash", amount: "4.00" },
  },
];
const drop: Story = {
  ...{ promotion: "cash-drop", brand: "BELLWETHER", stakesMinor: [100] },
  game: { code: "town-hall-clock", provider: "BW" },
  gives: { gives: "cash", amount: "20.00" },
};

/** The short run kills once for each promotion, at other steps each time. */
const stepsOf = (index: number) =>
  isFullSize ? killSteps : [killSteps[(index + seed) % killSteps.length] ?? killSteps[0]];

/** Stakes that lose, each in a round that is closed at once. */
async function lose(product: Product, player: Awaited<ReturnType<typeof drivePlayer>>, story: Story) {
  const { game, stakesMinor } = story;
  const { games } = await player.gate.call("gameList", {});
  const title = games.find(({ local_code }) => local_code === game.code);
  if (!title) throw new Error(`no game ${game.code}`);
  const { url } = await player.gate.call("launchUrl", { gameId: title.game_id, language: "en" });
  const token = new URL(url, product.url).searchParams.get("token") ?? "";
  const signer = createSigner(product, game.provider);
  for (const stakeMinor of stakesMinor) {
    const bet = signer.bet({ ...player, token, gameCode: game.code }, stakeMinor, { round_closed: true });
    const { reply, text } = await sendSigned(product, bet);
    if (reply.status !== "RS_OK") throw new Error(`the stake was refused: ${text}`);
  }
}

/**
 * Kills the process while it pays rewards of promotions; the same test runs on every database. `isBrief`: a short run pays one of them, a cash
 * drop.
 */
export function describePromotionKills(
  database: string,
  start: (settings: Record<string, string>) => Promise<KilledProduct>,
  isBrief = false,
): void {
  const isBriefRun = isBrief && !isFullSize;
  describe(`rewards of promotions on ${database} (SEED=${seed})`, () => {
    const killed = useKilledProduct(() =>
      start({
        ...clockSettings(PLAYED_AT - Date.now()),
        // Draws and clocks keep their calendars: two days of draws every two minutes would be held at the start.
        ...{ DROPS_DUE: "true", DRAWS_EVERY_MS: "0", CLOCKS_EVERY_MS: "0" },
        RUN_JOBS: String(isBriefRun),
      }),
    );

    const what = isBriefRun
      ? "a cash drop is given once, although the process is killed at"
      : "a board's prize, free spins, a cashback and a cash drop are each given once, although the process is killed at";
    it(`${what} ${stepsOf(0).length} of ${killSteps.length} steps of giving it`, {
      timeout: 1_200_000,
    }, async () => {
      const product = killed.product();
      const come = async (story: Story) => {
        const person = { email: `${randomUUID()}@example.org`, lastname: `Player ${story.promotion}` };
        const player = await drivePlayer(product, { amount: "50.00", person, brand: story.brand });
        return { ...player, story, person };
      };
      const expectGiven = async ({ story, person }: Awaited<ReturnType<typeof come>>) => {
        const gate = await logInAgain(product, person, story.brand);
        const { given, spins } = await retryUntil(
          () => gate.call("rewards", {}),
          (rewards) => rewards.given.some(({ state }) => state === "given"),
        );
        expect(given).toMatchObject([{ promotion: story.promotion, state: "given", ...story.gives }]);
        if (story.gives.gives === "spins") expect(spins).toMatchObject([{ spins_left: 5, spins_total: 5 }]);
        const staked = story.stakesMinor.reduce((sum, each) => sum + each, 0) / 100;
        expect((await gate.call("balance", {})).player_balance_amount, story.promotion).toBe(
          (50 - staked + Number(story.gives.amount)).toFixed(2),
        );
      };
      const winDrop = async () => {
        // The first round that counts ends the span, and is its only entry.
        const winner = await come(drop);
        const [first, ...further] = stepsOf(late.length);
        const { dead } = await product.killAt(first ?? killSteps[0], { key: "cash-drop:" });
        await lose(product, winner, drop);
        await dead;
        for (const step of further) await product.restartUntil({ step, write: { key: "cash-drop:" } });
        await product.restart();
        await expectGiven(winner);
      };
      if (isBriefRun) return winDrop();

      const players = await Promise.all(late.map(come));
      for (const player of players) {
        if (player.story.promotion === "comet-chase")
          await player.gate.call("joinTournament", { promotion: "comet-chase" });
        await lose(product, player, player.story);
      }
      await product.kill();

      // No process ran for two days. The next start gives every reward, and is killed at each step.
      const later = { ...clockSettings(SETTLED_AT - Date.now()), RUN_JOBS: "true" };
      for (const [index, { promotion }] of late.entries())
        for (const step of stepsOf(index))
          await product.restartUntil({ step, write: { key: `${promotion}:` } }, later);
      await product.restart();
      await Promise.all(players.map(expectGiven));

      await winDrop();
    });
  });
}
