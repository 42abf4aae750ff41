import { type KillStepOrAfter, killPlan, seeded } from "./kill-and-recover.ts";
import { type KillSubject, killSubjects, type Move } from "./kill-moves.ts";
import { drivePlayer } from "./player-client.ts";
import type { KillStep, Product } from "./product.ts";

/** The number of players whose money moves at the same moment, so that a kill finds several of them in one batch. */
const PLAYERS = 4;

/**
 * Kills the product with SIGKILL while players' money moves, each time at the next step. After each restart the same calls are sent again,
 * twice. Returns what went wrong (an answer that differs from the first one, a balance that does not match the answers), and counts the
 * unanswered moves that each step had committed.
 */
export async function killMovesAndRepeat(
  product: Product,
  options: { subject: KillSubject; seed: number; kills: number; steps: readonly KillStepOrAfter[] },
): Promise<{ wrong: string[]; committed: Record<KillStep, number> }> {
  const random = seeded(options.seed);
  const ways = killSubjects[options.subject];
  const wrong: string[] = [];
  const committed = { "before write": 0, "before commit": 0, "before answer": 0 };
  const players = await Promise.all(
    Array.from({ length: PLAYERS }, () => drivePlayer(product, { amount: "1000.00", withoutRewards: true })),
  );
  const balanceOf = async ({ player }: Move) =>
    Math.round(Number((await player.gate.call("balance", {})).player_balance_amount) * 100);

  for (const [kill, step] of killPlan(options.kills, options.steps, random).entries()) {
    const moves: Move[] = [];
    // Each way of the subject is among the moves of each kill.
    for (const [index, player] of players.entries())
      moves.push(await ways[(kill + index) % ways.length]!(product, player));
    const before = await Promise.all(moves.map(balanceOf));
    const dead = step === "after answer" ? undefined : (await product.killAt(step)).dead;
    const sent = await Promise.all(moves.map((move) => move.send().catch(() => undefined)));
    if (dead !== undefined) await dead;
    else await product.kill();
    await product.restart();
    for (const [index, move] of moves.entries()) {
      const when = `kill ${kill} ${step}, ${options.subject}`;
      const atRestart = await balanceOf(move);
      const first = await move.send();
      const again = await move.send();
      // After a slow start the studio has returned a stake before the balance is read; the commit before it was seen by the kill itself.
      const isReturned = step === "before answer" && first.answer === "given up";
      if (!sent[index] && step !== "after answer" && (isReturned || atRestart !== before[index]))
        committed[step] += 1;
      if (sent[index] && sent[index].answer !== first.answer)
        wrong.push(`${when}: ${sent[index].answer} was answered before the kill, ${first.answer} after it`);
      if (again.answer !== first.answer) wrong.push(`${when}: ${first.answer}, then ${again.answer}`);
      const expected = before[index]! + first.changeMinor;
      const balance = await pollUntil(expected, () => balanceOf(move));
      if (balance !== expected)
        wrong.push(`${when}: ${before[index]} changed by ${first.changeMinor} is not ${balance}`);
    }
  }
  return { wrong, committed };
}

/** A stake is returned within seconds, not at once. */
const COMES_BACK_WITHIN_MS = 20_000;

/** Reads until the expected figure appears; otherwise returns the last figure. */
async function pollUntil(expected: number, read: () => Promise<number>): Promise<number> {
  const deadline = performance.now() + COMES_BACK_WITHIN_MS;
  for (;;) {
    const found = await read();
    if (found === expected || performance.now() > deadline) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
