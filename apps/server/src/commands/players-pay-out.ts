// npm run players:pay-out: lists excluded and closed players who still have cash here.
// npm run players:pay-out -- --player <id> --reference <bank transfer> --reason <text> [--amount 12.50] [--by <name>]: books that support
// has paid the cash (all of it, or the amount). Running it again with the same reference moves no money.
import { AmountText, amountToMinor } from "@bellwether/contract";
import type { Database } from "@bellwether/db";
import { type CashLeft, listCashLeft, type PayOutWish, payOut } from "@bellwether/gate";
import { createLedger } from "@bellwether/ledger";
import { z } from "zod";
import { ActorOption } from "./actor-option.ts";
import { parseAnyArguments } from "./parse-arguments.ts";
import { runCommand } from "./run-command.ts";
import { textTable } from "./text-table.ts";

const USAGE =
  "players:pay-out [--player <id> --reference <bank transfer> --reason <text> [--amount 12.50] [--by <name>]]";

const Options = z
  .strictObject({
    player: z.string().min(1).max(40),
    reference: z.string().trim().min(1).max(100),
    reason: z.string().trim().min(1).max(500),
    amount: AmountText.optional(),
    by: ActorOption,
  })
  .transform(
    ({ player, reference, reason, amount, by }): PayOutWish => ({
      playerId: player,
      reference,
      reason,
      by,
      amountMinor: amount === undefined ? undefined : amountToMinor(amount),
    }),
  );
const text = { type: "string" } as const;
const options = { player: text, reference: text, reason: text, amount: text, by: text };

const given = parseAnyArguments({ usage: USAGE, options, schema: Options });
await runCommand((database) => (given ? pay(database, given) : list(database)), given?.playerId);

async function pay(database: Database, given: PayOutWish): Promise<number> {
  const deps = { database, ledger: createLedger(database), now: () => new Date() };
  const paid = await payOut(deps, given);
  const what = `${paid.amount} ${paid.currency} of ${given.playerId} under ${given.reference}`;
  console.log(paid.repeated ? `Booked before, nothing moved: ${what}.` : `Booked: ${what}.`);
  console.log(`Payment ${paid.payment_id}; ${paid.cash_left} ${paid.currency} in cash is left.`);
  return 0;
}

async function list(database: Database): Promise<number> {
  const left = await listCashLeft(database);
  const head = ["player", "email", "status", "until", "cash", "currency"];
  console.log(
    left.length === 0 ? "No excluded or closed player has cash here." : textTable(head, left.map(cellsOf)),
  );
  return 0;
}

function cellsOf(player: CashLeft): string[] {
  const until = player.status === "closed" ? "" : (player.until ?? "for good");
  return [player.player_id, player.email, player.status, until, player.cash, player.currency];
}
