import { randomUUID } from "node:crypto";
import { HOUR_MS } from "@bellwether/contract/durations.ts";
import type { StartRoundReply } from "@bellwether/contract/studio/index.ts";
import { describe, expect, it } from "vitest";
import { KILLS_AT_A_STEP, seed } from "./fault-size.ts";
import { openGame } from "./kill-moves.ts";
import { choosePlaces, type KillPlace, type NamedWrite, placesText } from "./kill-places.ts";
import { type KilledProduct, useKilledProduct } from "./killed-product.ts";
import { type DrivenPlayer, drivePlayer, logInAgain, signUpForm } from "./player-client.ts";
import { clockSettings, type Product } from "./product.ts";
import { retryUntil } from "./retry-until.ts";
import { StudioAnswerError } from "./studio-player.ts";

const GAME = "bakers-dozen-blackjack";
const STAKE_MINOR = 100;
/** How long the players exclude themselves. */
const EXCLUDED_MS = 24 * HOUR_MS;
/** A hand that has won and that nobody settles is paid after this time. */
export const killedHandSettings = { OPEN_ROUND_TIMEOUT_SECONDS: "60" };
/** Disarms a kill: no statement has this text. */
const NO_WRITE = { statement: "no such statement" };

/** The call during which a process is killed. */
type Stage = "start" | "stand" | "double" | "settle";

/** The writes of a hand of blackjack, by the call that makes them. */
const writesOf: Readonly<Record<Stage, readonly NamedWrite[]>> = {
  start: [
    { name: "the round", write: { statement: "INSERT INTO studio_round" } },
    { name: "the stake", write: "money" },
    { name: "the dealt hand", write: { statement: "UPDATE studio_round SET state = $4", value: "deciding" } },
  ],
  double: [
    { name: "the choice to double", write: { statement: "INSERT INTO studio_action" } },
    { name: "the further stake", write: "money" },
    { name: "the taken choice", write: { statement: "UPDATE studio_action SET state", value: "taken" } },
  ],
  stand: [{ name: "the choice to stand", write: { statement: "INSERT INTO studio_action" } }],
  settle: [
    {
      name: "the claim of the payout",
      write: { statement: "UPDATE studio_round SET state = $4", value: "settling" },
      isSingle: true,
    },
    { name: "the payout", write: "money" },
    {
      name: "the paid round",
      write: { statement: "UPDATE studio_round SET state = $4", value: "settled" },
      isSingle: true,
    },
  ],
};
/** The writes of the rule's default, which is taken when the player excludes themselves, and of its payout. */
const defaultWrites: readonly NamedWrite[] = [
  { name: "the default", write: { statement: "INSERT INTO studio_action" } },
  ...writesOf.settle.map((each) => (each.write === "money" ? { ...each, write: { key: "win " } } : each)),
];
const stages = Object.keys(writesOf) as Stage[];
const stageOf = ({ name }: KillPlace) =>
  stages.find((stage) => writesOf[stage].some((write) => write.name === name))!;
const places = choosePlaces(Object.values(writesOf).flat(), seed, 3);
const defaultPlaces = choosePlaces(defaultWrites, seed, 1);

/** Kills the process while a player decides in blackjack; the same test runs on every database. */
export function describeDecidedKills(database: string, start: () => Promise<KilledProduct>): void {
  describe(`hands of blackjack on ${database} (kills at a place: ${KILLS_AT_A_STEP}, SEED=${seed})`, () => {
    const killed = useKilledProduct(start);

    it(`a kill at a step of a decided round (${placesText(places)}): each stake is taken once, each choice counts once, and the round is paid once`, {
      timeout: 7_200_000,
    }, async () => {
      const product = killed.product();
      const player = await drivePlayer(product, { amount: "1000.00", withoutRewards: true });
      const balanceMinor = async () =>
        Math.round(Number((await player.gate.call("balance", {})).player_balance_amount) * 100);
      let expected = await balanceMinor();
      for (let turn = 0; turn < KILLS_AT_A_STEP; turn += 1)
        for (const place of places) {
          const when = `SEED=${seed}, turn ${turn}, ${placesText([place])}`;
          const hands = createHands(product, player, place);
          // Not every hand can be doubled or is paid, so the kill may wait for a later one.
          while (!hands.isKilled()) {
            expected += await hands.play();
            expect(await retryUntil(balanceMinor, (now) => now === expected), when).toBe(expected);
          }
        }
    });

    it(`a kill while the rule's default is taken for a player who excludes themselves (${placesText(defaultPlaces)}): the hand is ended and paid once`, {
      timeout: 7_200_000,
    }, async () => {
      const product = killed.product();
      const left: Left[] = [];
      for (let turn = 0; turn < KILLS_AT_A_STEP; turn += 1)
        for (const place of defaultPlaces) {
          let latest: Left;
          // Not every hand is paid, so the kill may wait for a later one.
          do {
            latest = await excludeInHand(product, place);
            left.push(latest);
          } while (!latest.isKilled);
        }
      // Only a player whose exclusion is over can see the balance.
      await product.restart(clockSettings(EXCLUDED_MS + HOUR_MS));
      for (const { email, expectedMinor, place } of left) {
        const gate = await logInAgain(product, { email });
        const { player_balance_amount } = await gate.call("balance", {});
        const balanceMinor = Math.round(Number(player_balance_amount) * 100);
        expect(balanceMinor, `SEED=${seed}, ${placesText([place])}, ${email}`).toBe(expectedMinor);
      }
    });
  });
}

