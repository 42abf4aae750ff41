import type { ServerResponse } from "node:http";
import { SpelpausRequest } from "@bellwether/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startLoopbackServer } from "../testing/loopback-server.ts";
import { askSpelpausOverHttp } from "./ask-spelpaus.ts";

type Question = { requestId: string; subjectId: string };

const SUBJECT = "199005170017";

describe("the Swedish register over HTTP", () => {
  const asked: { method?: string; url?: string; key?: string; question: Question }[] = [];
  let reply: (response: ServerResponse, question: Question) => void;
  let server: Awaited<ReturnType<typeof startLoopbackServer>>;
  beforeAll(async () => {
    server = await startLoopbackServer(({ method, url, headers }, body, response) => {
      const question = SpelpausRequest.parse(JSON.parse(body));
      asked.push({ method: method!, url: url!, key: headers.authorization!, question });
      reply(response, question);
    });
  });
  beforeEach(() => {
    asked.length = 0;
  });
  afterAll(() => server.close());

  const ask = () =>
    askSpelpausOverHttp({ url: server.url, actorId: "actor/7", key: "the key" }, globalThis.fetch)(SUBJECT);
  const say =
    (answer: (question: Question) => object, status = 200): typeof reply =>
    (response, question) =>
      response
        .writeHead(status, { "content-type": "application/json" })
        .end(JSON.stringify(answer(question)));

  it.each([true, false])(
    "the Swedish register over HTTP is called by POST with the actor's key, and returns isBlocked %s",
    async (isBlocked) => {
      reply = say(({ requestId }) => ({ isBlocked, requestId, responseId: "r1" }));
      expect(await ask()).toEqual({ isBlocked });
      expect(asked).toEqual([
        {
          method: "POST",
          url: "/api/blocking-info/actor%2F7",
          key: "the key",
          question: { requestId: expect.any(String), subjectId: SUBJECT },
        },
      ]);
    },
  );

  it("the Swedish register over HTTP is called with a new requestId each time", async () => {
    reply = say(({ requestId }) => ({ isBlocked: false, requestId, responseId: "r1" }));
    await ask();
    await ask();
    expect(new Set(asked.map(({ question }) => question.requestId)).size).toBe(2);
  });

  it.each([400, 401, 404, 500, 503])(
    "the Swedish register over HTTP rejects a response with %d, whatever its body says",
    async (status) => {
      reply = say(({ requestId }) => ({ isBlocked: false, requestId, responseId: "r1" }), status);
      await expect(ask()).rejects.toThrow(`the register answered ${status}`);
    },
  );

  it.each<[string, (question: Question) => object]>([
    ["to another request", () => ({ isBlocked: false, requestId: "another", responseId: "r1" })],
    ["without isBlocked", ({ requestId }) => ({ requestId, responseId: "r1" })],
    ["with isBlocked as text", ({ requestId }) => ({ isBlocked: "false", requestId, responseId: "r1" })],
    ["that is empty", () => ({})],
  ])("the Swedish register over HTTP rejects a response %s", async (_, answer) => {
    reply = say(answer);
    await expect(ask()).rejects.toThrow();
  });

  it("the Swedish register over HTTP rejects a page that is not JSON, and a dropped connection", async () => {
    reply = (response) => response.end("<html>");
    await expect(ask()).rejects.toThrow();
    reply = (response) => response.destroy();
    await expect(ask()).rejects.toThrow();
  });

  it("the Swedish register over HTTP rejects after 3 s without a response", async () => {
    reply = () => {};
    await expect(ask()).rejects.toMatchObject({ name: "TimeoutError" });
  });

  it("the Swedish register over HTTP rejects without its settings, and when nobody listens", async () => {
    await expect(askSpelpausOverHttp(undefined, globalThis.fetch)(SUBJECT)).rejects.toThrow("SPELPAUS_URL");
    const nobody = { url: "http://127.0.0.1:9", actorId: "1", key: "k" };
    await expect(askSpelpausOverHttp(nobody, globalThis.fetch)(SUBJECT)).rejects.toThrow();
  });
});
