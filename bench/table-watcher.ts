import type { TablePhase, TableStreamMessage } from "@bellwether/contract/studio/index.ts";
import { tableStreamPath } from "@bellwether/contract/studio/index.ts";
import { WebSocket } from "ws";

const PING_EVERY_MS = 10_000;
const PING = JSON.stringify({ type: "ping" });

/** The phases that every round with an outcome has. A game whose play goes on after the close also has `running`. */
const PHASES: readonly TablePhase[] = ["betting", "closed", "sealed", "drawn", "paid"];

/** What the watchers of all tables have seen together. */
export type Sightings = {
  messages: number;
  /** Rounds that a watcher saw from their first phase to their last one. */
  rounds: number;
  /** Phases that one watcher of a round did not see. */
  missedPhases: number;
  /** Changes that did not follow the change before. */
  gaps: number;
  /** Connections that the server closed. */
  lost: number;
  voidRounds: number;
  /** The maximum time in ms by which a phase lasted longer than announced, until a watcher received the next one. */
  latestMs: number;
};

export const noSightings = (): Sightings => ({
  messages: 0,
  rounds: 0,
  missedPhases: 0,
  gaps: 0,
  lost: 0,
  voidRounds: 0,
  latestMs: 0,
});

/** Phases that can only last longer than announced if the server is late. The others wait for the wallet, the beacon or the table's hours. */
const ENDS_IN_TIME: readonly TablePhase[] = ["betting", "drawn"];

/**
 * Watches a table's stream as a browser does, and counts what it sees into `seen`. Rounds that had begun before the first message are not
 * counted. Returns a function that stops it.
 */
export async function watchTableStream(
  url: string,
  tableId: string,
  session: string,
  seen: Sightings,
): Promise<() => void> {
  const socket = new WebSocket(`${url.replace("http", "ws")}${tableStreamPath(tableId)}`, { origin: url });
  let isStopped = false;
  let seq: number | undefined;
  let round: { number: number; phases: Set<TablePhase>; phase: TablePhase; endsAt: number } | undefined;

  socket.on("message", (data) => {
    const message = JSON.parse(String(data)) as TableStreamMessage;
    seen.messages += 1;
    if (message.type === "refused") seen.lost += 1;
    if (message.type !== "snapshot" && message.type !== "change") return;
    if (message.type === "change" && seq !== undefined && message.seq !== seq + 1) seen.gaps += 1;
    seq = message.seq;
    const next = message.round;
    if (!next) return;
    if (round && ENDS_IN_TIME.includes(round.phase) && round.phase !== next.phase)
      seen.latestMs = Math.max(seen.latestMs, Date.parse(message.at) - round.endsAt);
    if (round?.number !== next.number) {
      if (round) count(round.phases);
      // The first round is only counted if it was seen from its beginning.
      const isWhole = round !== undefined || next.phase === "betting";
      round = isWhole ? { number: next.number, phases: new Set(), phase: next.phase, endsAt: 0 } : undefined;
    }
    if (!round) return;
    round.phases.add(next.phase);
    round.phase = next.phase;
    round.endsAt = Date.parse(next.phaseEndsAt);
  });

  function count(phases: ReadonlySet<TablePhase>): void {
    seen.rounds += 1;
    if (phases.has("void")) seen.voidRounds += 1;
    else seen.missedPhases += PHASES.filter((phase) => !phases.has(phase)).length;
  }

  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  socket.on("error", () => {});
  const pinging = setInterval(() => socket.send(PING), PING_EVERY_MS);
  socket.on("close", () => {
    clearInterval(pinging);
    if (!isStopped) seen.lost += 1;
  });
  socket.send(JSON.stringify({ type: "open", session }));
  return () => {
    isStopped = true;
    socket.terminate();
  };
}
