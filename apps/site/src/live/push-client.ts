import {
  BridgeDelivery,
  BridgeError,
  type BridgeFrame,
  type PushMessage,
  pushTiming,
} from "@bellwether/contract/push.ts";
import { pushAddress } from "@bellwether/contract/push-addresses.ts";
import type { PushAddresses } from "./push-listeners.ts";

/** The part of a WebSocket that the client uses. */
export type ClientSocket = Pick<WebSocket, "send" | "close"> & {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
};

export type PushClientOptions = {
  open: () => ClientSocket;
  channel: string;
  session: string;
  onMessage: (message: PushMessage) => void;
  /** The address was refused because the session ended while the connection was down. */
  onRefused: () => void;
  /** Told when the connection is open, and when it is not. */
  onLink?: (isUp: boolean) => void;
  /** Other addresses that parts of the page add and remove. If the server refuses one, the client receives nothing on it. */
  addresses?: PushAddresses;
  timers?: Timers;
  /** In [0, 1). */
  random?: () => number;
};

const noAddresses: PushAddresses = { all: () => [], follow: () => () => {} };

type Timers = {
  after: (ms: number, run: () => void) => number;
  every: (ms: number, run: () => void) => number;
  stop: (timer: number) => void;
};

const browserTimers: Timers = {
  after: (ms, run) => window.setTimeout(run, ms),
  every: (ms, run) => window.setInterval(run, ms),
  stop: (timer) => window.clearTimeout(timer),
};

/**
 * Subscribes to the player's own address, and to those that the page adds, over the Vert.x event-bus bridge [7.33]. Pings every 5 s,
 * registers whenever the socket opens, and reconnects after 1 to 5 s however often the connection breaks [9.06]. Returns the function that stops it.
 */
export function listenToPlayer(options: PushClientOptions): () => void {
  const timers = options.timers ?? browserTimers;
  const random = options.random ?? Math.random;
  const address = pushAddress(options.channel);
  const further = options.addresses ?? noAddresses;
  const headers = { session: options.session };
  let isOpen = false;
  let socket: ClientSocket | undefined;
  let ping: number | undefined;
  let retry: number | undefined;
  let attempt = 0;
  let stopped = false;

  const connect = () => {
    const opened = options.open();
    socket = opened;
    const send = (frame: object) => opened.send(JSON.stringify(frame));
    opened.onopen = () => {
      attempt = 0;
      isOpen = true;
      options.onLink?.(true);
      send({ type: "ping" });
      for (const each of [address, ...further.all()]) send({ type: "register", address: each, headers });
      ping = timers.every(pushTiming.pingIntervalMs, () => send({ type: "ping" }));
    };
    opened.onmessage = (event) => {
      const frame = readFrame(event.data);
      if (frame?.type === "rec" && (frame.address === address || further.all().includes(frame.address)))
        options.onMessage(frame.body);
      if (frame?.type !== "err" || frame.address !== address) return;
      if (frame.failureType === "not_logged_in") options.onRefused();
      // Without its registration a connection gets no messages, so reconnect.
      else if (frame.failureType === "unavailable") opened.close();
    };
    opened.onclose = () => {
      isOpen = false;
      options.onLink?.(false);
      if (ping !== undefined) timers.stop(ping);
      ping = undefined;
      if (stopped) return;
      retry = timers.after(reconnectDelayMs(attempt, random()), connect);
      attempt += 1;
    };
  };

  connect();
  const unfollow = further.follow((changed, isAdded) => {
    const type = isAdded ? "register" : "unregister";
    if (isOpen) socket?.send(JSON.stringify({ type, address: changed, headers }));
  });
  return () => {
    stopped = true;
    unfollow();
    if (ping !== undefined) timers.stop(ping);
    if (retry !== undefined) timers.stop(retry);
    socket?.close();
  };
}

/** Back-off of 1, 2, 4, then 5 s, each up to a half shorter or longer and within the same bounds. `random` is in [0, 1). */
export function reconnectDelayMs(attempt: number, random: number): number {
  const { reconnectDelayMinMs, reconnectDelayMaxMs, reconnectExponent, randomizationFactor } = pushTiming;
  const delay = Math.min(
    reconnectDelayMaxMs,
    reconnectDelayMinMs * reconnectExponent ** Math.min(attempt, 30),
  );
  const spread = delay * randomizationFactor * (2 * random - 1);
  return Math.round(Math.min(reconnectDelayMaxMs, Math.max(reconnectDelayMinMs, delay + spread)));
}

function readFrame(data: unknown): BridgeFrame | undefined {
  if (typeof data !== "string") return undefined;
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch {
    return undefined;
  }
  return BridgeDelivery.safeParse(json).data ?? BridgeError.safeParse(json).data;
}
