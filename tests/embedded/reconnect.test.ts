import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { isFullSize } from "../servers/fault-size.ts";
import { createSigner, type DrivenPlayer, drivePlayer } from "../servers/player-client.ts";
import { type Product, startProduct } from "../servers/product.ts";
import { runVerifier } from "../servers/run-verifier.ts";

/** 5,000 with `npm run test:full`; a tenth of it otherwise. */
const SOCKETS = isFullSize ? 5_000 : 500;
const PLAYERS = 5;
/** Every tenth socket stops reading after its first balance, as a phone in a tunnel does. */
const isSlow = (index: number) => index % 10 === 0;
/** How long bets go on after the last socket reconnected. */
const AFTERWARDS_MS = 1_000;

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

  /** Opens a socket and registers at once, without the delay of a well-behaved client. Resolves with its first balance. */
  const open = async (index: number) => {
    const { player, address } = players[index % PLAYERS]!;
    const socket = new WebSocket(`${product.url.replace("http", "ws")}/eventbus/websocket`);
    const closed = new Promise<number>((resolve) => socket.once("close", resolve));
    let newest = 0;
    const snapshot = new Promise<{ type: string; version: number }>((resolve, reject) => {
      socket.once("error", reject);
      socket.on("message", (data) => {
        const frame = JSON.parse(String(data)) as { type: string; body: { type: string; version: number } };
        if (frame.type === "err") return reject(new Error(String(data)));
        newest = Math.max(newest, frame.body.version);
        resolve(frame.body);
      });
    });
    socket.once("open", () =>
      socket.send(JSON.stringify({ type: "register", address, headers: { session: player.session } })),
    );
    const first = await snapshot;
    if (isSlow(index)) socket.pause();
    return { index, socket, closed, snapshot: first, newest: () => newest };
  };
  /** The operating system resets connections beyond its accept queue. Those clients retry. */
  const openStubbornly = (index: number, tries = 5): ReturnType<typeof open> =>
    open(index).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== "ECONNRESET" || tries === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100 + (index % 400)));
      return openStubbornly(index, tries - 1);
    });
  const openAll = () => Promise.all(Array.from({ length: SOCKETS }, (_, index) => openStubbornly(index)));

  it(`push after a restart reconnects ${SOCKETS} sockets at the same moment, every tenth of them a slow reader, with their balances, while bets are answered one after another`, async () => {
    const first = await openAll();
    // They read again, so that each receives the closing message.
    for (const { socket } of first) socket.resume();
    const stopped = product.stop();
    const codes = await Promise.all(first.map(({ closed }) => closed));
    expect(new Set(codes)).toEqual(new Set([1012]));
    expect(await stopped).toBe(0);
    await product.restart();

    const signer = createSigner(product);
    const bets = Array.from({ length: 2_000 }, () => signer.bet(players[0]!.player, 1));
    const answered = new Int32Array(new SharedArrayBuffer(4));
    // In a thread of its own: this one is busy with thousands of clients.
    const bettor = new Worker(new URL("../servers/bets-in-turn.ts", import.meta.url), {
      workerData: { url: product.url, bets, pauseMs: 20, answered },
    });
    const refusedBets = new Promise<string[]>((resolve, reject) =>
      bettor.once("message", resolve).once("error", reject),
    );
    const answeredSoFar = () => Atomics.load(answered, 0);
    await expect.poll(answeredSoFar, { timeout: 30_000 }).toBeGreaterThan(0);
    const before = answeredSoFar();
    const again = await openAll();
    expect(answeredSoFar()).toBeGreaterThan(before);
    expect(again.filter(({ snapshot }) => snapshot.type === "balance")).toHaveLength(SOCKETS);
    await new Promise((resolve) => setTimeout(resolve, AFTERWARDS_MS));
    bettor.postMessage("enough");
    expect(await refusedBets).toEqual([]);
    const metrics = await (await fetch(product.metricsUrl)).text();
    expect(metrics).toContain(`push_sockets{transport="websocket"} ${SOCKETS}`);
    // The bets' player is the first of five. Slow readers delayed nobody, and receive the rest when they read again.
    const hears = again.filter(({ index }) => index % PLAYERS === 0);
    const newestOf = (slow: boolean) =>
      new Set(hears.filter(({ index }) => isSlow(index) === slow).map(({ newest }) => newest()));
    await expect.poll(() => newestOf(false).size, { timeout: 10_000 }).toBe(1);
    for (const { socket } of again) socket.resume();
    await expect.poll(() => [...newestOf(true)], { timeout: 10_000 }).toEqual([...newestOf(false)]);
    for (const { socket } of again) socket.terminate();
    await expect
      .poll(async () => (await fetch(product.metricsUrl)).text(), { timeout: 10_000 })
      .toContain("push_registrations 0");
    expect(await product.stop()).toBe(0);
    expect(runVerifier({ DATA_DIR: product.dataFolder })).toContain("Every promise of the ledger holds.");
  });
});
