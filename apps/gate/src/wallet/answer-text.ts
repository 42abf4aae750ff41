/**
 * What a money write left behind for a repeat: the balance it answered with, and how its amount was split. Kept as short text
 * in the ledger's operation. A tombstone stands under the key of a bet that was rolled back before it came.
 */
export type StoredAnswer = {
  kind: "bet" | "win" | "rollback" | "tombstone";
  cashMinor: bigint;
  bonusMinor: bigint;
  balanceMinor: bigint;
  round: string;
};

export function writeAnswer(answer: StoredAnswer): string {
  return `${answer.kind} ${answer.cashMinor} ${answer.bonusMinor} ${answer.balanceMinor} ${answer.round}`;
}

export function readAnswer(text: string): StoredAnswer {
  const [kind, cash, bonus, balance, ...round] = text.split(" ");
  return {
    kind: kind as StoredAnswer["kind"],
    cashMinor: BigInt(cash!),
    bonusMinor: BigInt(bonus!),
    balanceMinor: BigInt(balance!),
    round: round.join(" "),
  };
}
