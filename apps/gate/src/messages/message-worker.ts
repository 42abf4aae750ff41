import type { GateParts } from "../gate-parts.ts";
import type { Message } from "./queue-message.ts";

const MOST_ATTEMPTS = 12;
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 600_000;
const POLL_INTERVAL_MS = 5_000;

export type MessageWorker = { wake(): void; stop(): Promise<void> };

/** Sends what waits in the outbox: at once when woken, and by itself every few seconds. Many nodes may run it; each message is claimed by one. */
export function startMessageWorker(
  parts: Pick<GateParts, "database" | "deliver" | "log" | "now">,
): MessageWorker {
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  let queued = false;

  const wake = () => {
    if (queued || stopped) return;
    queued = true;
    running = running.then(async () => {
      queued = false;
      try {
        while (!stopped && (await sendOne(parts)));
      } catch (error) {
        parts.log.warn({ err: error }, "the outbox could not be read");
      }
    });
  };
  const timer = setInterval(wake, POLL_INTERVAL_MS);
  timer.unref();
  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** Claims the next message by moving its next attempt ahead, sends it, and notes the result. Answers whether there was one. */
async function sendOne({
  database,
  deliver,
  log,
  now,
}: Pick<GateParts, "database" | "deliver" | "log" | "now">): Promise<boolean> {
  const at = now();
  const { rows } = await database.query<Message & { attempts: number }>(
    `UPDATE message SET attempts = attempts + 1,
       next_attempt_at = $1::timestamptz + least($2 * power(2, attempts), $3) * interval '1 millisecond'
     WHERE id = (SELECT id FROM message WHERE sent_at IS NULL AND given_up_at IS NULL AND next_attempt_at <= $1
                 ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING id, channel, recipient, subject, body, attempts`,
    [at, FIRST_DELAY_MS, LONGEST_DELAY_MS],
  );
  const message = rows[0];
  if (!message) return false;
  try {
    await deliver({
      id: message.id,
      channel: message.channel,
      recipient: message.recipient,
      subject: message.subject,
      body: message.body,
    });
    await database.query("UPDATE message SET sent_at = $2 WHERE id = $1", [message.id, at]);
  } catch (error) {
    log.warn({ err: error, message: message.id, attempts: message.attempts }, "a message was not taken");
    if (message.attempts >= MOST_ATTEMPTS)
      await database.query("UPDATE message SET given_up_at = $2 WHERE id = $1", [message.id, at]);
  }
  return true;
}
