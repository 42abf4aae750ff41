import { bridgeRequest, DomainError, pushAddress } from "@bellwether/contract";
import type { GateParts } from "../gate-parts.ts";
import { resolveSession } from "../identity/index.ts";
import { balanceMessage, readBalance } from "../wallet/index.ts";
import { pushFrame } from "./push-hub.ts";
import type { RegistrationQueue } from "./registration-queue.ts";

/** Registrations that one connection may hold: a client needs one. */
const MOST_REGISTRATIONS = 4;

/** What the transport (raw WebSocket or SockJS) offers: send a text frame, close. */
export type BridgeTransport = { send(text: string): void; close(): void };

export type BridgeConnection = { receive(text: string): Promise<void>; closed(): void };

type Refusal = { failureType: string; message: string; failureCode: number; address?: string | undefined };

const refusals = {
  unreadable: { failureType: "invalid_frame", message: "not a frame of the bridge", failureCode: 400 },
  listenOnly: { failureType: "access_denied", message: "clients may only listen", failureCode: 403 },
  foreign: { failureType: "access_denied", message: "only one's own address", failureCode: 403 },
  tooMany: { failureType: "access_denied", message: "too many registrations", failureCode: 403 },
  notLoggedIn: { failureType: "not_logged_in", message: "a live session is needed", failureCode: 401 },
  unavailable: { failureType: "unavailable", message: "come back later", failureCode: 503 },
} as const satisfies Record<string, Refusal>;

/**
 * One client of the Vert.x event-bus bridge. It may register on its own player's address, with its session in the frame's headers, and gets a
 * snapshot of the balance at once. Nobody may send or publish. A refusal names the address it is about, so that the stock client hands
 * it to the handler or reply of that address. When the session ends, the connection is closed after it was told.
 */
export function createBridgeConnection(
  parts: GateParts,
  transport: BridgeTransport,
  queue: RegistrationQueue,
): BridgeConnection {
  const registrations = new Map<string, () => void>();
  let isClosed = false;
  const send = (frame: unknown) => transport.send(JSON.stringify(frame));
  const refuse = (refusal: Refusal, address?: string) => {
    parts.metrics.add("push_refused_total", { failure: refusal.failureType });
    send({ type: "err", ...refusal, ...(address !== undefined && { address }) });
  };

  const unregister = (address: string) => {
    registrations.get(address)?.();
    registrations.delete(address);
  };
  const end = () => {
    isClosed = true;
    for (const address of [...registrations.keys()]) unregister(address);
  };

  const subscribe = (address: string, sessionHash: string) => {
    unregister(address);
    registrations.set(
      address,
      parts.push.subscribe(address, ({ message, frame }) => {
        if (message.type !== "session_ended") return transport.send(frame());
        if (message.except === sessionHash) return;
        transport.send(pushFrame(address, { type: message.type, reason: message.reason }));
        // The session that opened this registration is over: nothing more may be told to it.
        end();
        transport.close();
      }),
    );
  };

  const register = async (address: string, token: unknown) => {
    if (isClosed) return;
    if (registrations.size >= MOST_REGISTRATIONS) return refuse(refusals.tooMany, address);
    try {
      const { player, sessionHash } = await resolveSession(
        parts,
        typeof token === "string" ? token : undefined,
      );
      if (isClosed) return;
      if (address !== pushAddress(player.channel)) return refuse(refusals.foreign, address);
      // Before the snapshot is read, so that no change falls between the two; a client drops the older version.
      subscribe(address, sessionHash);
      const balance = await readBalance(parts, player);
      if (isClosed) return;
      transport.send(pushFrame(address, balanceMessage(player, balance)));
    } catch (error) {
      if (error instanceof DomainError) return refuse(refusals.notLoggedIn, address);
      // Without its snapshot a registration is no use: the client shall try again as a whole.
      unregister(address);
      parts.log.warn({ err: error }, "a push registration could not be served");
      refuse(refusals.unavailable, address);
    }
  };

  return {
    async receive(text) {
      const frame = bridgeRequest.safeParse(parseJson(text));
      if (!frame.success) return refuse(refusals.unreadable);
      const { data } = frame;
      switch (data.type) {
        case "ping":
          return send({ type: "pong" });
        case "register": {
          const taken = await queue.run(() => register(data.address, data.headers?.session));
          return taken ? undefined : refuse(refusals.unavailable, data.address);
        }
        case "unregister":
          return unregister(data.address);
        case "send":
          return refuse(refusals.listenOnly, data.replyAddress);
        case "publish":
          return refuse(refusals.listenOnly);
      }
    },
    closed: end,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
