import { readJson } from "@bellwether/contract/parse-json.ts";
import { potsStreamPath } from "@bellwether/contract/studio/addresses.ts";
import { PING_MS } from "@bellwether/contract/studio/ping.ts";
import { PotsMessage, type PotsReply } from "@bellwether/contract/studio/pots.ts";
import type { GameContext } from "../context/game-context.ts";

const AGAIN_MS = 3_000;

/**
 * Calls `changed` with all pots of a currency, at once and after every change, and with their arrival time by `performance.now()`. While the
 * stream is down it reads the pots every 3 s and connects again.
 */
export function openPotLine(
  { base, studio }: Pick<GameContext, "base" | "studio">,
  currency: string,
  changed: (pots: PotsReply, arrivedMs: number) => void,
): void {
  const address = base.replace(/^http/, "ws") + potsStreamPath(currency);
  const connect = () => {
    const socket = new WebSocket(address);
    const ping = setInterval(() => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: "ping" }));
    }, PING_MS);
    socket.addEventListener("message", ({ data }) => {
      const message = PotsMessage.safeParse(readJson(String(data))).data;
      if (message) changed(message, performance.now());
    });
    socket.addEventListener("close", () => {
      clearInterval(ping);
      studio.call("readPots", {}, { currency }).then(
        (pots) => changed(pots, performance.now()),
        () => {},
      );
      setTimeout(connect, AGAIN_MS);
    });
  };
  connect();
}
