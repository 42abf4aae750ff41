import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { createSigner, type DrivenPlayer, drivePlayer, sendSigned } from "../servers/player-client.ts";
import { type Product, startProduct } from "../servers/product.ts";

/** 5,000 with `npm run faults`; a tenth of it in every run. */
const SOCKETS = process.env.FAULTS === "all" ? 5_000 : 500;
const PLAYERS = 5;

describe("push after a restart", () => {
  let product: Product;
  const players: { player: DrivenPlayer; address: string }[] = [];
  beforeAll(async () => {
    product = await startProduct();
    for (let count = 0; count < PLAYERS; count += 1) {
      const player = await drivePlayer(product, { amount: "1000.00" });
      players.push({ player, address: `user/${(await player.gate.call("profile", {})).player_channel}` });
    }
  }, 60_000);
  afterAll(() => product.remove());

  /** Opens a socket and registers at once, without the pause that a polite client would make. Resolves with its first balance. */
  const open = async (index: number) => {
    const { player, address } = players[index % PLAYERS]!;
    const socket = new WebSocket(`${product.url.replace("http", "ws")}/eventbus/websocket`);
    const closed = new Promise<number>((resolve) => socket.once("close", resolve));
    const snapshot = new Promise<{ type: string; version: number }>((resolve, reject) => {
      socket.once("error", reject);
      socket.on("message", (data) => {
        const frame = JSON.parse(String(data)) as { type: string; body: { type: string; version: number } };
        if (frame.type === "err") reject(new Error(String(data)));
        else resolve(frame.body);
      });
    });
    socket.once("open", () =>
      socket.send(JSON.stringify({ type: "register", address, headers: { session: player.session } })),
    );
    return { socket, closed, snapshot: await snapshot };
  };
  const openAll = () => Promise.all(Array.from({ length: SOCKETS }, (_, index) => open(index)));

  it(`brings ${SOCKETS} sockets back at the same moment, with their balances, while bets are answered within a second`, async () => {
    const first = await openAll();
    const stopped = product.stop();
    const codes = await Promise.all(first.map(({ closed }) => closed));
    expect(new Set(codes)).toEqual(new Set([1012]));
    expect(await stopped).toBe(0);
    await product.restart();

    const signer = createSigner(product);
    const times: number[] = [];
    let crowd = true;
    const betting = (async () => {
      while (crowd) {
        const started = performance.now();
        const { reply } = await sendSigned(product, signer.bet(players[0]!.player, 1));
        expect(reply.status).toBe("RS_OK");
        times.push(performance.now() - started);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    })();
    const again = await openAll().finally(() => {
      crowd = false;
    });
    await betting;
    expect(again.filter(({ snapshot }) => snapshot.type === "balance")).toHaveLength(SOCKETS);
    expect(times.length).toBeGreaterThan(0);
    expect(Math.max(...times)).toBeLessThan(1_000);
    const metrics = await (await fetch(`${product.url}/metrics`)).text();
    expect(metrics).toContain(`push_sockets{transport="websocket"} ${SOCKETS}`);
    for (const { socket } of again) socket.terminate();
    await expect
      .poll(async () => (await fetch(`${product.url}/metrics`)).text(), { timeout: 10_000 })
      .toContain("push_registrations 0");
  });
});
