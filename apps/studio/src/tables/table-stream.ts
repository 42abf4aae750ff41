import { readJson } from "@bellwether/contract";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import {
  REACTION_EVERY_MS,
  type TableStreamRefusal,
  TableStreamRequest,
} from "@bellwether/contract/studio/index.ts";
import { PONG } from "@bellwether/contract/studio/ping.ts";
import type { GamePorts, StepPorts } from "../ports.ts";
import { findStudioSession } from "../sessions/index.ts";
import { StudioRefusalError } from "../studio-refusal.ts";
import { findTable } from "./find-table.ts";
import type { TableHub } from "./table-hub.ts";

/** The server's end of a client's connection. */
export type TableTransport = {
  send(text: string): void;
  /** Closes the connection after what was sent. */
  close(): void;
};

/** One client at a table's stream. */
export type TableViewer = {
  /** Handles a text frame from the client. */
  take(text: string): Promise<void>;
  /** Call this when the transport has closed. */
  closed(): void;
};

export type TableStream = { open(tableId: string, transport: TableTransport): TableViewer };

/** How often a ping checks the session again. Clients that send no pings are disconnected. */
const SESSION_CHECKED_MS = MINUTE_MS;

/** The tables' event stream over any transport. The client sends its session first. From then on all clients receive the same messages. */
export function createTableStream(deps: StepPorts & GamePorts, hub: TableHub): TableStream {
  return {
    open(tableId, transport) {
      let stopWatching = () => {};
      let state: "new" | "opening" | "open" | "closed" = "new";
      let secret = "";
      let checkedMs = 0;
      let reactedMs = Number.NEGATIVE_INFINITY;

      const refuse = (code: TableStreamRefusal["code"]) => {
        state = "closed";
        stopWatching();
        transport.send(JSON.stringify({ type: "refused", code } satisfies TableStreamRefusal));
        transport.close();
      };
      /** Throws `session_ended` or `table_not_found`. */
      const checkSession = async () => {
        checkedMs = deps.now().getTime();
        findTable(deps, await findStudioSession(deps, secret), tableId);
      };
      const open = async (session: string) => {
        state = "opening";
        secret = session;
        await checkSession();
        const stop = await hub.watch(tableId, transport.send);
        // The client may have left while its session was looked up.
        if ((state as string) === "closed") return stop();
        stopWatching = stop;
        state = "open";
      };
      const take = async (text: string) => {
        const { data: request } = TableStreamRequest.safeParse(readJson(text));
        if (request?.type === "ping") {
          transport.send(PONG);
          const agoMs = deps.now().getTime() - checkedMs;
          // A clock that was set back has made the last check one of the future.
          const isDue = state === "open" && (agoMs < 0 || agoMs >= SESSION_CHECKED_MS);
          return isDue ? checkSession() : undefined;
        }
        if (request?.type === "open" && state === "new") return open(request.session);
        if (request?.type === "react" && state === "open") {
          const nowMs = performance.now();
          if (nowMs - reactedMs < REACTION_EVERY_MS) return;
          reactedMs = nowMs;
          return hub.react(tableId, request.reaction);
        }
        if (request?.type === "snapshot" && state === "open") {
          await checkSession();
          const text = await hub.snapshot(tableId);
          if ((state as string) !== "closed") transport.send(text);
          return;
        }
        refuse("invalid_request");
      };
      return {
        async take(text) {
          if (state === "closed") return;
          try {
            await take(text);
          } catch (error) {
            if (!(error instanceof StudioRefusalError)) throw error;
            // Two frames may find the end of the session, and the client may have left meanwhile.
            if ((state as string) === "closed") return;
            refuse(error.code === "table_not_found" ? "table_not_found" : "session_ended");
          }
        },
        closed() {
          state = "closed";
          stopWatching();
        },
      };
    },
  };
}
