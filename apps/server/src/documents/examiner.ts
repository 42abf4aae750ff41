import { fork } from "node:child_process";
import { type DocumentVault, UnreadablePictureError } from "@bellwether/gate";
import PQueue from "p-queue";
import type { ExaminerAnswer, ExaminerAsk } from "./examiner-process.ts";

/** What nobody answers for is no picture: the slowest that is taken needs two seconds. */
const SLOWEST_MS = 20_000;
/** Two files at a time: the others wait, and bets do not. */
const AT_ONCE = 2;

/**
 * Examines each file in a process of its own at low priority: what a stranger has sent can crash a decoder, and drawing takes a second of a core. The
 * process has nothing of the product's but the file.
 */
export function createExaminer({
  program = new URL("./examiner-process.ts", import.meta.url),
  slowestMs = SLOWEST_MS,
} = {}): Pick<DocumentVault, "redraw" | "findPdfDanger"> {
  const queue = new PQueue({ concurrency: AT_ONCE });
  const ask = (asked: ExaminerAsk) => queue.add(() => askProcess(program, asked, slowestMs));
  return {
    async redraw(bytes) {
      const answer = await ask({ type: "picture", bytes });
      if ("drawn" in answer) return answer.drawn;
      throw new UnreadablePictureError(
        "unreadable" in answer ? answer.unreadable : `the picture's process: ${textOf(answer)}`,
      );
    },
    async findPdfDanger(bytes) {
      const answer = await ask({ type: "pdf", bytes });
      return "danger" in answer ? answer.danger : "opaque";
    },
  };
}

const textOf = (answer: ExaminerAnswer) => ("error" in answer ? answer.error : "no answer");

/** A process that crashes, hangs or runs out of memory over a file answers `error`: such a file is not kept. */
function askProcess(program: URL, asked: ExaminerAsk, slowestMs: number): Promise<ExaminerAnswer> {
  return new Promise((resolve, reject) => {
    const child = fork(program, [], {
      // The server's own Node.js flags are tuned for serving requests, and its environment has its secrets.
      execArgv: ["--max-old-space-size=256"],
      env: {},
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    const timer = setTimeout(() => end({ error: "took too long" }), slowestMs);
    const end = (answer: ExaminerAnswer) => {
      clearTimeout(timer);
      child.kill("SIGKILL");
      resolve(answer);
    };
    const fail = (error: Error) => {
      clearTimeout(timer);
      child.kill("SIGKILL");
      reject(error);
    };
    child.once("message", (answer) => end(answer as ExaminerAnswer));
    // This machine can start no process: the file is not to blame.
    child.once("error", fail);
    child.once("exit", (code, signal) => end({ error: `ended with ${signal ?? `code ${code}`}` }));
    child.send(asked, (error) => error && fail(error));
  });
}
