import { createHash } from "node:crypto";
import type {
  BuyTicketsReply,
  BuyTicketsRequest,
  StudioErrorCode,
} from "@bellwether/contract/studio/index.ts";
import { RoundRefusedError } from "@bellwether/games";
import type { GamePorts, StakePorts } from "../ports.ts";
import { rewardEnds } from "../rewards/index.ts";
import type { Session } from "../sessions/index.ts";
import { StudioRefusalError } from "../studio-refusal.ts";
import { findTable, takeTableBet } from "../tables/index.ts";
import { asTicket } from "./ticket.ts";

/**
 * Buys one ticket in each of the given draws, one after another. Each is a bet with a request id of its own, so the same request again buys
 * nothing twice, and a draw that is refused does not stop the others. With `rewardId` they are free tickets. Throws `table_not_found`.
 */
export async function buyTickets(
  deps: StakePorts & GamePorts,
  session: Session,
  tableId: string,
  { requestId, numbers, stakeMinor, input, rewardId }: BuyTicketsRequest,
): Promise<BuyTicketsReply> {
  const table = findTable(deps, session, tableId);
  if (!table.calendar) throw new StudioRefusalError("table_not_found", "this table sells no tickets ahead");
  const tickets: BuyTicketsReply["tickets"] = [];
  let balanceMinor: string | null = null;
  for (const number of numbers)
    try {
      const ticketRequest = { requestId: derivedId(requestId, number), number, stakeMinor, input, rewardId };
      const bought = await takeTableBet(deps, session, table, ticketRequest);
      const now = await deps.databaseTime(deps.database);
      const ends = await rewardEnds(deps.database, session, now);
      tickets.push({ number, ticket: asTicket(deps, bought, { now, ends }), refusal: null });
      balanceMinor = bought.balanceMinor.toString();
    } catch (error) {
      tickets.push({ number, ticket: null, refusal: ticketRefusalOf(error) });
    }
  return { tickets, balanceMinor };
}

/** The code of a refused ticket. Throws everything else. */
export function ticketRefusalOf(error: unknown): StudioErrorCode {
  if (error instanceof StudioRefusalError || error instanceof RoundRefusedError) return error.code;
  throw error;
}

/** An id that follows from another id and the parts, in the form of a UUID (version 8). */
export function derivedId(...parts: readonly (string | number)[]): string {
  const bytes = createHash("sha256").update(JSON.stringify(parts)).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return [8, 12, 16, 20, 32].map((end, index, ends) => hex.slice(ends[index - 1] ?? 0, end)).join("-");
}
