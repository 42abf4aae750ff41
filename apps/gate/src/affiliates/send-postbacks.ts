import type { AffiliateTags } from "@bellwether/contract";
import { HOUR_MS } from "@bellwether/contract/durations.ts";
import { isDue } from "../due.ts";
import type { LogPort, PostbackPort, SettingsPort, StorePorts } from "../ports.ts";
import { type PostbackEvent, postbackUrl, templateFor } from "./postback-url.ts";

const MAX_ATTEMPTS = 12;
const FIRST_DELAY_MS = 5_000;
const MAX_DELAY_MS = HOUR_MS;

type PostbackRow = {
  id: string;
  event: PostbackEvent;
  op: string;
  tags: AffiliateTags;
  amount_minor: bigint | null;
  currency: string;
  attempts: number;
};

/**
 * Sends every due postback, one after another, and returns how many were accepted. Many nodes may run it: each row is claimed by moving its
 * next attempt ahead, so two nodes never send the same one. A refused postback is retried after 5 seconds, doubling up to an hour, 12
 * attempts in all. An accepted one is never sent again; if the process dies before recording it, the repeat carries the same `postback_id`.
 * With `signal`, no new one is started after the node begins to stop.
 */
export async function sendDuePostbacks(
  deps: StorePorts & LogPort & PostbackPort & SettingsPort<"affiliates">,
  signal?: AbortSignal,
): Promise<number> {
  let sent = 0;
  while (!signal?.aborted) {
    const row = await claimNext(deps);
    if (!row) break;
    if (await sendOne(deps, row)) sent += 1;
  }
  return sent;
}

async function claimNext({ database, now }: StorePorts): Promise<PostbackRow | undefined> {
  const { rows } = await database.query<PostbackRow>(
    `UPDATE affiliate_postback SET attempts = attempts + 1,
       next_attempt_at = $1::timestamptz + least($2 * power(2, attempts), $3) * interval '1 millisecond'
     WHERE id = (SELECT id FROM affiliate_postback WHERE sent_at IS NULL AND given_up_at IS NULL AND ${isDue("$1", { firstMs: FIRST_DELAY_MS, mostMs: MAX_DELAY_MS })}
                 ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING id, event, op, tags, amount_minor, currency, attempts`,
    [now(), FIRST_DELAY_MS, MAX_DELAY_MS],
  );
  return rows[0];
}

async function sendOne(
  deps: StorePorts & LogPort & PostbackPort & SettingsPort<"affiliates">,
  row: PostbackRow,
): Promise<boolean> {
  const { database, log, now } = deps;
  const template = templateFor(deps, row.op, row.event);
  try {
    if (!template) throw new Error("the settings no longer have an address for it");
    await deps.sendPostback(
      postbackUrl(template, {
        id: row.id,
        event: row.event,
        tags: row.tags,
        amountMinor: row.amount_minor,
        currency: row.currency,
      }),
    );
    await database.query("UPDATE affiliate_postback SET sent_at = $2 WHERE id = $1", [row.id, now()]);
    return true;
  } catch (error) {
    log.warn({ err: error, postback: row.id, attempts: row.attempts }, "a postback was not accepted");
    if (row.attempts >= MAX_ATTEMPTS)
      await database.query("UPDATE affiliate_postback SET given_up_at = $2 WHERE id = $1", [row.id, now()]);
    return false;
  }
}
