// npm run rewards:parcels: lists the things that draws gave: those to be sent first, then those whose winners have not entered an address.
// npm run rewards:parcels -- --sent <id> [--tracking <text>]: marks one as sent; its winner gets a letter.
import type { Database } from "@bellwether/db";
import { listParcels, type Parcel, sendParcel } from "@bellwether/gate";
import { z } from "zod";
import { readContentInForce } from "../content/content-in-force.ts";
import { parseAnyArguments } from "./parse-arguments.ts";
import { runCommand } from "./run-command.ts";
import { textTable } from "./text-table.ts";

const USAGE = "rewards:parcels [--sent <id> [--tracking <text>]]";

const Options = z.strictObject({
  sent: z.string().min(1).max(40),
  tracking: z.string().trim().min(1).max(200).optional(),
});
const options = { sent: { type: "string" }, tracking: { type: "string" } } as const;

const given = parseAnyArguments({ usage: USAGE, options, schema: Options });
await runCommand((database) => (given ? send(database, given) : list(database)), given?.sent);

async function send(database: Database, { sent: id, tracking }: z.infer<typeof Options>): Promise<number> {
  const { messageTexts } = await readContentInForce(database);
  await sendParcel({ database, now: () => new Date(), messageTexts }, { id, tracking });
  console.log(`Sent: ${id}. Its winner gets a letter.`);
  return 0;
}

async function list(database: Database): Promise<number> {
  const parcels = await listParcels({ database });
  const head = ["id", "promotion", "thing", "player", "state", "won", "sent", "name", "address"];
  console.log(parcels.length === 0 ? "There are no parcels." : textTable(head, parcels.map(cellsOf)));
  return 0;
}

function cellsOf({
  id,
  promotion,
  thing,
  playerId,
  state,
  wonAt,
  sentAt,
  recipient,
  address,
}: Parcel): string[] {
  const times = [wonAt.toISOString(), sentAt?.toISOString() ?? "–"];
  return [id, promotion, thing, playerId, state, ...times, recipient ?? "–", address ?? "–"];
}
