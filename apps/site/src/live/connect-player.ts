import type { SessionEndReason } from "@bellwether/contract/envelope.ts";
import { endSessionHere } from "../session/session-end.ts";
import { receiveBalance } from "./balance.ts";
import { type ClientSocket, listenToPlayer } from "./push-client.ts";
import { usePushLink } from "./push-link.ts";
import { notifyListeners, pageAddresses } from "./push-listeners.ts";
import { onRealityCheck } from "./reality-check-state.ts";

/** Opens the player's push connection and feeds the page's stores. Loaded after the first paint, for players only. */
export function connectPlayer(player: {
  channel: string;
  session: string;
  brand: string | undefined;
}): () => void {
  return listenToPlayer({
    ...player,
    addresses: pageAddresses,
    open: () => new WebSocket(socketAddress()) as ClientSocket,
    onMessage: (message) => {
      if (message.type === "balance") receiveBalance(message);
      else if (message.type === "reality_check") onRealityCheck(message);
      else if (message.type === "session_ended") endSessionHere(message.reason as SessionEndReason);
      else notifyListeners(message);
    },
    onRefused: () => void findWhyItEnded(player),
    onLink: (isUp) => usePushLink.setState({ isUp }),
  });
}

/** The bridge says that a session is over but not why; the gate's calls say why [4.08]. */
async function findWhyItEnded({
  session,
  brand,
}: {
  session: string;
  brand: string | undefined;
}): Promise<void> {
  const { createGateClient } = await import("@bellwether/contract/client.ts");
  const gate = createGateClient({
    baseUrl: "",
    session: () => session,
    headers: (): Record<string, string> => (brand ? { "x-brand": brand } : {}),
    onSessionError: ({ reason }) => endSessionHere(reason),
  });
  await gate.call("balance", {}).catch(() => undefined);
}

function socketAddress(): string {
  const address = new URL("/eventbus/websocket", window.location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}
