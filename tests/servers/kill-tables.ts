import type {
  PublishedTableRound,
  TableBet,
  TablePhase,
  TableRound,
} from "@bellwether/contract/studio/index.ts";
import { type KillStep, killSteps, type Product } from "./product.ts";
import { StudioAnswerError } from "./studio-player.ts";
import { readTableRound, type SentBet, type TablePlayer, untilRound } from "./table-player.ts";

/** The phases of a round that ends with an outcome, and the one that follows each. */
export const nextPhase = {
  betting: "closed",
  closed: "sealed",
  sealed: "drawn",
  drawn: "paid",
  paid: "betting",
} as const satisfies Partial<Record<TablePhase, TablePhase>>;
export type KilledPhase = keyof typeof nextPhase;
export const killedPhases = Object.keys(nextPhase) as KilledPhase[];

/** How a process dies in a phase: at any moment, at a step of the write that ends the phase, or at a step of a money write. */
type Way = { kind: "moment" } | { kind: "phase" | "money"; step: KillStep };

/** Stakes are taken in the phase `betting`, and bets are paid at the end of `drawn`. */
const MONEY_PHASES: readonly KilledPhase[] = ["betting", "drawn"];

/** The ways in which a process can die in this phase. */
export function waysToDie(phase: KilledPhase): Way[] {
  const inWrites = killSteps.flatMap((step): Way[] => [
    { kind: "phase", step },
    ...(MONEY_PHASES.includes(phase) ? [{ kind: "money" as const, step }] : []),
  ]);
  return [{ kind: "moment" }, ...inWrites];
}

const BETS: readonly (readonly [string, number])[] = [
  ["red", 200],
  ["black", 100],
  ["straight-17", 10],
];
/** A kill at a random moment comes at most this long after the test has seen the phase. If the phase ends sooner, the kill hits the next one. */
const MAX_DELAY_MS = 900;
export type TableKill = {
  product: Product;
  /** A second node of the same table. If it makes the chosen write before `product` does, `product` is killed after that write. */
  other?: Product;
  /** Returns the node that answers after the kill: the killed node after its restart, or another node. */
  recover: () => Promise<Pick<Product, "url">>;
  phase: KilledPhase;
  way: Way;
  players: readonly TablePlayer[];
  random: () => number;
};

/** Plays one round of the table and kills a process in the phase: see {@link playRoundWithFault}. */
export function killInPhase(kill: TableKill): Promise<{ number: number; wrong: string[] }> {
  const strike = async (number: number, send: () => Promise<unknown>) => {
    const { dead } = await armKill(kill, number);
    await Promise.all([dead, send()]);
    await kill.product.kill();
    return kill.recover();
  };
  return playRoundWithFault({ ...kill, what: JSON.stringify(kill.way), strike });
}

type TableStrike = Pick<TableKill, "product" | "phase" | "players"> & {
  /** What happens, for the errors. */
  what: string;
  /** Makes a fault in round `number`. In the phase `betting`, `send` sends the bets meanwhile. Returns the node that answers after the fault. */
  strike: (number: number, send: () => Promise<unknown>) => Promise<Pick<Product, "url">>;
};

/**
 * Plays one round of the table with a fault in the phase, and waits for the round's end and the next round. Returns each error: a bet that
 * was lost, or paid wrongly or twice; a round that was drawn twice or is void; or a balance that its bets do not explain.
 */
