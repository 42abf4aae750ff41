import EventBus from "@vertx/eventbus-bridge-client.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createSigner,
  type DrivenPlayer,
  depositOverHttp,
  drivePlayer,
  sendSigned,
} from "../servers/player-client.ts";
import { type Product, startProduct } from "../servers/product.ts";

type Body = { type: string } & Record<string, unknown>;

/** The transports of the stock client; the last two are for networks that block WebSockets. */
const transports = ["websocket", "xhr-streaming", "xhr-polling"] as const;

describe.each(transports)("the stock Vert.x client over %s", (transport) => {
  let product: Product;
  let player: DrivenPlayer;
  let address: string;
  const buses: EventBus[] = [];
  beforeAll(async () => {
    product = await startProduct();
    player = await drivePlayer(product, { amount: "0" });
    address = `user/${(await player.gate.call("profile", {})).player_channel}`;
  }, 60_000);
  afterAll(async () => {
    // Between two reconnect attempts it has no connection to close.
    for (const bus of buses) if (bus.sockJSConn) bus.close();
    await product.remove();
  });

  const connect = async () => {
    const bus = new EventBus(`${product.url}/eventbus`, { transports: [transport] });
    buses.push(bus);
    await new Promise<void>((resolve) => {
      bus.onopen = () => resolve();
    });
    expect(bus.sockJSConn.transport).toBe(transport);
    const errors: object[] = [];
    bus.onerror = (error) => errors.push(error);
    return { bus, errors };
  };
  const listen = async (session = player.session, at = address) => {
    const { bus, errors } = await connect();
    const heard: Body[] = [];
    const refusals: object[] = [];
    const handler = (error: object | null, message: { body: Body }) => {
      if (error) refusals.push(error);
      else heard.push(message.body);
    };
    bus.registerHandler(at, { session }, handler);
    return { bus, errors, heard, refusals, handler };
  };

  it("the stock Vert.x client receives balance, payment, bonus, award and round, each as the contract defines it", async () => {
    const { heard } = await listen();
    await expect.poll(() => heard.length).toBe(1);
    expect(heard[0]).toMatchObject({ type: "balance", total: "0.00", version: expect.any(Number) });
    await player.gate.call("claimCode", { code: "WELCOME100" });
    await depositOverHttp(product, player.gate, player.id, "50.00");
    const types = () => heard.map((body) => body.type);
    await expect.poll(types).toContain("award");
    expect(heard.find((body) => body.type === "award")).toEqual({
      type: "award",
      method: "notifyAward",
      data: [
        { taskId: expect.any(String), reward: [{ description: "promo.campaign_welcome", type: "bonus" }] },
      ],
    });
    expect(heard.filter((body) => body.type === "payment").map((body) => body.state)).toEqual([
      "pending",
      "success",
    ]);
    expect(heard.find((body) => body.type === "bonus")).toMatchObject({ state: "active" });
    expect(heard.filter((body) => body.type === "balance").at(-1)).toMatchObject({
      cash: "50.00",
      bonus: "50.00",
    });
    await sendSigned(product, createSigner(product).bet(player, 150, { round_closed: true }));
    await expect.poll(types).toContain("round");
    expect(heard.find((body) => body.type === "round")).toMatchObject({
      game_code: player.gameCode,
      stake: "1.50",
      payout: "0.00",
      state: "closed",
    });
    const versions = heard.filter((body) => body.type === "balance").map((body) => body.version as number);
    expect(versions).toEqual([...versions].sort((a, b) => a - b));
  });

  it("the stock Vert.x client gets a refusal at the handler of the refused address", async () => {
    const { refusals } = await listen("forged");
    await expect
      .poll(() => refusals)
      .toEqual([{ failureCode: 401, failureType: "not_logged_in", message: "a live session is needed" }]);
  });

  it("the stock Vert.x client does not report the answers to its pings to its user", async () => {
    const { bus } = await connect();
    const unhandled: object[] = [];
    bus.onunhandled = (frame) => unhandled.push(frame);
    let beats = 0;
    bus.sockJSConn.addEventListener("heartbeat", () => {
      beats += 1;
    });
    bus.enablePing(true);
    await expect.poll(() => beats).toBeGreaterThan(0);
    expect(unhandled).toEqual([]);
  });

  it("the stock Vert.x client may neither send nor publish", async () => {
    const { bus, errors } = await connect();
    const reply = await new Promise((resolve) => bus.send(address, { type: "balance" }, {}, resolve));
    expect(reply).toMatchObject({ failureCode: 403, failureType: "access_denied" });
    bus.publish(address, { type: "balance" });
    await expect
      .poll(() => errors)
      .toMatchObject([{ type: "err", failureCode: 403, failureType: "access_denied" }]);
  });

  it("the stock Vert.x client receives nothing more after it has unregistered", async () => {
    const { bus, heard, handler } = await listen();
    await expect.poll(() => heard.length).toBe(1);
    bus.unregisterHandler(address, {}, handler);
    const other = await listen();
    await expect.poll(() => other.heard.length).toBe(1);
    await sendSigned(product, createSigner(product).bet(player, 10));
    await expect.poll(() => other.heard.length).toBe(2);
    expect(heard).toHaveLength(1);
  });

  it("the stock Vert.x client receives within a second why its session ended, and is then disconnected", async () => {
    const leaving = await drivePlayer(product, { amount: "0" });
    const { player_channel } = await leaving.gate.call("profile", {});
    const { bus, heard } = await listen(leaving.session, `user/${player_channel}`);
    let closed = false;
    bus.onclose = () => {
      closed = true;
    };
    await expect.poll(() => heard.length).toBe(1);
    await leaving.gate.call("logout", {});
    await expect
      .poll(() => heard.at(-1), { timeout: 1_000 })
      .toEqual({ type: "session_ended", reason: "logged_out" });
    await expect.poll(() => closed, { timeout: 2_000 }).toBe(true);
  });

  it("the stock Vert.x client reconnects by itself after a restart, gets the current balance, and receives what comes next", async () => {
    const { bus, heard, handler } = await listen();
    await expect.poll(() => heard.length).toBe(1);
    const before = heard[0]!;
    bus.onreconnect = () => bus.registerHandler(address, { session: player.session }, handler);
    bus.enableReconnect(true);
    expect(await product.stop()).toBe(0);
    await product.restart();
    await expect.poll(() => heard.length, { timeout: 15_000 }).toBe(2);
    expect(heard[1]).toEqual(before);
    await sendSigned(product, createSigner(product).bet(player, 10));
    await expect.poll(() => heard.length).toBe(3);
    expect(Number(heard[2]!.version)).toBeGreaterThan(Number(before.version));
    bus.enableReconnect(false);
  });
});
