import { readFileSync } from "node:fs";

/** How many bytes were sent to a port of IPv4's loopback that the program behind it has not read yet, by this machine's table of connections. */
export function unreadBytes(port: number): number {
  const local = `0100007F:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  return readFileSync("/proc/net/tcp", "utf8")
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([, address, , state]) => address === local && state === "01")
    .reduce((sum, [, , , , queues]) => sum + Number.parseInt(queues?.split(":")[1] ?? "0", 16), 0);
}
