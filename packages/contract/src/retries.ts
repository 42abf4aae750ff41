/** Retries of a call that got no response at all [9.01]: 3 more tries, after 200 ms doubling, with up to 20 % jitter. */
export const retryPolicy = { retries: 3, firstDelayMs: 200, jitter: 0.2 } as const;

/** Delay before retry `attempt` (from 0): 200, 400, 800 ms, each plus up to a fifth. `random` is in [0, 1). */
export function retryDelayMs(attempt: number, random: number): number {
  const delay = retryPolicy.firstDelayMs * 2 ** attempt;
  return delay + delay * retryPolicy.jitter * random;
}

export type RetryParts = { wait?: (ms: number) => Promise<void>; random?: () => number };

/** There was no response, which `fetch` reports as a TypeError. A refusal or a time-out would repeat, or get worse. */
export const isNoResponse = (error: unknown): error is TypeError => error instanceof TypeError;

/** Retries while there is no response [7.01]; then, and on any other error, throws the last try's error. */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  { wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)), random = Math.random }: RetryParts = {},
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isNoResponse(error) || tries >= retryPolicy.retries) throw error;
      await wait(retryDelayMs(tries, random()));
    }
  }
}
