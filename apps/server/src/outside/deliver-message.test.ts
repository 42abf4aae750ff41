import type { ServerResponse } from "node:http";
import { MessageRefusedError } from "@bellwether/gate";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startLoopbackServer } from "../testing/loopback-server.ts";
import { deliverByChannel, deliverOverHttp } from "./deliver-message.ts";

const message = {
  id: "m1",
  channel: "sms",
  brand: "BELLWETHER",
  recipient: "+358401234567",
  subject: "",
  body: "Your code is 123456",
} as unknown as Parameters<ReturnType<typeof deliverOverHttp>>[0];

describe("a message over HTTP", () => {
  const taken: { key: string | undefined; body: unknown }[] = [];
  let reply: (response: ServerResponse) => void;
  let server: Awaited<ReturnType<typeof startLoopbackServer>>;
  beforeAll(async () => {
    server = await startLoopbackServer(({ headers }, body, response) => {
      taken.push({ key: headers["idempotency-key"] as string, body: JSON.parse(body) });
      reply(response);
    });
  });
  beforeEach(() => {
    taken.length = 0;
  });
  afterAll(() => server.close());

  const deliver = () => deliverOverHttp({ url: server.url, fetch: globalThis.fetch })(message);
  const failure = () => deliver().catch((error: unknown) => error);
  const say = (status: number) => {
    reply = (response) => response.writeHead(status).end("said");
  };

  it.each([200, 202, 204])(
    "a message over HTTP is accepted with %d, and carries its id as the idempotency key at each attempt",
    async (status) => {
      say(status);
      await deliver();
      await deliver();
      expect(taken).toEqual([
        { key: "m1", body: message },
        { key: "m1", body: message },
      ]);
    },
  );

  it.each([400, 410, 413, 422])("a message over HTTP is refused permanently with %d", async (status) => {
    say(status);
    const error = await failure();
    expect(error).toBeInstanceOf(MessageRefusedError);
    expect(String(error)).toContain(String(status));
  });

  it.each([401, 403, 404, 408, 429, 500, 502, 503])(
    "a message over HTTP may be retried after %d",
    async (status) => {
      say(status);
      const error = await failure();
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(MessageRefusedError);
      expect(String(error)).toContain(`answered ${status}`);
    },
  );

  it("a message over HTTP may be retried when the connection is dropped, and after 5 s without a response", async () => {
    reply = (response) => response.destroy();
    expect(await failure()).not.toBeInstanceOf(MessageRefusedError);
    reply = () => {};
    expect(await failure()).toMatchObject({ name: "TimeoutError" });
  });

  it("a message over HTTP is sent through the delivery of its channel", async () => {
    const gone: string[] = [];
    const way = (name: string) => async () => void gone.push(name);
    const deliverEach = deliverByChannel({ sms: way("gateway"), email: way("mail server") });
    await deliverEach(message);
    await deliverEach({ ...message, channel: "email" });
    expect(gone).toEqual(["gateway", "mail server"]);
  });
});
