import { readJson } from "@bellwether/contract";
import { PONG } from "@bellwether/contract/studio/ping.ts";
import { playableCurrencies } from "@bellwether/games";
import type { LogPort } from "../ports.ts";
import type { TableStream } from "../tables/index.ts";
import type { PotBoard } from "./pot-board.ts";

/**
 * The stream of all pots in a currency. It needs no session: everybody sees the same pots. After `{"type":"calm"}` it sends them at once when
 * a pot has fallen, and every 5 s.
 */
export function createPotStream({ log }: LogPort, board: PotBoard): TableStream {
  return {
    open(currency, transport) {
      let watching: Awaited<ReturnType<PotBoard["watch"]>> | undefined;
      let isCalm = false;
      let isClosed = false;
      const begin = async () => {
        if (!playableCurrencies.includes(currency)) return transport.close();
        watching = await board.watch(currency, transport.send);
        if (isCalm) watching.calm();
        if (isClosed) watching.stop();
      };
      begin().catch((error) => {
        log.warn({ err: error, currency }, "the pots could not be read");
        transport.close();
      });
      return {
        async take(text) {
          const message = readJson(text) as { type?: unknown } | undefined;
          if (message?.type === "ping") transport.send(PONG);
          else if (message?.type !== "calm") transport.close();
          else {
            isCalm = true;
            watching?.calm();
          }
        },
        closed() {
          isClosed = true;
          watching?.stop();
        },
      };
    },
  };
}
