import type { Logger } from "pino";
import { isFresh } from "../is-fresh.ts";

/**
 * A value that is read again when it is older than `freshForMs`, once for all concurrent callers. When reading fails, the previous value is
 * returned and the failure is logged; without a previous value the caller gets the error. With `of`, it is also read again when that is
 * another object than at the last read.
 */
export function keepFresh<Value>(options: {
  read: () => Promise<Value>;
  freshForMs: number;
  now: () => Date;
  log: Logger;
  what: string;
  of?: (() => object) | undefined;
}): () => Promise<Value> {
  let kept: { value: Value } | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let readOf: object | undefined;
  let reading: Promise<void> | undefined;

  const refresh = async () => {
    const of = options.of?.();
    try {
      kept = { value: await options.read() };
    } catch (error) {
      if (!kept) throw error;
      options.log.warn({ err: error }, `${options.what} could not be refreshed`);
    }
    readAt = options.now().getTime();
    readOf = of;
  };

  return async () => {
    if (!isFresh(readAt, options.now().getTime(), options.freshForMs) || options.of?.() !== readOf) {
      reading ??= refresh().finally(() => {
        reading = undefined;
      });
      await reading;
    }
    if (!kept) throw new Error(`${options.what} was not read`);
    return kept.value;
  };
}
