import type { OutputOf } from "@bellwether/contract/call.ts";
import type { calls } from "@bellwether/contract/calls/index.ts";
import type { BoardScore } from "@bellwether/contract/content/rewards/tournament-rule.ts";
import type { Site } from "../../request/site.ts";
import type { WordedPromotion } from "../offers.ts";
import { eurosFor, type Reader } from "../promotion-figures.ts";

export type PlayersBoard = OutputOf<typeof calls.board>;

/** The places from the one after the last prize to `until` have this prize, in the reader's currency. */
export type ShownPrize = { until: number; amount: string };

export type ShownBoard = { board: PlayersBoard; prizes: ShownPrize[]; by: BoardScore["by"] };

/** The newest board of a tournament; undefined for another promotion, before the first board, and if the gate does not answer. */
export async function loadBoard(
  site: Site,
  { name, rule }: WordedPromotion,
  reader: Reader,
): Promise<ShownBoard | undefined> {
  if (rule?.kind !== "tournament") return undefined;
  const board = await site.gate.call("board", { promotion: name }).catch(() => undefined);
  if (!board) return undefined;
  let until = 0;
  const prizes = rule.prizes.map(({ places, amount }) => {
    until += places;
    return { until, amount: eurosFor(reader, amount) };
  });
  return { board, prizes, by: rule.score.by };
}
