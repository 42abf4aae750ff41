import { setTimeout } from "node:timers/promises";
import type { Product } from "./product.ts";
import { StudioAnswerError } from "./studio-player.ts";
import { readTable, type SentBet, type TablePlayer } from "./table-player.ts";

const BEFORE_MS = 600;
const AFTER_MS = 300;
const STAKE_MINOR = 10;
/** Allowed before the close: while one node waits for the wallet, a node with another clock may return the stake. */
const GIVEN_BACK = "wallet_unavailable";

/**
 * Sends small bets, one after another, from 600 ms before the close of a round until 300 ms after it. Returns a description of each mistake: a
 * bet that was refused although its answer came before the close, or a bet that was taken although it was sent after the close. The test
 * compares times by its own clock, which is PostgreSQL's too, because both run on one machine.
 */
export async function betThroughClose(
  player: TablePlayer,
  number: number,
  via: Pick<Product, "url">,
): Promise<string[]> {
  const { round } = await readTable(via);
  if (round?.number !== number) return [`round ${number} was over before its close`];
  const closesAt = Date.parse(round.betsCloseAt);
  await setTimeout(Math.max(0, closesAt - BEFORE_MS - Date.now()));
  const wrong: string[] = [];
  const counts = { before: 0, after: 0 };
  for (let sentAt = Date.now(); sentAt < closesAt + AFTER_MS; sentAt = Date.now()) {
    const bet = player.wish(number, "even", STAKE_MINOR);
    await player.send(bet, via);
    const answer = answerOf(bet);
    const answeredAt = Date.now();
    if (sentAt >= closesAt) counts.after += 1;
    else if (answeredAt < closesAt && answer === "placed") counts.before += 1;
    if (sentAt >= closesAt && answer !== "bets_closed")
      wrong.push(`${sentAt - closesAt} ms after the close: ${answer}`);
    if (answeredAt < closesAt && answer !== "placed" && answer !== GIVEN_BACK)
      wrong.push(`${closesAt - answeredAt} ms before the close: ${answer}`);
  }
  if (counts.before === 0 || counts.after === 0)
    wrong.push(`no bet on both sides of the close: ${JSON.stringify(counts)}`);
  return wrong;
}

const answerOf = ({ answer }: SentBet) =>
  answer instanceof StudioAnswerError ? answer.code : answer && "placed";
