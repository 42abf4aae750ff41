import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";

export type Peer = { child: ChildProcess; port: number; stop(): void };

/** Runs a peer in a separate process; its first message is its port. */
export function startPeer(
  file: string,
  { args = [], variables = {} }: { args?: string[]; variables?: Record<string, string> } = {},
): Promise<Peer> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, {
    env: { ...process.env, ...variables },
  });
  return new Promise((resolve, reject) => {
    child.once("message", (port) => resolve({ child, port: port as number, stop: () => void child.kill() }));
    child.once("exit", (code) => reject(new Error(`${file} exited with ${code}`)));
  });
}
