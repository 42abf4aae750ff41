// npm run rewards:parcels: lists the things that draws gave: those to be sent first, then those whose winners have not entered an address.
// npm run rewards:parcels -- --sent <id> [--tracking <text>]: marks one as sent; its winner gets a letter.
import { DomainError } from "@bellwether/contract";
import { listParcels, type Parcel, sendParcel } from "@bellwether/gate";
import { z } from "zod";
import { readContent } from "../content/content.ts";
import { openOperatorDatabase } from "./open-operator-database.ts";
import { parseArguments } from "./parse-arguments.ts";
import { textTable } from "./text-table.ts";

const USAGE = "rewards:parcels [--sent <id> [--tracking <text>]]";

const Options = z.strictObject({
  sent: z.string().min(1).max(40),
  tracking: z.string().trim().min(1).max(200).optional(),
});
const options = { sent: { type: "string" }, tracking: { type: "string" } } as const;

const given = parseArguments(process.argv.slice(2), { usage: USAGE, options, schema: Options });
const database = await openOperatorDatabase();
process.exitCode = given ? await send(given) : await list();
await database.close();

async function send({ sent: id, tracking }: z.infer<typeof Options>): Promise<number> {
  const { messageTexts } = readContent();
  try {
    await sendParcel({ database, now: () => new Date(), messageTexts }, { id, tracking });
    console.log(`Sent: ${id}. Its winner gets a letter.`);
    return 0;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    console.error(`${id}: ${error.message}`);
    return 1;
  }
}

async function list(): Promise<number> {
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
