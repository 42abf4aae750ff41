import {
  type Award,
  BOARD_ADDRESS,
  BridgeRequest,
  CHAT_DESK_ADDRESS,
  DomainError,
  LIVE_TABLES_ADDRESS,
  pushAddress,
  readJson,
} from "@bellwether/contract";
import { balanceMessageOf, readBalance } from "../balance/index.ts";
import { resolveSession } from "../limits/index.ts";
import type { BooksPorts, NotifyPorts, PushDelivery, PushReceiver, SettingsPort } from "../ports.ts";
import { pushFrame } from "../push/index.ts";
import type { RegistrationQueue } from "./registration-queue.ts";

/** The maximum number of registrations of one connection. The site needs four. */
const MAX_REGISTRATIONS = 5;

/** Addresses at which any signed-in player may listen. */
const isForEverybody = (address: string) =>
  address === LIVE_TABLES_ADDRESS || BOARD_ADDRESS.test(address) || CHAT_DESK_ADDRESS.test(address);

/**
 * What the transport (raw WebSocket or SockJS) offers: send a text frame, close. `beat` is the transport's own heartbeat: the stock client
 * knows SockJS's heartbeat, but warns about a `pong`, because its user has no handler for it.
 */
export type BridgeTransport = { send(text: string): void; close(): void; beat?(): void };

type Refusal = { failureType: string; message: string; failureCode: number; address?: string | undefined };

const refusals = {
  unreadable: { failureType: "invalid_frame", message: "not a frame of the bridge", failureCode: 400 },
  listenOnly: { failureType: "access_denied", message: "clients may only listen", failureCode: 403 },
  foreign: { failureType: "access_denied", message: "only one's own address", failureCode: 403 },
  tooMany: { failureType: "access_denied", message: "too many registrations", failureCode: 403 },
  notLoggedIn: { failureType: "not_logged_in", message: "a live session is needed", failureCode: 401 },
  unavailable: { failureType: "unavailable", message: "come back later", failureCode: 503 },
} as const satisfies Record<string, Refusal>;

/** Awards that were given while no screen of the player was connected. */
export type UnseenAwards = {
  /** The first given first. */
  list(playerId: string): Promise<Award[]>;
  /** Notes that a screen has received them. */
  seen(playerId: string, taskIds: readonly string[]): Promise<void>;
};

/** Dependencies that all connections of one node share. */
export type BridgeDeps = {
  gate: BooksPorts & NotifyPorts & SettingsPort<"idleTimeoutMs" | "absoluteTimeoutMs">;
  queue: RegistrationQueue;
  awards: UnseenAwards;
};

/**
 * One client of the Vert.x event-bus bridge. It may register on its own player's address, with its session in the frame's headers, and gets
 * the current balance at once. It may also register on the addresses of live tables, of boards and of chat desks: these send nothing until something changes.
 * Clients may not send or publish. A refusal names its address, so that the stock client passes it to that address's handler or reply. When the session ends, the connection sends a last message and closes.
 */
export class BridgeConnection implements PushReceiver {
  readonly #deps: BridgeDeps;
  readonly #transport: BridgeTransport;
  /** Subscribed addresses, each with the hash of the session that registered it. */
  readonly #registrations = new Map<string, string>();
  /** Whose own address is subscribed. */
  #playerId: string | undefined;
  #isClosed = false;

  constructor(deps: BridgeDeps, transport: BridgeTransport) {
    this.#deps = deps;
    this.#transport = transport;
  }

  /** Handles one frame from the client. */
  async take(text: string): Promise<void> {
    const frame = BridgeRequest.safeParse(readJson(text));
    if (!frame.success) return this.#refuse(refusals.unreadable);
    const { data } = frame;
    switch (data.type) {
      case "ping":
        return this.#transport.beat ? this.#transport.beat() : this.#send({ type: "pong" });
      case "register": {
        const taken = await this.#deps.queue.run(() => this.#register(data.address, data.headers?.session));
        return taken ? undefined : this.#refuse(refusals.unavailable, data.address);
      }
      case "unregister":
        return this.#unregister(data.address);
      case "send":
        return this.#refuse(refusals.listenOnly, data.replyAddress);
      case "publish":
        return this.#refuse(refusals.listenOnly);
    }
  }

  /** Forwards a message published on a subscribed address. */
  receive({ address, message, frame }: PushDelivery): void {
    if (message.type !== "session_ended") {
      this.#transport.send(frame());
      if (message.type === "award") this.#noteSeen(message.data);
      return;
    }
    const registered = this.#registrations.get(address);
    if (message.except === registered) return;
    if (message.only !== undefined && message.only !== registered) return;
    this.#transport.send(pushFrame(address, { type: message.type, reason: message.reason }));
    // The session that opened this registration is over: this client must receive nothing more.
    this.closed();
    this.#transport.close();
  }

  /** Call this when the transport has closed. */
  closed(): void {
    this.#isClosed = true;
    for (const address of this.#registrations.keys()) this.#unregister(address);
  }

  async #register(address: string, token: unknown): Promise<void> {
    if (this.#isClosed) return;
    if (this.#registrations.size >= MAX_REGISTRATIONS) return this.#refuse(refusals.tooMany, address);
    const { gate } = this.#deps;
    const session = typeof token === "string" ? token : undefined;
    let isListening = false;
    try {
      const { player, sessionHash } = await resolveSession(gate, session);
      if (this.#isClosed) return;
      const isOwn = address === pushAddress(player.channel);
      if (!isOwn && !isForEverybody(address)) return this.#refuse(refusals.foreign, address);
      if (isOwn) this.#playerId = player.id;
      // Subscribes before it reads the snapshot, so that no change is lost between the two; a client drops the older version.
      this.#registrations.set(address, sessionHash);
      gate.push.subscribe(address, this);
      isListening = true;
      // Checks the session again: if it ended since the first check, its message was published before this connection subscribed.
      await resolveSession(gate, session);
      if (!isOwn) return;
      const balance = await readBalance(gate, player);
      if (this.#isClosed) return;
      this.#transport.send(pushFrame(address, balanceMessageOf(player, balance)));
      const missed = await this.#deps.awards.list(player.id);
      if (this.#isClosed || missed.length === 0) return;
      this.#transport.send(pushFrame(address, { type: "award", method: "notifyAward", data: missed }));
      this.#noteSeen(missed);
    } catch (error) {
      // A registration is useless without its snapshot: the client should retry from the start. An earlier registration stays.
      if (isListening || !(error instanceof DomainError)) this.#unregister(address);
      if (error instanceof DomainError) return this.#refuse(refusals.notLoggedIn, address);
      gate.log.warn({ err: error }, "a push registration failed");
      this.#refuse(refusals.unavailable, address);
    }
  }

  /** If this fails, the player sees the award a second time. */
  #noteSeen(awards: readonly Award[]): void {
    const taskIds = awards.flatMap(({ taskId }) => taskId ?? []);
    if (this.#playerId === undefined || taskIds.length === 0) return;
    this.#deps.awards
      .seen(this.#playerId, taskIds)
      .catch((error) => this.#deps.gate.log.warn({ err: error }, "a seen award could not be noted"));
  }

  #unregister(address: string): void {
    if (this.#registrations.delete(address)) this.#deps.gate.push.unsubscribe(address, this);
  }

  #refuse(refusal: Refusal, address?: string): void {
    this.#deps.gate.metrics.add("push_refused_total", { failure: refusal.failureType });
    this.#send({ type: "err", ...refusal, ...(address !== undefined && { address }) });
  }

  #send(frame: unknown): void {
    this.#transport.send(JSON.stringify(frame));
  }
}
