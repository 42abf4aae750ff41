import { afterEach, describe, expect, it } from "vitest";
import { createMetrics } from "../telemetry/metrics.ts";
import { startLoopbackServer } from "../testing/loopback-server.ts";
import { PushLines } from "./push-line.ts";
import { createSockJsXhr } from "./sockjs-xhr.ts";

describe("SockJS over plain HTTP", () => {
  const ends: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });

  const start = async () => {
    // No frame is sent here, so neither the gate nor the queue is needed.
    const lines = new PushLines({ metrics: createMetrics() } as ConstructorParameters<typeof PushLines>[0]);
    const xhr = createSockJsXhr(
      lines,
      () => true,
      (request) => String(request.headers["x-test-network"] ?? "here"),
    );
    let served = 0;
    const server = await startLoopbackServer((request, _body, response) => {
      served += 1;
      if (!xhr.serve(request, response)) response.writeHead(404).end();
    });
    ends.push(server.close, () => lines.stop());
    const post = async (path: string, network = "here") => {
      const headers = { "x-test-network": network };
      const response = await fetch(`${server.url}/eventbus/000/${path}`, { method: "POST", headers });
      return { status: response.status, text: await response.text() };
    };
    return { xhr, post, served: () => served };
  };

  it("SockJS over plain HTTP lets one network open 100 sessions at the same moment, without affecting another network", async () => {
    const { xhr, post } = await start();
    const statuses = [];
    for (let opened = 0; opened < 101; opened += 1) statuses.push((await post(`n${opened}/xhr`)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(100);
    expect(statuses.at(-1)).toBe(429);
    expect((await post("elsewhere/xhr", "there")).status).toBe(200);
    xhr.close();
  });

  it("SockJS over plain HTTP sends a close message when its process stops, and opens no session for a client that returns on an existing connection", async () => {
    const { xhr, post, served } = await start();
    expect(await post("aaa/xhr")).toEqual({ status: 200, text: "o\n" });
    const polling = post("aaa/xhr");
    await expect.poll(served).toBe(2);
    xhr.close();
    expect(await polling).toEqual({ status: 200, text: 'c[1012,"restarting"]\n' });
    expect(xhr.count()).toBe(0);
    for (const kind of ["xhr", "xhr_streaming"]) expect((await post(`bbb/${kind}`)).status).toBe(503);
    expect((await post("bbb/xhr_send")).status).toBe(404);
    expect(xhr.count()).toBe(0);
  });
});
