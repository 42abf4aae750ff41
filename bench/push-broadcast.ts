import { createSigner, drivePlayer, sendSigned } from "../tests/servers/player-client.ts";
import { startProduct } from "../tests/servers/product.ts";
import { cpuOf } from "./cpu-time.ts";
import { countFrames } from "./frame-counter.ts";
import { heldBytes, memoryReporting } from "./held-memory.ts";
import { type Bench, inTurns } from "./measure.ts";
import { startPeer } from "./peer.ts";

const SOCKETS = 5_000;
const ROUNDS = 10;
const PING = JSON.stringify({ type: "ping" });
const OUR_MEMORY = "/tmp/bellwether-bench-memory.json";
const PEER_MEMORY = "/tmp/bellwether-bench-peer-memory.json";

/**
 * A balance change pushed to 5,000 screens of the same player, from the first reader to the last; compared with a `ws` server that sends a
 * text of the same length to 5,000 clients in a loop. Also the memory per socket, registered here and bare there.
 */
export const pushBroadcast: Bench = {
  name: "push-broadcast",
  async run() {
    const product = await startProduct({
      LOG_LEVEL: "error",
      ...memoryReporting(OUR_MEMORY),
    });
    const peer = await startPeer("./bare-ws.ts", { variables: memoryReporting(PEER_MEMORY) });
    try {
      const player = await drivePlayer(product, { amount: "1000.00" });
      const address = `user/${(await player.gate.call("profile", {})).player_channel}`;
      const register = JSON.stringify({ type: "register", address, headers: { session: player.session } });
      const held = async () => ({
        ours: await heldBytes(product.pid(), OUR_MEMORY),
        peer: await heldBytes(peer.child.pid!, PEER_MEMORY),
      });
      const openOurs = async () => {
        const sockets = await countFrames(`${product.url}/eventbus/websocket`, SOCKETS, register);
        await sockets.wait(SOCKETS);
        return sockets;
      };
      const openBare = () => countFrames(`http://127.0.0.1:${peer.port}/`, SOCKETS);
      // Once before the count, because what a process allocates for its first crowd and frees after its start does not belong to a socket.
      (await openOurs()).close();
      (await openBare()).close();
      const before = await held();
      const ours = await openOurs();
      const bare = await openBare();
      const after = await held();

      const signer = createSigner(product);
      const broadcast = async () => {
        const heard = ours.wait(SOCKETS);
        await sendSigned(product, signer.bet(player, 1));
        return heard;
      };
      await broadcast();
      const text = "x".repeat(ours.lastBytes());
      const bareBroadcast = async () => {
        peer.child.send(text);
        return bare.wait(SOCKETS);
      };
      const times = (work: () => Promise<number>) => async () => {
        let seconds = 0;
        for (let round = 0; round < ROUNDS; round += 1) seconds += await work();
        return (ROUNDS * SOCKETS) / seconds;
      };
      await times(broadcast)();
      await times(bareBroadcast)();
      const keptAlive = () => {
        ours.sendAll(PING);
        return times(broadcast)();
      };
      const frames = await inTurns(5, keptAlive, times(bareBroadcast), {
        ours: cpuOf(product.pid()),
        peer: cpuOf(peer.child.pid!),
      });
      ours.close();
      bare.close();
      return [
        {
          name: "push frames to 5,000 sockets ÷ bare ws loop",
          ...frames,
          unit: "/s",
          goal: { atLeast: 1 },
        },
        {
          name: "memory of a push socket ÷ of a bare ws one",
          ours: (after.ours - before.ours) / SOCKETS / 1_024,
          peer: (after.peer - before.peer) / SOCKETS / 1_024,
          unit: "kB",
          goal: { atMost: 1.3 },
        },
      ];
    } finally {
      peer.stop();
      await product.remove();
    }
  },
};
