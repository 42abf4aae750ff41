import {
  type BridgeConnection,
  createBridgeConnection,
  type GateParts,
  type RegistrationQueue,
} from "@bellwether/gate";
import type { Metrics } from "./metrics.ts";

/** A frame is a registration or a ping: nothing legitimate is longer. */
export const LONGEST_FRAME_BYTES = 8_192;
/** A reader that falls this far behind is cut off instead of filling the memory. */
export const MOST_BUFFERED_BYTES = 262_144;
/** A connection that sends nothing, not even the client's ping every 5 s, is gone. */
const SILENCE_MS = 30_000;
/** Frames that may wait for their turn; a client that sends faster than it is served is cut off. */
const MOST_UNSERVED = 20;

export type PushParts = { gate: GateParts; metrics: Metrics; queue: RegistrationQueue };

export type PushLine = {
  /** Takes one text frame of the client. */
  receive(frame: string): void;
  /** The transport is gone. */
  closed(): void;
};

/**
 * What every push connection has, whatever carries it: the bridge behind it, a bound on unserved frames, and an end when the client has gone silent.
 * `cut` ends the transport without ceremony, `close` says good-bye first.
 */
export function openPushLine(
  { gate, metrics, queue }: PushParts,
  transport: { send(text: string): void; close(code: number, reason: string): void; cut(): void },
): PushLine {
  const connection: BridgeConnection = createBridgeConnection(
    gate,
    {
      send(text) {
        metrics.add("push_frames_total", {});
        transport.send(text);
      },
      close: () => transport.close(1000, "session ended"),
    },
    queue,
  );
  let unserved = 0;
  let silence = setTimeout(() => transport.cut(), SILENCE_MS);
  return {
    receive(frame) {
      clearTimeout(silence);
      silence = setTimeout(() => transport.cut(), SILENCE_MS);
      if (unserved >= MOST_UNSERVED) return transport.cut();
      unserved += 1;
      connection
        .receive(frame)
        .catch((error) => gate.log.warn({ err: error }, "a push frame could not be served"))
        .finally(() => {
          unserved -= 1;
        });
    },
    closed() {
      clearTimeout(silence);
      connection.closed();
    },
  };
}

/** SockJS sends a JSON array of texts, or one text as JSON. */
export function sockJsTexts(text: string): string[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const texts = Array.isArray(value) ? value : [value];
    return texts.every((each) => typeof each === "string") ? texts : undefined;
  } catch {
    return undefined;
  }
}
