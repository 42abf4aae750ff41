import type { SqlConnection } from "@bellwether/db";
import type { SharedDraw, SharedRules } from "@bellwether/games";
import { readTickets } from "../trees/index.ts";

/**
 * Completes a draw with all tickets, if they share a pot. After the seal the tickets do not change, so they are read in parts: a million take
 * some seconds, and others get their turn in between.
 */
export async function completeTicketDraw(
  connection: SqlConnection,
  { rules, drawn }: { rules: SharedRules; drawn: SharedDraw },
  draw: { tableId: string; number: number },
): Promise<SharedDraw> {
  const { pot } = rules;
  if (!pot) return drawn;
  const tally = pot.tally?.(drawn.outcome);
  const inputs: unknown[] = [];
  for await (const page of readTickets(connection, draw))
    for (const { input } of page)
      if (tally) tally.add(JSON.parse(input));
      else inputs.push(JSON.parse(input));
  return tally ? tally.share() : pot.share(drawn.outcome, inputs);
}
