import { boardAt } from "@bellwether/contract/content/rewards/boards.ts";
import type { BoardScore, TournamentRule } from "@bellwether/contract/content/rewards/tournament-rule.ts";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createGateFixture, type GateFixture } from "../../testing/gate-fixture.ts";
import { promotionFile } from "../../testing/test-promotions.ts";
import { offersOf, type RewardOffer } from "../grants/reward-offer.ts";
import { countScores } from "./count-scores.ts";
import { openBoards } from "./open-boards.ts";

const seed = inject("seed");

const scores: BoardScore[] = [
  { by: "points", round: 1, win: 10, bigWin: 100, bigWinFrom: 50, atMostADay: 120 },
  { by: "multiples", best: 1 },
  { by: "multiples", best: 6 },
  { by: "run" },
];

/** Times in minutes after the board's first moment; the players take part at `joinMinute`. */
const roundOf = fc.record({
  player: fc.nat(2),
  /** By how much the clock of its node is behind that of the others. */
  behind: fc.nat(50),
  opened: fc.integer({ min: -60, max: 7 * 24 * 60 + 60 }),
  lasts: fc.oneof({ weight: 9, arbitrary: fc.nat(30) }, { weight: 1, arbitrary: fc.nat(3 * 24 * 60) }),
  state: fc.oneof(
    { weight: 8, arbitrary: fc.constant("closed") },
    { weight: 1, arbitrary: fc.constantFrom("open", "cancelled") },
  ),
  stake: fc.constantFrom(99, 100, 100, 150, 300),
  times: fc.constantFrom(0, 0, 0.5, 1, 1, 1.337, 2, 5, 50, 49.999),
  kind: fc.oneof(
    { weight: 8, arbitrary: fc.constant("cash") },
    { weight: 1, arbitrary: fc.constantFrom("bonus", "free", "other game") },
  ),
});
/** The database writes rounds in the order in which they begin, whatever the clocks of the nodes say. */
const inOrder = (rounds: Round[]) => rounds.sort((a, b) => a.opened + a.behind - b.opened - b.behind);

type Round = typeof roundOf extends fc.Arbitrary<infer T> ? T : never;

const opensAt = Date.parse("2026-11-29T23:00:00Z");
const joinMinute = [0, 30, 3 * 24 * 60];
const minute = (after: number) => new Date(opensAt + after * MINUTE_MS);

/** The scores by plain loops over the rounds, in the order in which they were written. */
function reference(rule: TournamentRule, rounds: readonly Round[], player: number) {
  const end = 7 * 24 * 60;
  const hourOf = ({ opened }: Round) => Math.floor((((opened % 1440) + 1440) % 1440) / 60);
  const counted = rounds
    .map((round, order) => ({ ...round, order, closed: round.opened + round.lasts }))
    .filter(
      (round) =>
        round.player === player &&
        round.opened >= Math.max(joinMinute[player]!, 0) &&
        round.opened < end &&
        round.closed < end + 1440 &&
        round.state === "closed" &&
        round.stake >= 100 &&
        round.kind === "cash" &&
        (!rule.hours || (hourOf(round) >= rule.hours.from && hourOf(round) < rule.hours.until)),
    )
    .map((round) => ({ ...round, payout: Math.floor(round.stake * round.times) }));
  const byEnd = counted.toSorted((a, b) => a.closed - b.closed || a.order - b.order);
  const { score } = rule;
  let points = 0;
  let reached: number | null = null;
  if (score.by === "points") {
    const days = new Map<number, number>();
    for (const { stake, payout, opened, closed } of byEnd) {
      const day = Math.floor(opened / 1440);
      const won =
        payout >= stake * score.bigWinFrom ? score.bigWin : payout > stake ? score.win : score.round;
      const had = days.get(day) ?? 0;
      const has = Math.min(score.atMostADay, had + won);
      days.set(day, has);
      points += has - had;
      if (has > had) reached = closed;
    }
  } else if (score.by === "multiples") {
    const best: { multiple: number; closed: number }[] = [];
    for (const { stake, payout, closed } of byEnd) {
      const multiple = Math.floor((payout * 100) / stake);
      if (multiple === 0) continue;
      if (best.length === score.best) {
        const least = Math.min(...best.map((each) => each.multiple));
        if (multiple <= least) continue;
        // If several multiples are the lowest, the newest of them is removed.
        const leaves = best.findLastIndex((each) => each.multiple === least);
        best.splice(leaves, 1);
      }
      best.push({ multiple, closed });
    }
    points = best.reduce((sum, { multiple }) => sum + multiple, 0);
    reached = best.length > 0 ? Math.max(...best.map(({ closed }) => closed)) : null;
  } else {
    const runs: number[][] = [[]];
    for (const { stake, payout, closed } of counted) {
      if (payout > stake) runs.at(-1)!.push(closed);
      else if (payout < stake) runs.push([]);
    }
    points = Math.max(...runs.map(({ length }) => length));
    if (points > 0)
      reached = Math.min(...runs.filter(({ length }) => length === points).map((run) => Math.max(...run)));
  }
  return { points, reached: reached === null ? null : minute(reached).toISOString() };
}

