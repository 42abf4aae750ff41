import { bridgeRequest, minorToAmount, type PushMessage, pushAddress } from "@bellwether/contract";
import type { GateParts } from "../gate-parts.ts";
import { resolveSession } from "../identity/index.ts";
import { readBalance } from "../wallet/index.ts";

/** Registrations that one connection may hold: a client needs one. */
const MOST_REGISTRATIONS = 4;

/** What the transport (raw WebSocket or SockJS) offers: send a text frame, close. */
export type BridgeTransport = { send(text: string): void; close(): void };

export type BridgeConnection = { receive(text: string): Promise<void>; closed(): void };

/**
 * One client of the Vert.x event-bus bridge. It may register on its own player's address, with its session in the frame's
 * headers, and gets a snapshot of the balance at once. Nobody may send or publish.
 */
export function createBridgeConnection(parts: GateParts, transport: BridgeTransport): BridgeConnection {
  const registrations = new Map<string, () => void>();
  const send = (frame: unknown) => transport.send(JSON.stringify(frame));
  const refuse = (failureType: string, message: string, failureCode = 403) =>
    send({ type: "err", failureCode, failureType, message });

  const unregister = (address: string) => {
    registrations.get(address)?.();
    registrations.delete(address);
  };

  const register = async (address: string, token: unknown) => {
    if (registrations.size >= MOST_REGISTRATIONS) return refuse("access_denied", "too many registrations");
    const signedIn = await resolveSession(parts, typeof token === "string" ? token : undefined).catch(
      () => undefined,
    );
    if (!signedIn) return refuse("not_logged_in", "a live session is needed", 401);
    if (address !== pushAddress(signedIn.player.channel))
      return refuse("access_denied", "only one's own address");
    registrations.get(address)?.();
    registrations.set(
      address,
      parts.push.subscribe(address, (message) => {
        const body = forSession(message, signedIn.sessionHash);
        if (!body) return;
        send({ type: "rec", address, body });
        // The session that opened this registration is over: nothing more may be told to it.
        if (body.type === "session_ended") unregister(address);
      }),
    );
    const balance = await readBalance(parts, signedIn.player);
    send({
      type: "rec",
      address,
      body: {
        type: "balance",
        version: balance.version,
        cash: minorToAmount(balance.cashMinor),
        bonus: minorToAmount(balance.bonusMinor),
        total: minorToAmount(balance.cashMinor + balance.bonusMinor),
        currency: signedIn.player.currency,
      },
    });
  };

  return {
    async receive(text) {
      const frame = bridgeRequest.safeParse(parseJson(text));
      if (!frame.success) return refuse("invalid_frame", "not a frame of the bridge", 400);
      switch (frame.data.type) {
        case "ping":
          return send({ type: "pong" });
        case "register":
          return register(frame.data.address, frame.data.headers?.session);
        case "unregister":
          return unregister(frame.data.address);
        default:
          return refuse("access_denied", "clients may only listen");
      }
    },
    closed() {
      for (const end of registrations.values()) end();
      registrations.clear();
    },
  };
}

/** The message as one session may hear it: nothing, when it says that the others are over and this one goes on. */
function forSession(message: PushMessage, sessionHash: string): PushMessage | undefined {
  if (message.type !== "session_ended" || message.kept_session === undefined) return message;
  if (message.kept_session === sessionHash) return undefined;
  return { type: message.type, reason: message.reason };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
