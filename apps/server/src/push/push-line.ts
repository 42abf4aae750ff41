import { BridgeConnection, type BridgeDeps, type BridgeTransport } from "@bellwether/gate";
import type { MetricsRegistry } from "../telemetry/metrics.ts";

/** A frame is a registration or a ping: no legitimate one is longer. */
export const MAX_FRAME_BYTES = 8_192;
/** A client that falls this far behind is disconnected, so that it cannot fill the memory. */
export const MAX_BUFFERED_BYTES = 262_144;
/** A connection that sends nothing for this long, not even the client's ping every 5 to 10 s, counts as dead. */
export const MAX_SILENCE_MS = 30_000;
export const LOOK_FOR_SILENCE_MS = 5_000;
/** A SockJS connection gets a heartbeat this often. */
export const HEARTBEAT_MS = 25_000;
/** The answer to a ping when the framing has no heartbeat. */
const PONG = JSON.stringify({ type: "pong" });
/** Frames that may wait for processing; a client that sends faster than it is served is disconnected. */
export const MAX_UNSERVED = 20;

/**
 * The transport of a connection. `cut` closes it at once, `leave` sends a close message first; `beat` is the framing's own heartbeat, if it
 * has one.
 */
export type PushTransport = {
  transmit(text: string): void;
  beat?: (() => void) | undefined;
  leave(code: number, reason: string): void;
  cut(): void;
};

export type PushDeps = BridgeDeps & { metrics: MetricsRegistry };

/** All push connections of this process. */
export class PushLines {
  readonly deps: PushDeps;
  readonly #open = new Set<PushLine>();
  readonly #looking: NodeJS.Timeout;
  #framesSent = 0;

  constructor(deps: PushDeps) {
    this.deps = deps;
    this.#looking = setInterval(() => this.#cutSilent(), LOOK_FOR_SILENCE_MS).unref();
    deps.metrics.beforeReading(() => {
      deps.metrics.add("push_frames_total", {}, this.#framesSent);
      this.#framesSent = 0;
    });
  }

  open(transport: PushTransport): PushLine {
    const line = new PushLine(this, transport);
    this.#open.add(line);
    return line;
  }

  closed(line: PushLine): void {
    this.#open.delete(line);
  }

  /** Closes all connections; clients reconnect at their own pace and get the current state when they register. */
  leaveAll(): void {
    for (const line of [...this.#open]) line.leave(1012, "messages were missed");
  }

  /** Counted in a field until the metrics are read: thousands of frames may be sent in one turn. */
  countFrame(): void {
    this.#framesSent += 1;
  }

  stop(): void {
    clearInterval(this.#looking);
  }

  /** One periodic check of all connections instead of a timer for each. */
  #cutSilent(): void {
    const latest = performance.now() - MAX_SILENCE_MS;
    for (const line of this.#open) if (line.receivedAt < latest) line.cut();
  }
}

/**
 * The part of a push connection that is common to all transports: the bridge behind it, a maximum of unserved frames, and a time-out for
 * silent clients. One object with few fields, since a node holds many thousands.
 */
export class PushLine implements BridgeTransport {
  /** When its client last sent a frame, on the clock of `performance`. */
  receivedAt = performance.now();
  readonly #lines: PushLines;
  readonly #transport: PushTransport;
  readonly #bridge: BridgeConnection;
  #unserved = 0;

  constructor(lines: PushLines, transport: PushTransport) {
    this.#lines = lines;
    this.#transport = transport;
    this.#bridge = new BridgeConnection(lines.deps, this);
  }

  /** Handles one text frame from the client. */
  take(frame: string): void {
    this.receivedAt = performance.now();
    if (this.#unserved < MAX_UNSERVED) this.#serve(frame);
    else this.cut();
  }

  #serve(frame: string): void {
    this.#unserved += 1;
    this.#bridge
      .take(frame)
      .catch((error) => this.#lines.deps.gate.log.warn({ err: error }, "a push frame could not be served"))
      .finally(() => {
        this.#unserved -= 1;
      });
  }

  send(text: string): void {
    this.#lines.countFrame();
    this.#transport.transmit(text);
  }

  beat(): void {
    if (this.#transport.beat) this.#transport.beat();
    else this.send(PONG);
  }

  close(): void {
    this.leave(1000, "session ended");
  }

  leave(code: number, reason: string): void {
    this.#transport.leave(code, reason);
  }

  cut(): void {
    this.#transport.cut();
  }

  /** Call this when the transport has closed. */
  closed(): void {
    this.#lines.closed(this);
    this.#bridge.closed();
  }
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
