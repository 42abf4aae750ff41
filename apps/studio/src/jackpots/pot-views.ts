import { dayText } from "@bellwether/contract/day-text.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import {
  MAX_POT_WINNERS,
  POT_COUNT_DAYS,
  type Pot,
  type PotTerms,
} from "@bellwether/contract/studio/index.ts";
import { textArray } from "@bellwether/db";
import { currencyScale } from "@bellwether/games";
import type { JackpotsPort, ShownPlayersPort, StepPorts } from "../ports.ts";
import { type JackpotPot, potsOfJackpot } from "../pots/index.ts";
import { keepShown } from "../sessions/index.ts";
import { clockMs } from "./clock-period.ts";
import { clocksOf, readClocks } from "./clock-views.ts";
import { payableMinor } from "./pot-store.ts";

type Row = {
  pot: string;
  held_minor: bigint | null;
  hits: number | null;
  rounds: bigint;
  contribution_minor: bigint;
  paid_minor: bigint;
};

type WinnerRow = {
  pot: string;
  number: number;
  owner: string;
  initial: string | null;
  amount_minor: bigint;
  game_code: string;
  round_id: string;
  at: Date;
};

/** All pots in a currency as they stand in the database; one that was never used holds its seed. */
export async function readPots(
  deps: StepPorts & JackpotsPort & ShownPlayersPort,
  currency: string,
): Promise<{ at: Date; pots: Omit<Pot, "minorPerSecond">[] }> {
  const { database, jackpots } = deps;
  const known = jackpots.flatMap(potsOfJackpot);
  const names = textArray(known.map(({ pot }) => pot));
  const at = await deps.databaseTime(database);
  const since = dayText(new Date(at.getTime() - (POT_COUNT_DAYS - 1) * DAY_MS));
  const [pots, winners, clocks] = await Promise.all([
    database.query<Row>(
      `SELECT k.pot, p.held_minor, p.hits, coalesce(d.rounds, 0)::bigint AS rounds, coalesce(d.contribution, 0)::bigint AS contribution_minor,
         coalesce(d.paid, 0)::bigint AS paid_minor
       FROM unnest($1::text[]) AS k(pot) LEFT JOIN studio_pot p ON p.pot = k.pot AND p.currency = $2
       LEFT JOIN LATERAL (SELECT sum(rounds) AS rounds, sum(contribution_minor) AS contribution, sum(paid_minor) AS paid
         FROM studio_pot_day WHERE pot = k.pot AND currency = $2 AND day >= $3) d ON true`,
      [names, currency, since],
    ),
    database.query<WinnerRow>(
      `SELECT h.* FROM unnest($1::text[]) AS k(pot) CROSS JOIN LATERAL (
         SELECT h.pot, h.number, h.owner, b.initial, h.amount_minor, h.game_code, h.round_id, h.at FROM studio_pot_hit h
         LEFT JOIN studio_shown_bettor b ON b.owner = h.owner
         WHERE h.pot = k.pot AND h.currency = $2 ORDER BY h.number DESC LIMIT $3) h`,
      [names, currency, MAX_POT_WINNERS],
    ),
    readClocks(database, names, currency),
  ]);
  const winnersShown = await keepShown(deps, winners.rows);
  const viewOf = (each: JackpotPot) => ({
    ...headOf(deps, each, currency, pots.rows),
    clock: each.jackpot.kind === "network" ? null : clocksOf(each.pot, clocks, at),
    winners: winnersShown.filter(({ pot }) => pot === each.pot).map(winnerOf),
  });
  return { at, pots: known.map(viewOf) };
}

function headOf(deps: JackpotsPort, each: JackpotPot, currency: string, rows: readonly Row[]) {
  const { pot, jackpot, tier } = each;
  const row = rows.find((one) => one.pot === pot);
  const heldMinor = row?.held_minor ?? BigInt(seedOf(each)) * currencyScale(currency);
  const keepsPercent = jackpot.kind === "network" ? 0 : jackpot.keepsPercent;
  const gameCodes = deps.jackpots.find(({ id }) => id === jackpot.id)?.gameCodes ?? [];
  return {
    pot,
    jackpotId: jackpot.id,
    name: jackpot.name,
    kind: jackpot.kind,
    tier,
    terms: termsOf(each, currencyScale(currency)),
    gameCodes: [...gameCodes],
    valueMinor: payableMinor(heldMinor, keepsPercent, currency).toString(),
    hits: row?.hits ?? 0,
    counted: {
      rounds: Number(row?.rounds ?? 0n),
      contributionMinor: (row?.contribution_minor ?? 0n).toString(),
      paidMinor: (row?.paid_minor ?? 0n).toString(),
    },
  };
}

function termsOf({ jackpot, tier }: JackpotPot, scale: bigint): PotTerms {
  const minor = (cents: number) => (BigInt(cents) * scale).toString();
  if (jackpot.kind !== "network") {
    const terms = {
      contributionThousandths: jackpot.contributionMilliCents * Number(scale),
      minimumStakeMinor: minor(jackpot.minimumStake),
      keepsPercent: jackpot.keepsPercent,
    };
    return jackpot.kind === "drop"
      ? { kind: "drop", period: jackpot.period, ...terms }
      : { kind: "win-time", everyMs: clockMs(jackpot), ...terms };
  }
  const own = jackpot.tiers.find((each) => each.tier === tier);
  if (!own) throw new Error(`the network ${jackpot.id} has no tier ${tier}`);
  return {
    kind: "network",
    contributionPpm: own.contributionPpm,
    seedMinor: minor(own.seed),
    hitEveryMinor: minor(own.hitEvery),
  };
}

function seedOf({ jackpot, tier }: JackpotPot): number {
  if (jackpot.kind !== "network") return jackpot.seed;
  return jackpot.tiers.find((each) => each.tier === tier)?.seed ?? 0;
}

function winnerOf(row: WinnerRow): Pot["winners"][number] {
  return {
    ...{ number: row.number, initial: row.initial, gameCode: row.game_code, roundId: row.round_id },
    amountMinor: row.amount_minor.toString(),
    at: row.at.toISOString(),
  };
}
