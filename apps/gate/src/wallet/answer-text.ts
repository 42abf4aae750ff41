/**
 * What a money write stores for a repeat: the balance in its answer, and how its amount was split. Stored as short text in the ledger's
 * operation. A tombstone is stored under the key of a bet that was rolled back before it arrived.
 */
export type StoredAnswer = {
  kind: "bet" | "win" | "rollback" | "tombstone";
  cashMinor: bigint;
  bonusMinor: bigint;
  balanceMinor: bigint;
  round: string;
  /** The day, `YYYY-MM-DD`, on which the money was counted: of the player's market, once of UTC (decision 110). Missing in answers from before days were counted. */
  day: string | undefined;
};

export function writeAnswer(answer: StoredAnswer): string {
  return `${answer.kind} ${answer.cashMinor} ${answer.bonusMinor} ${answer.balanceMinor} ${answer.day ?? "-"} ${answer.round}`;
}

export function readStoredAnswer(text: string): StoredAnswer {
  const [, kind, cash, bonus, balance, day, round] =
    /^(\S+) (-?\d+) (-?\d+) (-?\d+) (?:(\d{4}-\d\d-\d\d|-) )?(.*)$/s.exec(text) ?? [];
  if (cash === undefined || bonus === undefined || balance === undefined || round === undefined)
    throw new Error(`not a stored answer: ${text}`);
  return {
    kind: kind as StoredAnswer["kind"],
    cashMinor: BigInt(cash),
    bonusMinor: BigInt(bonus),
    balanceMinor: BigInt(balance),
    day: day === "-" ? undefined : day,
    round,
  };
}
