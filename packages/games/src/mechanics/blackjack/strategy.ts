/** A row of the strategy: a letter for each of the dealer's cards 2 to 9, ten, ace. */
export type StrategyTable = {
  readonly hard: ReadonlyMap<number, string>;
  readonly soft: ReadonlyMap<number, string>;
  /** By the value of one card of the pair, 1 for aces: P splits, - plays by the total. */
  readonly pair: ReadonlyMap<number, string>;
};

/**
 * The basic strategy for six decks. The dealer stands on every 17 and peeks. The player may double on any two cards, also after a split,
 * and split once. The strategy depends only on totals: H hit, S stand, D double or else hit, d double or else stand.
 */
export const BASIC_STRATEGY: StrategyTable = {
  hard: rows([
    [4, 8, "HHHHHHHHHH"],
    [9, 9, "HDDDDHHHHH"],
    [10, 10, "DDDDDDDDHH"],
    [11, 11, "DDDDDDDDDH"],
    [12, 12, "HHSSSHHHHH"],
    [13, 16, "SSSSSHHHHH"],
    [17, 21, "SSSSSSSSSS"],
  ]),
  soft: rows([
    [12, 12, "HHHHHHHHHH"],
    [13, 14, "HHHDDHHHHH"],
    [15, 16, "HHDDDHHHHH"],
    [17, 17, "HDDDDHHHHH"],
    [18, 18, "SddddSSHHH"],
    [19, 21, "SSSSSSSSSS"],
  ]),
  pair: rows([
    [1, 1, "PPPPPPPPPP"],
    [2, 3, "PPPPPP----"],
    [4, 4, "---PP-----"],
    [5, 5, "----------"],
    [6, 6, "PPPPP-----"],
    [7, 7, "PPPPPP----"],
    [8, 8, "PPPPPPPPPP"],
    [9, 9, "PPPPP-PP--"],
    [10, 10, "----------"],
  ]),
};

/** The strategy of a player who never doubles: where it doubles, it hits or stands as it says otherwise. */
export function withoutDoubles({ hard, soft, pair }: StrategyTable): StrategyTable {
  const single = (table: ReadonlyMap<number, string>) =>
    new Map([...table].map(([total, moves]) => [total, moves.replaceAll("D", "H").replaceAll("d", "S")]));
  return { hard: single(hard), soft: single(soft), pair };
}

export type Play = "hit" | "stand" | "double" | "split";

/** The inputs of the strategy. `pair` is the value of one card, 1 for an ace, if the hand can be split. `dealer` is 1 to 10. */
export type Situation = {
  readonly total: number;
  readonly soft: boolean;
  readonly dealer: number;
  readonly mayDouble: boolean;
  readonly pair?: number | undefined;
};

export function bestPlay(
  { total, soft, dealer, mayDouble, pair }: Situation,
  table: StrategyTable = BASIC_STRATEGY,
): Play {
  const column = dealer === 1 ? 9 : dealer - 2;
  if (pair !== undefined && table.pair.get(pair)?.charAt(column) === "P") return "split";
  switch ((soft ? table.soft : table.hard).get(total)?.charAt(column)) {
    case "S":
      return "stand";
    case "D":
      return mayDouble ? "double" : "hit";
    case "d":
      return mayDouble ? "double" : "stand";
    default:
      return "hit";
  }
}

function rows(list: readonly (readonly [from: number, to: number, moves: string])[]): Map<number, string> {
  const table = new Map<number, string>();
  for (const [from, to, moves] of list) {
    for (let total = from; total <= to; total += 1) table.set(total, moves);
  }
  return table;
}
