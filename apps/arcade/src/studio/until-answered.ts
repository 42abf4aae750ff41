import { isUncertain } from "./start-round.ts";

/** Waits before a request is repeated after a lost response. The last wait is used for all further repeats. */
const RETRY_MS = [400, 1_000, 2_500, 5_000];

/** Repeats the same request until the studio has answered it. Throws its refusal. */
export async function untilAnswered<Reply>(
  ask: () => Promise<Reply>,
  wait: (ms: number) => Promise<void>,
): Promise<Reply> {
  for (let lost = 0; ; lost += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!isUncertain(error)) throw error;
      await wait(RETRY_MS[Math.min(lost, RETRY_MS.length - 1)] as number);
    }
  }
}
