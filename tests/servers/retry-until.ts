import { setTimeout } from "node:timers/promises";

const WAIT_MS = 200_000;
const ASK_EVERY_MS = 100;

/** Asks until the reply is as wanted, also while the process is down. Throws an error after 200 s. */
export async function retryUntil<Reply>(
  ask: () => Promise<Reply>,
  isReached: (reply: Reply) => boolean | Promise<boolean> = () => true,
): Promise<Reply> {
  const deadline = performance.now() + WAIT_MS;
  for (;;) {
    const reply = await ask().catch(() => undefined);
    if (reply !== undefined && (await isReached(reply))) return reply;
    if (performance.now() > deadline) throw new Error(`still ${JSON.stringify(reply)}`);
    await setTimeout(ASK_EVERY_MS);
  }
}
