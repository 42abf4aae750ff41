import { calls } from "@bellwether/contract";
import { drivePlayer } from "../tests/servers/player-client.ts";

import { startProduct } from "../tests/servers/product.ts";
import { cpuOf, together } from "./cpu-time.ts";
import { keepAliveLoad, requestBytes } from "./keep-alive-load.ts";
import { type Bench, inTurnsOn } from "./measure.ts";
import { startPeer } from "./peer.ts";
import { startWarmedPostgres } from "./warmed-postgres.ts";

const PLAYERS = 20;
const CONNECTIONS = 64;
const REQUESTS = 20_000;

/** Players who read their balance, including the session lookup, on PostgreSQL; compared with the same bytes from a bare `node:http`. */
export const balanceRead: Bench = {
  name: "balance-read",
  async run() {
    const server = await startWarmedPostgres();
    const product = await startProduct({ DATABASE_URL: server.url, LOG_LEVEL: "error" });
    try {
      const requests: Buffer[] = [];
      for (let count = 0; count < PLAYERS; count += 1) {
        const player = await drivePlayer(product, { amount: "50.00" });
        requests.push(balanceRequest(player.session));
      }
      const port = Number(new URL(product.url).port);
      const peer = await startPeer("./bare-node.ts", {
        args: [await bodyOf(product.url, requests[0]!)],
      });
      const load = async (to: number) => {
        let left = REQUESTS;
        const { answered, failed, seconds } = await keepAliveLoad(to, CONNECTIONS, () =>
          left-- > 0 ? requests[left % PLAYERS] : undefined,
        );
        if (failed > 0) throw new Error(`${failed} balance requests did not get 200`);
        return answered / seconds;
      };
      const result = await inTurnsOn({ ours: port, peer: peer.port }, load, {
        ours: together(cpuOf(product.pid()), cpuOf(server.pid())),
        peer: cpuOf(peer.child.pid!),
      });
      peer.stop();
      return [
        { name: "balance read over HTTP ÷ bare node:http", ...result, unit: "/s", goal: { atLeast: 0.7 } },
      ];
    } finally {
      await product.remove();
      server.remove();
    }
  },
};

function balanceRequest(session: string): Buffer {
  const { method, path } = calls.balance;
  if (method === "GET") return requestBytes({ method, path, headers: { "x-session-data": session } });
  const headers = { "content-type": "application/json" };
  return requestBytes({ method, path, headers, body: JSON.stringify({ session }) });
}

async function bodyOf(url: string, request: Buffer): Promise<string> {
  const [head, body] = request.toString().split("\r\n\r\n") as [string, string];
  const [method, path] = head.split(" ") as [string, string];
  const session = /x-session-data: (.+)/.exec(head)?.[1];
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { "content-type": "application/json", ...(session && { "x-session-data": session }) },
    ...(body && { body }),
  });
  return answer.text();
}
