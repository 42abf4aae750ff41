import { CLOCK_TOLERANCE_MS } from "@bellwether/contract/durations.ts";
import { inSpan } from "@bellwether/db";
import { isDue } from "../due.ts";
import type { ReportPorts, StorePorts } from "../ports.ts";
import { type DeliveryPort, type Message, MessageRefusedError } from "./queue-message.ts";

/** After this many attempts, over most of a day, a message is dead. */
export const MAX_ATTEMPTS = 12;
const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 7_200_000;
/** Longer than any attempt: the delivery itself times out well before. */
const LEASE_SECONDS = 90;
type Claimed = { message: Message; attempts: number; isUseless: boolean };

/** Claims the most overdue message, sends it and records the result. Returns whether there was one. */
export async function sendMessage(deps: StorePorts & ReportPorts & DeliveryPort): Promise<boolean> {
  const claimed = await claimMessage(deps);
  if (!claimed) return false;
  const { message, attempts } = claimed;
  const { channel } = message;
  try {
    if (claimed.isUseless) throw new MessageRefusedError("expired before it was sent");
    await inSpan("deliver message", { channel, attempt: attempts }, () => deps.deliver(message));
  } catch (error) {
    const dead = error instanceof MessageRefusedError || attempts >= MAX_ATTEMPTS;
    deps.metrics.add("messages_total", { channel, outcome: dead ? "dead" : "retried" });
    deps.log.warn({ err: error, message: message.id, attempts, dead }, "a message was not accepted");
    await noteFailure(deps, claimed, {
      dead,
      reason: error instanceof Error ? error.message : String(error),
    });
    return true;
  }
  deps.metrics.add("messages_total", { channel, outcome: "sent" });
  // The text is often secret, such as a code: it is deleted. The subject of a message to support has the writer's name.
  await deps.database.query(
    `UPDATE message SET sent_at = $2, lease_until = NULL, body = '', html = NULL,
       subject = CASE WHEN reply_to IS NULL THEN subject ELSE '' END, reply_to = NULL, last_error = NULL WHERE id = $1`,
    [message.id, deps.now()],
  );
  return true;
}

async function claimMessage({ database, now }: StorePorts): Promise<Claimed | undefined> {
  type Row = Omit<Message, "html" | "replyTo"> & {
    html: string | null;
    reply_to: string | null;
    attempts: number;
    is_useless: boolean;
  };
  const { rows } = await database.query<Row>(
    `UPDATE message SET attempts = attempts + 1, lease_until = now() + $2::int * interval '1 second'
     WHERE id = (SELECT id FROM message WHERE sent_at IS NULL AND given_up_at IS NULL AND ${isDue("$1", { firstMs: FIRST_DELAY_MS, mostMs: MAX_DELAY_MS })}
                   AND (lease_until IS NULL OR lease_until <= now() OR lease_until > now() + ($2::int * 1000 + ${CLOCK_TOLERANCE_MS}) * interval '1 millisecond')
                 ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING id, channel, recipient, subject, body, html, reply_to, attempts, coalesce(useless_after <= $1::timestamptz, false) AS is_useless`,
    [now(), LEASE_SECONDS],
  );
  if (!rows[0]) return undefined;
  const { attempts, is_useless: isUseless, html, reply_to: replyTo, ...rest } = rows[0];
  const message = { ...rest, ...(html !== null && { html }), ...(replyTo !== null && { replyTo }) };
  return { message, attempts, isUseless };
}

/** Keeps a dead message visible, without its text. */
async function noteFailure(
  { database, now }: StorePorts,
  { message: { id }, attempts }: Claimed,
  { dead, reason }: { dead: boolean; reason: string },
): Promise<void> {
  const delayMs = Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), MAX_DELAY_MS);
  await database.query(
    `UPDATE message SET lease_until = NULL, last_error = $2, next_attempt_at = $3,
       given_up_at = CASE WHEN $4::boolean THEN $5::timestamptz END, body = CASE WHEN $4::boolean THEN '' ELSE body END, html = CASE WHEN $4::boolean THEN NULL ELSE html END,
       subject = CASE WHEN $4::boolean AND reply_to IS NOT NULL THEN '' ELSE subject END,
       reply_to = CASE WHEN $4::boolean THEN NULL ELSE reply_to END
     WHERE id = $1`,
    [id, reason.slice(0, 500), new Date(now().getTime() + delayMs), dead, now()],
  );
}
