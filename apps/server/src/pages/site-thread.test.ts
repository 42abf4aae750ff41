import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { currentRequestId, withRequestId } from "../telemetry/request-scope.ts";
import { type SiteThread, startSiteThread } from "./site-thread.ts";

const bundle = new URL("../testing/site-bundle.ts", import.meta.url).href;
const context = { hostname: "funly.test", secure: true };
const called: { url: string; body: string; token: string | null; requestId: string | undefined }[] = [];
const logged: unknown[] = [];
let thread: SiteThread;

const gateFetch: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  called.push({
    url: request.url,
    body: await request.text(),
    token: request.headers.get("x-token"),
    requestId: currentRequestId(),
  });
  if (called.at(-1)!.body === "broken") throw new TypeError("no line");
  return new Response("5.00", { status: 201 });
};
const log = {
  warn: (message: string) => logged.push(message),
  error: (details: object, message: string) => logged.push([details, message]),
};

const answer = (path: string, init?: RequestInit) =>
  thread.answer(new Request(`http://funly.test${path}`, init), context);
const get = async (path: string, init?: RequestInit) => (await answer(path, init)).response;

beforeAll(async () => {
  thread = await startSiteThread({ bundle, options: { greeting: "Hello" }, gateFetch, log });
});
beforeEach(() => {
  called.length = 0;
  logged.length = 0;
});
afterAll(() => thread.close());

it("a page is rendered from the request and its context, and keeps both of its cookies", async () => {
  const response = await get("/");
  expect(await response.text()).toBe(`Hello ${JSON.stringify(context)}`);
  expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
});

it("what the server must know of a page comes with its response", async () => {
  expect((await answer("/")).facts).toEqual({ mayBeFramed: true });
});

it("the main thread continues while a page takes the site thread for 300 ms", async () => {
  let ended = false;
  const page = get("/busy").then((response) => {
    ended = true;
    return response.text();
  });
  let turns = 0;
  while (!ended) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    turns += 1;
  }
  expect(await page).toBe("done");
  expect(turns).toBeGreaterThan(5);
});

it("calls to the gate run on the main thread, as part of the request for the page", async () => {
  const response = await withRequestId("request-17", () =>
    get("/gate", { method: "POST", body: "how much" }),
  );
  expect(response.status).toBe(201);
  expect(await response.text()).toBe("5.00");
  expect(called).toEqual([
    {
      url: "http://gate.internal/gate/balance",
      body: "how much",
      token: "t",
      requestId: "request-17",
    },
  ]);
});

it("an unreachable gate is an error in the page", async () => {
  await expect(get("/gate", { method: "POST", body: "broken" })).rejects.toThrow("no line");
});

it("a page arrives in chunks", async () => {
  const response = await get("/parts");
  const parts: string[] = [];
  for await (const part of response.body!) parts.push(new TextDecoder().decode(part));
  expect(parts).toEqual(["one ", "two"]);
});

it("a page that throws is an error on the main thread, and its log lines are in the main log", async () => {
  await expect(get("/throws")).rejects.toThrow("no such part");
  expect(logged).toEqual([[{ err: expect.objectContaining({ name: "TypeError" }) }, "a page failed"]]);
});

it("a thread that crashes answers its pages with 503, aborts one that was already streaming, and restarts", async () => {
  const begun = await get("/dies-midway");
  const lost = await get("/dies");
  expect(lost.status).toBe(503);
  expect(lost.headers.get("retry-after")).toBe("1");
  await expect(begun.text()).rejects.toThrow("ended");
  expect(await (await get("/")).text()).toContain("Hello");
  expect(logged).toHaveLength(1);
});

it("a bundle that cannot be loaded is reported at startup", async () => {
  const missing = new URL("../testing/no-such-bundle.ts", import.meta.url).href;
  await expect(startSiteThread({ bundle: missing, options: {}, gateFetch, log })).rejects.toThrow(
    "no-such-bundle",
  );
});
