import { rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { tableStreamPath } from "@bellwether/contract/studio/index.ts";
import { startProduct } from "../tests/servers/product.ts";
import { SHORT_TABLE, writeTables } from "../tests/servers/table-folder.ts";
import { seatPlayer } from "../tests/servers/table-player.ts";
import { cpuOf } from "./cpu-time.ts";
import { countFrames } from "./frame-counter.ts";
import { type Bench, inTurns } from "./measure.ts";
import { startPeer } from "./peer.ts";

const SOCKETS = 10_000;
/** Fewer than ours, because one process reads from all sockets, and many systems allow a process only 20,000 open files. */
const PEER_SOCKETS = 9_500;
/** The number of changes in a round. */
const CHANGES = 5;
const TURNS = 5;
/** A table's changes come seconds apart, and a process that sends after a pause is slower than one that sends again at once. */
const PEER_PAUSE_MS = 1_000;
const PING = JSON.stringify({ type: "ping" });

/** The changes of a live table, sent to 10,000 watchers, compared with a `ws` server that sends a text of the same length in a loop. */
export const tableBroadcast: Bench = {
  name: "table-broadcast",
  async run() {
    const tables = writeTables(SHORT_TABLE);
    const product = await startProduct({ LOG_LEVEL: "error", TABLES_DIR: tables });
    const peer = await startPeer("./bare-ws.ts");
    try {
      const { session } = await seatPlayer(product);
      const open = JSON.stringify({ type: "open", session });
      const ours = await countFrames(`${product.url}${tableStreamPath(SHORT_TABLE.name)}`, SOCKETS, open);
      const bare = await countFrames(`http://127.0.0.1:${peer.port}/`, PEER_SOCKETS);
      const rateOf = async (sockets: number, seconds: () => Promise<number>) => {
        let sum = 0;
        for (let change = 0; change < CHANGES; change += 1) sum += await seconds();
        return (CHANGES * sockets) / sum;
      };
      const next = async () => {
        await ours.settle();
        return ours.wait(SOCKETS);
      };
      const changes = () => {
        ours.sendAll(PING);
        return rateOf(SOCKETS, next);
      };
      await changes();
      const text = "x".repeat(ours.lastBytes());
      const sends = () =>
        rateOf(PEER_SOCKETS, async () => {
          await wait(PEER_PAUSE_MS);
          peer.child.send(text);
          return bare.wait(PEER_SOCKETS);
        });
      await sends();
      const result = await inTurns(TURNS, changes, sends, {
        ours: cpuOf(product.pid()),
        peer: cpuOf(peer.child.pid!),
      });
      ours.close();
      bare.close();
      const name = "a table's change to 10,000 sockets ÷ bare ws loop";
      return [{ name, ours: result.ours, peer: result.peer, unit: "/s", goal: { atLeast: 1 } }];
    } finally {
      peer.stop();
      await product.remove();
      rmSync(tables, { recursive: true, force: true });
    }
  },
};