describe("scores counted from the rounds", () => {
  let gate: GateFixture;
  const players: string[] = [];
  const promotion = promotionFile("velvet-hour", (each) => ({
    ...each,
    rule: { ...(each.rule as TournamentRule), counts: { gameIds: [1] }, minimumStake: 1 },
  }));
  beforeAll(async () => {
    gate = await createGateFixture({ promotions: [promotion] });
    for (let count = 0; count < 3; count += 1) players.push((await gate.stranger()).id);
  });
  afterAll(() => gate.close());

  const write = async (rounds: readonly Round[]) => {
    await gate.database.query("DELETE FROM wallet_round");
    await gate.database.query("DELETE FROM tournament_score");
    for (const [index, round] of rounds.entries()) {
      const isBonus = round.kind === "bonus";
      const isFree = round.kind === "free";
      const stake = isFree ? 0 : round.stake;
      await gate.database.query(
        `INSERT INTO wallet_round (provider, round, player_id, game_code, currency, state, stake_cash_minor, stake_bonus_minor, payout_cash_minor,
           payout_bonus_minor, reward_id, opened_at, closed_at)
         VALUES ('BW', $1, $2, $3, 'EUR', $4, $5, $6, $7, 0, $8, $9, $10)`,
        [
          String(index),
          players[round.player]!,
          round.kind === "other game" ? "bell-two" : "bell-one",
          round.state,
          BigInt(stake),
          isBonus ? 50n : 0n,
          BigInt(Math.floor(round.stake * round.times)),
          isFree ? "spins" : null,
          minute(round.opened),
          round.state === "closed" ? minute(round.opened + round.lasts) : null,
        ],
      );
    }
  };

  const stored = async () => {
    const { rows } = await gate.database.query<{
      player_id: string;
      points: bigint;
      reached_at: Date | null;
    }>("SELECT player_id, points, reached_at FROM tournament_score");
    return players.map((id) => {
      const row = rows.find(({ player_id }) => player_id === id);
      return { points: Number(row?.points ?? 0), reached: row?.reached_at?.toISOString() ?? null };
    });
  };

  const variants = scores.flatMap((score) => [
    { score, hours: undefined, of: `${score.by}${"best" in score ? ` (best ${score.best})` : ""}` },
    { score, hours: { from: 21, until: 22 }, of: `${score.by} in one hour of the day` },
  ]);
  it.each(variants)(
    `scores counted from the rounds by $of equal those of a reference implementation, in any order of counting (SEED=${seed})`,
    async ({ score, hours }) => {
      const [found] = offersOf(gate.deps, "tournament");
      const { hours: _, ...plain } = found!.rule;
      const rule: TournamentRule = { ...plain, score, ...(hours && { hours }) };
      const offer: RewardOffer<TournamentRule> = { ...found!, rule };
      const now = minute(60);
      const board = boardAt(now, promotion.period, rule)!;
      expect(board.opensAt.getTime()).toBe(opensAt);
      await openBoards(gate.deps, offer, now);
      await gate.database.query("DELETE FROM tournament_entry");
      for (const [index, id] of players.entries())
        await gate.database.query(
          "INSERT INTO tournament_entry (promotion, player_id, joined_at) VALUES ('velvet-hour', $1, $2)",
          [id, minute(joinMinute[index]!)],
        );
      const inHour = (round: Round): Round =>
        hours
          ? {
              ...round,
              opened: round.opened - (((round.opened % 1440) + 1440) % 1440) + 1255 + (round.opened % 9),
            }
          : round;
      const play = fc.record({
        rounds: fc.array(roundOf.map(inHour), { minLength: 20, maxLength: 60 }).map(inOrder),
        counts: fc.array(fc.subarray([0, 1, 2], { minLength: 1 }), { maxLength: 3 }),
      });
      for (const { rounds, counts } of fc.sample(play, { seed, numRuns: 12 })) {
        const half = rounds.slice(0, rounds.length / 2);
        await write(half);
        for (const whom of counts)
          await countScores(
            gate.database,
            offer,
            board,
            whom.map((index) => players[index]!),
          );
        await write(rounds);
        for (const whom of [...counts, [0], [2, 1]])
          await countScores(
            gate.database,
            offer,
            board,
            whom.map((index) => players[index]!),
          );
        const expected = [0, 1, 2].map((player) => reference(rule, rounds, player));
        expect(await stored()).toEqual(expected);
        await countScores(gate.database, offer, board, null);
        expect(await stored()).toEqual(expected);
      }
    },
  );
});
