import { readJson } from "@bellwether/contract";
import { playableCurrencies } from "@bellwether/games";
import type { StudioContext } from "../studio-parts.ts";
import type { TableStream } from "../tables/table-stream.ts";
import type { PotBoard } from "./pot-board.ts";

const PONG = JSON.stringify({ type: "pong" });

/** The stream of all pots in a currency. It needs no session: everybody sees the same pots. */
export function createPotStream({ log }: Pick<StudioContext, "log">, board: PotBoard): TableStream {
  return {
    open(currency, transport) {
      let stop: (() => void) | undefined;
      let isClosed = false;
      const begin = async () => {
        if (!playableCurrencies.includes(currency)) return transport.close();
        const stopWatching = await board.watch(currency, transport.send);
        if (isClosed) stopWatching();
        else stop = stopWatching;
      };
      begin().catch((error) => {
        log.warn({ err: error, currency }, "the pots could not be read");
        transport.close();
      });
      return {
        async take(text) {
          const message = readJson(text) as { type?: unknown } | undefined;
          if (message?.type === "ping") transport.send(PONG);
          else transport.close();
        },
        closed() {
          isClosed = true;
          stop?.();
        },
      };
    },
  };
}
