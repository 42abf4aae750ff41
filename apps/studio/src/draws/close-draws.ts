import type { TableRound } from "@bellwether/contract/studio/index.ts";
import { findModel } from "@bellwether/games";
import { newUuid } from "../new-uuid.ts";
import type {
  ClockPort,
  DatabasePort,
  ModelsPort,
  PayoutPorts,
  RandomPort,
  ResolverPort,
  SeedVaultPort,
  StepPorts,
  WalletPort,
} from "../ports.ts";
import { giveUpSomeBets } from "../rounds/index.ts";
import { findOpenDraws, findTableRound, noteDrawClosed, type OpenDraw } from "../tables/index.ts";
import { drawName, WalletSilenceError } from "../wallet/index.ts";
import { settleLosers } from "./settle-tickets.ts";

type ClosingPorts = StepPorts & PayoutPorts & ModelsPort & RandomPort & SeedVaultPort;

/** Stakes returned per statement. */
const STAKES_AT_ONCE = 5_000;

/** A call closes tickets for about a second (tens of thousands). */
const MAX_CALLS = 1_000;

/** A void draw has no result; the letter about it has none either. */
const NO_RESULT = "-";

/** Maximum length of a result's text in the call to the wallet. */
const MAX_RESULT = 200;

/** Number of draws that one run looks at. */
const DRAWS_AT_ONCE = 20;

/**
 * Returns the stakes of every void draw, settles the losing tickets of every paid one, lets the wallet close them and notify the players of
 * both. The wallet counts a ticket without a win as lost, so a draw must wait until all its wins are confirmed and all returned stakes are back. `run` is
 * called again and again, on any node, and repeats what is not finished. Each run goes on behind the draws of the last one, so draws that
 * cannot be closed hold up no others; behind the latest draw it begins again with the earliest.
 */
export function createDrawCloser(deps: ClosingPorts): {
  /** Returns how many draws were closed. */
  run(): Promise<number>;
} {
  let last: OpenDraw | undefined;
  return {
    async run() {
      const draws = await findOpenDraws(deps.database, last, DRAWS_AT_ONCE);
      last = draws.length < DRAWS_AT_ONCE ? undefined : draws.at(-1);
      let closed = 0;
      for (const draw of draws) if (await closeSafely(deps, draw)) closed += 1;
      return closed;
    },
  };
}

/** A failing draw must not block the others: it is tried again later. */
async function closeSafely(deps: ClosingPorts, draw: OpenDraw): Promise<boolean> {
  try {
    return await closeDraw(deps, draw);
  } catch (error) {
    deps.log.error(
      { err: error, table: draw.table_id, roundNumber: draw.number },
      "the closing of a draw failed",
    );
    return false;
  }
}

async function closeDraw(deps: ClosingPorts, draw: OpenDraw): Promise<boolean> {
  if (draw.phase === "void") await returnStakes(deps, draw);
  else await settleStaked(deps, draw);
  if (!(await closeTickets(deps, draw))) return false;
  await noteDrawClosed(deps.database, draw);
  return true;
}

/** Gives up all stakes of a void draw, in parts; the resolver returns each until the wallet confirms it. */
async function returnStakes(
  { database, now, wakeResolver }: ClockPort & DatabasePort & ResolverPort,
  { table_id: tableId, number }: OpenDraw,
): Promise<void> {
  for (let given = STAKES_AT_ONCE; given === STAKES_AT_ONCE; )
    given = await giveUpSomeBets(database, { tableId, number }, now(), STAKES_AT_ONCE);
  wakeResolver();
}

async function settleStaked(deps: ClosingPorts, { table_id, number }: OpenDraw): Promise<void> {
  if (!(await hasTickets(deps, { table_id, number }, "'staked'"))) return;
  const round = await findTableRound(deps.database, table_id, number);
  if (round) await settleLosers(deps, table_id, round);
}

/** False when a ticket is uncertain, or the wallet does not answer. */
async function closeTickets(
  deps: StepPorts & ModelsPort & RandomPort & WalletPort,
  draw: OpenDraw,
): Promise<boolean> {
  if (await hasUncertainTickets(deps, draw)) return false;
  const seller = await sellerOf(deps, draw);
  return !seller || askToClose(deps, draw, seller);
}

/** Whether a win may be unpaid or a stake unreturned. Each list of states is asked alone, because an index answers the first one. */
const hasUncertainTickets = async (deps: DatabasePort, draw: OpenDraw): Promise<boolean> =>
  (await hasTickets(deps, draw, "'staking', 'settling', 'unknown'")) ||
  (await hasTickets(deps, draw, "'staked'"));

async function hasTickets(
  { database }: DatabasePort,
  { table_id, number }: Pick<OpenDraw, "table_id" | "number">,
  states: string,
): Promise<boolean> {
  const { rowCount } = await database.query(
    `SELECT 1 FROM studio_bet WHERE table_id = $1 AND table_number = $2 AND state IN (${states}) LIMIT 1`,
    [table_id, number],
  );
  return rowCount > 0;
}

type Seller = { provider: string; game_code: string };

/** The provider and game of the tickets; undefined in a draw without tickets that count, and in a void one without returned tickets. */
async function sellerOf({ database }: DatabasePort, draw: OpenDraw): Promise<Seller | undefined> {
  const { rows } = await database.query<Seller>(
    "SELECT provider, game_code FROM studio_bet WHERE table_id = $1 AND table_number = $2 AND state = $3 LIMIT 1",
    [draw.table_id, draw.number, draw.phase === "void" ? "rolled_back" : "settled"],
  );
  return rows[0];
}

/** Asks until no ticket is open. False when the wallet does not answer: the call is made again later. */
async function askToClose(
  deps: StepPorts & ModelsPort & RandomPort & WalletPort,
  draw: OpenDraw,
  { provider, game_code }: Seller,
): Promise<boolean> {
  const { table_id, number, draws_at } = draw;
  try {
    for (let call = 0; call < MAX_CALLS; call += 1) {
      const { status, is_open } = await deps.wallet.ask(provider, "/transaction/draw-closed", {
        request_uuid: newUuid(deps),
        game_code,
        draw: drawName({ tableId: table_id, number, drawsAt: draws_at }),
        ...(draw.void_reason === null
          ? { result: resultText(deps, draw) }
          : {
              ...{ result: NO_RESULT, void_reason: draw.void_reason },
              sold_until: draw.sold_until.toISOString(),
            }),
      });
      if (status === "RS_OK" && is_open === false) return true;
      if (status === "RS_OK" && is_open === true) continue;
      deps.log.error({ table: table_id, roundNumber: number, status }, "a draw could not be closed");
      return false;
    }
    deps.log.warn(
      { table: table_id, roundNumber: number },
      "a draw is still open at the wallet after many calls",
    );
    return false;
  } catch (error) {
    if (!(error instanceof WalletSilenceError)) throw error;
    deps.log.warn(
      { table: table_id, roundNumber: number, err: error },
      "the wallet did not answer the closing of a draw",
    );
    return false;
  }
}

/** What was drawn, as short text for a letter: what a lobby shows, or the number of the draw. */
function resultText({ models }: ModelsPort, { model, events, number }: OpenDraw): string {
  const { rules } = findModel(models, model);
  const read = JSON.parse(events ?? "[]") as NonNullable<TableRound["events"]>;
  const texts = rules.lobby?.textsOf(read) ?? [];
  return (texts.join(" ") || `no. ${number}`).slice(0, MAX_RESULT);
}