/** Plays hands, and kills the process once, at the place. */
function createHands(product: Product, player: DrivenPlayer, place: KillPlace) {
  let armed: { dead: Promise<void> } | undefined;
  let isKilled = false;

  const arm = async (stage: Stage) => {
    if (stageOf(place) !== stage || armed !== undefined) return;
    armed = await product.killAt(place.step, place.write);
    void armed.dead.then(() => {
      isKilled = true;
    });
  };

  /** Repeats a call that the kill broke off, after a restart. Returns undefined when its stake is given back. */
  const repeat = async <Reply extends object>(call: () => Promise<Reply>): Promise<Reply | undefined> => {
    try {
      return await call();
    } catch (error) {
      if (error instanceof StudioAnswerError) {
        if (error.code === "wallet_unavailable") return undefined;
        throw error;
      }
      await armed?.dead;
      await product.restart();
      return repeat(call);
    }
  };

  /** The change of the balance by one hand, in minor units. */
  const play = async (): Promise<number> => {
    const studio = await openGame(product, player, GAME);
    await studio.pace();
    const wish = { requestId: randomUUID(), stakeMinor: String(STAKE_MINOR), input: {} };
    await arm("start");
    const begun = await repeat(() => studio.start(wish));
    if (!begun) return 0;
    expect(await studio.start(wish), "the same request again").toEqual(begun);

    let mayDouble = stageOf(place) !== "stand";
    let round: StartRoundReply = begun;
    while (round.decision) {
      const { seq, choices } = round.decision;
      const named = (move: string) =>
        choices.find(({ action }) => (action as { move?: string }).move === move)?.action;
      const double = mayDouble ? named("double") : undefined;
      const action = double ?? named("stand") ?? choices.find(({ stakeMinor }) => stakeMinor === "0")!.action;
      await arm(double ? "double" : "stand");
      const request = { requestId: randomUUID(), seq, action };
      const now: StartRoundReply = round;
      const acted = await repeat(() => studio.act(now, request));
      // The further stake was given back, so the player still has to choose.
      if (!acted) {
        mayDouble = false;
        continue;
      }
      expect(await studio.act(now, request), "the same choice again").toEqual(acted);
      round = acted;
    }
    const ended: StartRoundReply = round;
    // A hand that paid nothing is over already.
    if (ended.state === "open") await arm("settle");
    const settled = await retryUntil(() => repeat(() => studio.settle(ended)));
    return Number(settled?.payoutMinor) - Number(ended.stakeMinor);
  };
  return { play, isKilled: () => isKilled };
}

/** A player who has excluded themselves in a hand, the balance that they must have then, and whether the process was killed. */
type Left = { email: string; expectedMinor: number; place: KillPlace; isKilled: boolean };

/** A new player excludes themselves in an open hand, and the process is killed at the place unless the hand ends without that write. */
async function excludeInHand(product: Product, place: KillPlace): Promise<Left> {
  const { email } = signUpForm();
  const player = await drivePlayer(product, { amount: "100.00", person: { email }, withoutRewards: true });
  const studio = await openGame(product, player, GAME);
  const { requestId } = await dealOpenHand(studio);
  const { player_balance_amount } = await player.gate.call("balance", {});
  const { dead } = await product.killAt(place.step, place.write);
  let isKilled = false;
  void dead.then(() => {
    isKilled = true;
  });
  const over = retryUntil(
    () => studio.lookUp(requestId),
    ({ state }) => state === "settled",
  );
  // The client repeats a call that the kill broke off, so it is not awaited before the restart.
  const excluded = player.gate
    .call("selfExclude", { duration: "24h", reason: "a break" })
    .catch(() => undefined);
  await Promise.race([dead, over]);
  if (isKilled) await product.restart();
  else await product.killAt("before write", NO_WRITE);
  await excluded;
  const { payoutMinor } = await over;
  const expectedMinor = Math.round(Number(player_balance_amount) * 100) + Number(payoutMinor);
  return { email, expectedMinor, place, isKilled };
}

/** Deals hands until one waits for the player's choice. */
async function dealOpenHand(studio: Awaited<ReturnType<typeof openGame>>): Promise<{ requestId: string }> {
  for (;;) {
    await studio.pace();
    const wish = { requestId: randomUUID(), stakeMinor: String(STAKE_MINOR), input: {} };
    const round = await studio.start(wish);
    if (round.decision) return wish;
    await studio.settle(round);
  }
}
