import { minorToAmount } from "@bellwether/contract";
import { dayText } from "@bellwether/contract/day-text.ts";
import {
  type PlayerAtRisk,
  type RiskFact,
  type RiskInteraction,
  riskSigns,
} from "@bellwether/contract/office/index.ts";
import type { SqlConnection } from "@bellwether/db";
import { riskTermsOf } from "@bellwether/market";
import { inHandOf } from "../in-hand.ts";
import { operatorNames } from "../operators/index.ts";
import { findPlayer, hiddenName } from "../players/index.ts";
import {
  type CountedSign,
  lastInteractions,
  listCountedSigns,
  marksInForce,
  type RiskStanding,
  type StoredInteraction,
  signPoints,
} from "../risk/index.ts";

/** The figures that signs are stored with, by the names that the office knows them by. */
const factNames: Readonly<Record<string, RiskFact["name"]>> = {
  lostMinor: "lost",
  usualMinor: "usual",
  stakeMinor: "stake",
  usualStakeMinor: "usual_stake",
  limitMinor: "limit",
  netMinor: "net",
  partsOf10Minutes: "parts",
  nights: "nights",
  deposits: "deposits",
  limits: "limits",
  breaks: "breaks",
  withdrawals: "withdrawals",
  cards: "cards",
  words: "words",
};

/** Turns standings into the contract's form, with the figures behind each sign. A player who is gone is left out. */
export async function shownRisks(
  connection: SqlConnection,
  standings: readonly RiskStanding[],
  operatorId: string,
  now: Date,
): Promise<PlayerAtRisk[]> {
  const ids = standings.map(({ player_id }) => player_id);
  const signs = Map.groupBy(await listCountedSigns(connection, ids, now), ({ player_id }) => player_id);
  const marks = new Map((await marksInForce(connection, ids)).map((mark) => [mark.playerId, mark]));
  const last = await lastInteractions(connection, ids);
  const interactions = new Map(
    (await shownInteractions(connection, last)).map((each, place) => [last[place]?.player_id, each]),
  );
  const names = await operatorNames(connection, [
    ...standings.flatMap((each) => inHandOf(each, now) ?? []),
    ...[...marks.values()]
      .flatMap(({ markedBy, reviewedBy }) => [markedBy, reviewedBy ?? ""])
      .filter(Boolean),
  ]);
  const nameOf = (id: string) => names.get(id) ?? id;
  const shown: PlayerAtRisk[] = [];
  for (const standing of standings) {
    const player = await findPlayer(connection, standing.player_id);
    if (!player) continue;
    const own = player.status === "closed" ? [] : (signs.get(player.id) ?? []);
    const mark = marks.get(player.id);
    const holder = inHandOf(standing, now);
    shown.push({
      ...{ player_id: player.id, player: hiddenName(player), brand: player.brand, country: player.country },
      ...{
        currency: player.currency,
        status: player.status,
        score: standing.score,
        version: standing.version,
      },
      is_strong: standing.score >= riskTermsOf(player.country).strongFrom,
      groups: [...new Set(own.map(({ sign }) => riskSigns[sign]))],
      signs: own
        .map((sign) => shownSign(sign, player.currency))
        .toSorted((one, other) => other.points - one.points),
      mark: mark
        ? {
            ...{ reason: mark.reason, by: nameOf(mark.markedBy), at: mark.markedAt.toISOString() },
            reviewed_by: mark.reviewedBy === null ? null : nameOf(mark.reviewedBy),
          }
        : null,
      demand: demandOf(standing),
      follow_up_on: standing.follow_up_at ? dayText(standing.follow_up_at) : null,
      last_interaction: interactions.get(player.id) ?? null,
      taken_by: holder === undefined ? null : { id: holder, name: nameOf(holder) },
      is_own: holder === operatorId,
    });
  }
  return shown;
}

/** Turns stored entries into the contract's form, in their order, with operators' names for their ids. */
export async function shownInteractions(
  connection: SqlConnection,
  stored: readonly StoredInteraction[],
): Promise<RiskInteraction[]> {
  const names = await operatorNames(
    connection,
    stored.map(({ written_by }) => written_by),
  );
  return stored.map(({ player_id: _player, written_by: by, written_at: at, ...entry }) => ({
    ...entry,
    written_by: { id: by, name: names.get(by) ?? by },
    written_at: at.toISOString(),
  }));
}

function demandOf(standing: RiskStanding): PlayerAtRisk["demand"] {
  const { demand: kind, demand_since: since, demand_due_at: dueAt } = standing;
  if (kind === null || since === null || dueAt === null) return null;
  return { kind, since: since.toISOString(), due_at: dueAt.toISOString() };
}

function shownSign(
  { sign, times, noted_at: notedAt, facts }: CountedSign,
  currency: string,
): PlayerAtRisk["signs"][number] {
  return {
    ...{ sign, times, points: signPoints(sign, times), noted_at: notedAt.toISOString() },
    facts: Object.entries(facts).flatMap(([stored, value]): RiskFact[] => {
      const name = factNames[stored];
      if (!name) return [];
      const isMoney = stored.endsWith("Minor");
      return [{ name, value: isMoney ? { amount: minorToAmount(BigInt(value)), currency } : value }];
    }),
  };
}
