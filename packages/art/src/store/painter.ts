import { type ChildProcess, fork } from "node:child_process";
import { availableParallelism } from "node:os";
import PQueue from "p-queue";
import type { Unit } from "../files/unit.ts";
import type { PainterAnswer } from "./painter-process.ts";
import type { Draw } from "./picture-store.ts";

export type Painter = { draw: Draw; hurry(unit: Unit): void; close(): void };

/** The process has ended: it crashed, was killed, or hung. */
class PainterEndedError extends Error {}

/** A painting process and the drawings it has been given. */
type Process = { paint(unit: Unit): Promise<Uint8Array[]>; end(signal?: "SIGKILL"): void };

/**
 * Draws in a separate process at low priority. The process starts for the first picture and ends after `idleMs` without requests, or when
 * this process ends. A drawing that was in progress during a crash is tried once more in a new process.
 */
export function createPainter({
  program = new URL("./painter-process.ts", import.meta.url),
  /** The renderer has its own threads; three drawings at a time keep two cores busy. */
  atOnce = Math.max(3, availableParallelism()),
  idleMs = 30_000,
  /** A drawing that takes longer means that the process hangs. */
  slowestMs = 120_000,
  /** After two processes in a row that ended before they drew anything, none is started for this long. */
  pauseMs = 5_000,
} = {}): Painter {
  const queue = new PQueue({ concurrency: atOnce });
  let current: Process | undefined;
  let idle: NodeJS.Timeout | undefined;
  let endedForNothing = 0;
  let pausedUntil = 0;
  let closed = false;

  function begin(): Process {
    if (closed) throw new Error("the painter is closed");
    if (performance.now() < pausedUntil)
      throw new Error("the painter's process is paused after repeated crashes");
    const begun = startProcess(program, slowestMs, {
      drew: () => {
        endedForNothing = 0;
      },
      ended: (drewAny) => {
        if (current === begun) current = undefined;
        if (!drewAny) endedForNothing += 1;
        if (endedForNothing >= 2) {
          endedForNothing = 0;
          pausedUntil = performance.now() + pauseMs;
        }
      },
    });
    return begun;
  }

  async function paint(unit: Unit, again = true): Promise<Uint8Array[]> {
    clearTimeout(idle);
    current ??= begin();
    try {
      return await current.paint(unit);
    } catch (error) {
      if (closed || !again || !(error instanceof PainterEndedError)) throw error;
      return paint(unit, false);
    }
  }

  queue.addEventListener("idle", () => {
    clearTimeout(idle);
    idle = setTimeout(() => {
      current?.end();
      current = undefined;
    }, idleMs).unref();
  });

  return {
    draw: (unit, urgency) =>
      queue.add(() => paint(unit), { id: unit.key, priority: urgency === "asked" ? 1 : 0 }),
    hurry({ key }) {
      try {
        queue.setPriority(key, 1);
      } catch {
        // It is being drawn already.
      }
    },
    close() {
      closed = true;
      clearTimeout(idle);
      current?.end("SIGKILL");
    },
  };
}

function startProcess(
  program: URL,
  slowestMs: number,
  on: { drew(): void; ended(drewAny: boolean): void },
): Process {
  const child: ChildProcess = fork(program, [], {
    // The server's own Node.js flags are tuned for serving requests.
    execArgv: [],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  child.unref();
  child.channel?.unref();
  const waiting = new Map<number, { answer(drawn: Uint8Array[]): void; fail(error: Error): void }>();
  let asked = 0;
  let drewAny = false;
  let ended = false;

  const end = (why: string) => {
    if (ended) return;
    ended = true;
    on.ended(drewAny);
    for (const { fail } of waiting.values()) fail(new PainterEndedError(why));
  };
  child.on("message", ({ id, drawn, error }: PainterAnswer) => {
    const probe = waiting.get(id);
    if (!drawn) return probe?.fail(new Error(error));
    drewAny = true;
    on.drew();
    probe?.answer(drawn);
  });
  child.on("error", (error) => end(`the painter's process: ${error.message}`));
  child.on("exit", (code, signal) => end(`the painter's process ended with ${signal ?? `code ${code}`}`));

  return {
    async paint(unit) {
      asked += 1;
      const id = asked;
      const hangs = setTimeout(() => child.kill("SIGKILL"), slowestMs).unref();
      try {
        return await new Promise<Uint8Array[]>((answer, fail) => {
          if (ended) return fail(new PainterEndedError("the painter's process has ended"));
          waiting.set(id, { answer, fail });
          child.send({ id, unit }, (error) => error && fail(new PainterEndedError(error.message)));
        });
      } finally {
        clearTimeout(hangs);
        waiting.delete(id);
      }
    },
    end(signal) {
      if (signal) child.kill(signal);
      else if (child.connected) child.disconnect();
    },
  };
}
