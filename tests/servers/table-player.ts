import { randomUUID } from "node:crypto";
import { createGateClient } from "@bellwether/contract";
import {
  type PlaceTableBetReply,
  type PlaceTableBetRequest,
  type PublishedTableRound,
  type TableBetsReply,
  type TableRound,
  type TableSnapshot,
  type TableStreamMessage,
  tableStreamPath,
} from "@bellwether/contract/studio/index.ts";
import { WebSocket } from "ws";
import { drivePlayer } from "./player-client.ts";
import type { Product } from "./product.ts";
import { openStudio, StudioAnswerError } from "./studio-player.ts";
import { SHORT_TABLE } from "./table-folder.ts";

type Via = Pick<Product, "url">;

/** A bet that was sent, and its latest answer. Without an answer the field is undefined. */
export type SentBet = {
  request: PlaceTableBetRequest;
  answer?: PlaceTableBetReply | StudioAnswerError;
};

const DEPOSIT = "1000.00";
const DEPOSIT_MINOR = 100_000;

export type TablePlayer = Awaited<ReturnType<typeof seatPlayer>>;

/** A player with 1,000.00 at the short table. Every call may go to another node. */
export async function seatPlayer(product: Via) {
  const player = await drivePlayer(product, { amount: DEPOSIT });
  const studio = await openStudio(product, player, SHORT_TABLE.gameCode);
  const at = `/tables/${SHORT_TABLE.name}`;
  const everyRound = new Set<number>();
  return {
    player,
    session: studio.session,
    wish(number: number, spot: string, stakeMinor: number): SentBet {
      const amountMinor = String(stakeMinor);
      const input = { bets: [{ spot, amountMinor }] };
      return { request: { requestId: randomUUID(), number, stakeMinor: amountMinor, input } };
    },
    /** Sends the bet, or repeats its request. If the answer is lost, an earlier answer is kept. */
    async send(bet: SentBet, via: Via = product): Promise<void> {
      everyRound.add(bet.request.number);
      try {
        bet.answer = await studio.post<PlaceTableBetReply>(`${at}/bets`, bet.request, via);
      } catch (error) {
        if (error instanceof StudioAnswerError) bet.answer = error;
      }
    },
    betsOf: async (number: number, via: Via = product) =>
      (await studio.get<TableBetsReply>(`${at}/rounds/${number}/bets`, via)).bets,
    /** The balance in minor units, by the gate. */
    async balanceMinor(via: Via = product) {
      const { player_balance_amount } = await createGateClient({
        baseUrl: via.url,
        session: () => player.session,
      }).call("balance", {});
      return Math.round(Number(player_balance_amount) * 100);
    },
    /** The expected balance: the deposit, and payouts minus stakes of all settled bets. */
    async expectedMinor(via: Via = product) {
      let expected = DEPOSIT_MINOR;
      for (const number of everyRound)
        for (const bet of (await studio.get<TableBetsReply>(`${at}/rounds/${number}/bets`, via)).bets)
          if (bet.state === "settled") expected += Number(bet.payoutMinor) - Number(bet.stakeMinor);
      return expected;
    },
  };
}

/** The short table as this node shows it. */
export async function readTable({ url }: Via): Promise<TableSnapshot> {
  const response = await fetch(`${url}/studio/api/tables/${SHORT_TABLE.name}`);
  if (!response.ok) throw new Error(`the table was not shown: ${response.status} ${await response.text()}`);
  return (await response.json()) as TableSnapshot;
}

/** A round of the short table, as anybody may read it. */
export async function readTableRound({ url }: Via, number: number): Promise<PublishedTableRound> {
  const response = await fetch(`${url}/studio/api/tables/${SHORT_TABLE.name}/rounds/${number}`);
  if (!response.ok) throw new Error(`the round was not shown: ${response.status} ${await response.text()}`);
  return (await response.json()) as PublishedTableRound;
}

/** Watches the short table's stream. `seqs` holds the `seq` of each snapshot and change received. */
export async function watchTable({ url }: Via, session: string) {
  const socket = new WebSocket(`${url.replace("http", "ws")}${tableStreamPath(SHORT_TABLE.name)}`, {
    origin: url,
  });
  const seqs: number[] = [];
  socket.on("message", (data) => {
    const message = JSON.parse(String(data)) as TableStreamMessage;
    if (message.type === "refused") throw new Error(`the stream was refused: ${message.code}`);
    if (message.type === "snapshot" || message.type === "change") seqs.push(message.seq);
  });
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  socket.send(JSON.stringify({ type: "open", session }));
  const pinging = setInterval(() => socket.send('{"type":"ping"}'), PING_EVERY_MS);
  const close = () => {
    clearInterval(pinging);
    socket.terminate();
  };
  return { seqs, close };
}

const PING_EVERY_MS = 10_000;
const LOOK_EVERY_MS = 25;
/** Much longer than a round of the short table, which takes 6 to 9 s. */
const COMES_WITHIN_MS = 180_000;

/** Polls the table until its round fulfils the condition. Throws an error with the last round after a minute. */
export async function untilRound(via: Via, isWanted: (round: TableRound) => boolean): Promise<TableRound> {
  const deadline = performance.now() + COMES_WITHIN_MS;
  let last: TableRound | null = null;
  while (performance.now() < deadline) {
    last = (await readTable(via)).round;
    if (last && isWanted(last)) return last;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Error(`the table does not go on: ${JSON.stringify(last)}`);
}