export async function playRoundWithFault({
  product,
  phase,
  players,
  what,
  strike,
}: TableStrike): Promise<{ number: number; wrong: string[] }> {
  const before = await untilRound(product, (round) => round.phase === "paid" || round.phase === "void");
  const { number } = await untilRound(product, (round) => round.number > before.number);
  const bets = players.map((player) => ({
    player,
    sent: BETS.map(([spot, stake]) => player.wish(number, spot, stake)),
  }));
  const sendAll = (via: Pick<Product, "url">) =>
    Promise.all(bets.flatMap(({ player, sent }) => sent.map((bet) => player.send(bet, via))));

  if (phase !== "betting") {
    await sendAll(product);
    await untilRound(product, (round) => round.phase === phase || round.number > number);
  }
  const survivor = await strike(number, async () => phase === "betting" && sendAll(product));
  const acknowledged = bets.flatMap(({ sent }) => sent.filter(isPlaced));
  await sendAll(survivor);
  await untilRound(survivor, (round) => round.number > number);
  const round = await readTableRound(survivor, number);
  const wrong = round.phase === "paid" ? [] : [`the round is ${round.phase}: ${round.voidReason}`];
  for (const { player, sent } of bets) {
    const known = await untilOver(player, number, survivor);
    for (const bet of sent) wrong.push(...mistakesOf(bet, known, round, acknowledged.includes(bet)));
    const [balance, expected] = await untilEqual(player, survivor);
    if (balance !== expected) wrong.push(`the balance is ${balance}, and its bets make it ${expected}`);
  }
  return { number, wrong: wrong.map((each) => `${phase} ${what}, round ${number}: ${each}`) };
}

/** `dead` resolves when the product has died at the awaited write, or when the caller must kill it. */
async function armKill(
  { product, other, phase, way, random }: TableKill,
  number: number,
): Promise<{ dead: Promise<unknown> }> {
  if (way.kind === "moment")
    return { dead: new Promise((resolve) => setTimeout(resolve, random() * MAX_DELAY_MS)) };
  const { dead } = await product.killAt(way.step, way.kind === "money" ? "money" : nextPhase[phase]);
  if (!other) return { dead };
  const place = killedPhases.indexOf(phase);
  const isOver = (round: TableRound) =>
    round.number > number || killedPhases.indexOf(round.phase as KilledPhase) > place;
  return { dead: Promise.race([dead, untilRound(other, isOver)]) };
}

const isPlaced = ({ answer }: SentBet) => answer !== undefined && !(answer instanceof StudioAnswerError);

/** Compares a bet with the round's draw. An acknowledged bet must be paid. Any other bet may be paid, returned or missing. */
function mistakesOf(
  { request, answer }: SentBet,
  known: readonly TableBet[],
  round: PublishedTableRound,
  mustCount: boolean,
): string[] {
  const inputText = JSON.stringify(request.input);
  const placed = answer && !(answer instanceof StudioAnswerError) ? answer : undefined;
  const [bet, ...more] = known.filter(({ input }) => JSON.stringify(input) === inputText);
  if (more.length > 0) return [`${inputText} is there ${more.length + 1} times`];
  if (placed && placed.roundId !== bet?.roundId) return [`${inputText} has another id than was answered`];
  if (mustCount && bet?.state !== "settled") return [`${inputText} was acknowledged, and is ${bet?.state}`];
  if (bet?.state !== "settled") return [];
  const [event] = round.events as unknown as { pocket: number; color: string }[];
  const spot = request.input as { bets: { spot: string }[] };
  const payout = payoutOf(spot.bets[0]!.spot, Number(request.stakeMinor), event!);
  return Number(bet.payoutMinor) === payout
    ? []
    : [`${inputText} was paid ${bet.payoutMinor}, not ${payout}`];
}

function payoutOf(spot: string, stakeMinor: number, { pocket, color }: { pocket: number; color: string }) {
  if (spot === `straight-${pocket}`) return stakeMinor * 36;
  return spot === color ? stakeMinor * 2 : 0;
}

/** Longer than the resolver needs to return a stake that was being sent when the process died: 8 s and the time of its retries. */
const OVER_WITHIN_MS = 180_000;

async function untilOver(player: TablePlayer, number: number, via: Pick<Product, "url">) {
  const deadline = performance.now() + OVER_WITHIN_MS;
  for (;;) {
    const bets = await player.betsOf(number, via);
    if (bets.every(({ state }) => state === "settled" || state === "returned")) return bets;
    if (performance.now() > deadline) return bets;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Waits until the balance is the expected one, and returns both. */
async function untilEqual(player: TablePlayer, via: Pick<Product, "url">): Promise<[number, number]> {
  const deadline = performance.now() + OVER_WITHIN_MS;
  for (;;) {
    const [balance, expected] = [await player.balanceMinor(via), await player.expectedMinor(via)];
    if (balance === expected || performance.now() > deadline) return [balance, expected];
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
