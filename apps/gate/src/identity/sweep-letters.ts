import { keptSince } from "@bellwether/market";
import type { StorePorts } from "../ports.ts";

/** Deletes records for the limits on emails and taken addresses once they no longer count, and contact data that nobody has confirmed; run on a timer, by any number of nodes. */
export async function sweepLetters({ database, now }: StorePorts): Promise<number> {
  const at = now();
  const before = keptSince("letterRequests", at);
  const swept = [
    await database.query("DELETE FROM mail_token WHERE expires_at <= $1", [at]),
    await database.query("DELETE FROM new_contact WHERE entered_at < $1", [keptSince("newContacts", at)]),
    await database.query("DELETE FROM mail_request WHERE at < $1", [before]),
    await database.query("DELETE FROM address_collision WHERE at < $1", [before]),
  ];
  return swept.reduce((sum, { rowCount }) => sum + rowCount, 0);
}
