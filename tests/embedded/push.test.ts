import EventBus from "@vertx/eventbus-bridge-client.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { createSigner, type DrivenPlayer, drivePlayer, sendSigned } from "../servers/player-client.ts";
import { type Product, startProduct } from "../servers/product.ts";

type Frame = {
  type: string;
  address?: string;
  failureType?: string;
  body?: { type: string; total: string; version: number };
};

describe("push over a real socket", () => {
  let product: Product;
  let player: DrivenPlayer;
  let channel: string;
  beforeAll(async () => {
    product = await startProduct();
    player = await drivePlayer(product, { amount: "100.00" });
    channel = (await player.gate.call("profile", {})).player_channel;
  }, 60_000);
  afterAll(() => product.remove());

  /** A raw socket that has sent `frames`, and every message it receives. */
  const listen = async (frames: object[], headers: Record<string, string> = {}) => {
    const socket = new WebSocket(`${product.url.replace("http", "ws")}/eventbus/websocket`, { headers });
    const heard: Frame[] = [];
    socket.on("message", (data) => heard.push(JSON.parse(String(data)) as Frame));
    await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
    for (const frame of frames) socket.send(JSON.stringify(frame));
    return { socket, heard };
  };
  const register = (address: string, session?: string) => ({
    type: "register",
    address,
    headers: session ? { session } : {},
  });

  it("the stock Vert.x client registers over SockJS, gets a snapshot, and is notified of a bet", async () => {
    const bus = new EventBus(`${product.url}/eventbus`);
    const heard: { total: string }[] = [];
    await new Promise<void>((resolve) => {
      bus.onopen = () => resolve();
    });
    bus.registerHandler(`user/${channel}`, { session: player.session }, (_, message) =>
      heard.push(message.body as unknown as { total: string }),
    );
    await expect.poll(() => heard.length).toBe(1);
    await sendSigned(product, createSigner(product).bet(player, 150));
    await expect.poll(() => heard.map((body) => body.total)).toEqual(["100.00", "98.50"]);
    bus.close();
  });

  it("a raw socket answers a ping and sends the snapshot on register", async () => {
    const { socket, heard } = await listen([{ type: "ping" }, register(`user/${channel}`, player.session)]);
    await expect.poll(() => heard.map((frame) => frame.type)).toEqual(["pong", "rec"]);
    socket.close();
  });

  it.each([
    ["no session", () => register(`user/${channel}`), "not_logged_in"],
    ["a forged session", () => register(`user/${channel}`, "forged"), "not_logged_in"],
    ["another player's address", () => register("user/someone-else", player.session), "access_denied"],
    [
      "an attempt to publish",
      () => ({ type: "publish", address: `user/${channel}`, body: { type: "balance" } }),
      "access_denied",
    ],
    ["no frame at all", () => ({ hello: "there" }), "invalid_frame"],
  ])("push over a real socket refuses %s", async (_, frame, failureType) => {
    const { socket, heard } = await listen([frame()]);
    await expect.poll(() => heard).toMatchObject([{ type: "err", failureType }]);
    socket.close();
  });

  it("push over a real socket refuses a page of another origin", async () => {
    await expect(listen([], { origin: "https://elsewhere.example" })).rejects.toThrow("403");
  });

  it("push over a real socket sends the session's end within a second, and nothing afterwards", async () => {
    const other = await drivePlayer(product, { amount: "0" });
    const profile = await other.gate.call("profile", {});
    const { socket, heard } = await listen([register(`user/${profile.player_channel}`, other.session)]);
    await expect.poll(() => heard.length).toBe(1);
    await other.gate.call("logout", {});
    await expect.poll(() => heard.at(-1)?.body?.type, { timeout: 1_000 }).toBe("session_ended");
    socket.close();
  });
});
