import { runInNewContext } from "node:vm";
import { brands } from "@bellwether/market/brands.ts";
import { offeredLanguages } from "@bellwether/market/languages.ts";
import { beforeEach, describe, expect, it } from "vitest";
import type { Site } from "../request/site.ts";
import { workerScript } from "./worker-script.server.ts";

const origin = "https://funly.example";
const script = await workerScript({
  brand: brands.FUNLY,
  brandQuery: undefined,
  options: { showTranslationKeys: true } as Site["options"],
});
const order = JSON.parse(/^const order = (.+);$/m.exec(script)![1]!) as { files: string[]; version: string };

type Asked = { url: string; method?: string; mode?: string; destination?: string };
type Handler = (event: object) => void;

/** The worker in its own context, with a cache and a network that can be switched off. */
function startWorker() {
  const handlers = new Map<string, Handler>();
  const caches = new Map<string, Map<string, Response>>();
  const fetched: { url: string; credentials: string }[] = [];
  const network = { up: true };
  const absolute = (request: string | { url: string }) =>
    new URL(typeof request === "string" ? request : request.url, origin).href;

  class WorkerRequest {
    url: string;
    credentials: string;
    constructor(path: string, init: { credentials?: string } = {}) {
      this.url = absolute(path);
      this.credentials = init.credentials ?? "same-origin";
    }
  }
  async function fetch(request: string | { url: string; credentials?: string }): Promise<Response> {
    const url = absolute(request);
    fetched.push({ url, credentials: (typeof request === "object" && request.credentials) || "same-origin" });
    if (!network.up) throw new TypeError("Failed to fetch");
    return new Response(
      url.endsWith(".css") ? "@font-face { src: url(/assets/head-1.woff2) }" : `from the network: ${url}`,
    );
  }
  const open = async (name: string) => {
    const cache = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, cache);
    return {
      addAll: async (requests: (string | { url: string })[]) => {
        for (const request of requests) cache.set(absolute(request), await fetch(request));
      },
      match: async (request: string | { url: string }) => cache.get(absolute(request))?.clone(),
    };
  };
  const self = {
    location: { origin },
    navigator: { languages: ["nb-NO", "en"] },
    registration: { navigationPreload: { enable: async () => {} } },
    clients: { claim: async () => {} },
    skipWaiting: async () => {},
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
  };
  runInNewContext(script, {
    self,
    fetch,
    caches: {
      open,
      keys: async () => [...caches.keys()],
      delete: async (name: string) => caches.delete(name),
    },
    Request: WorkerRequest,
    Response,
    URL,
  });

  const wait = async (name: string) => {
    let done: Promise<unknown> = Promise.resolve();
    handlers.get(name)!({ waitUntil: (promise: Promise<unknown>) => (done = promise) });
    await done;
  };
  return {
    network,
    caches,
    fetched,
    install: () => wait("install"),
    activate: () => wait("activate"),
    /** The worker's response; undefined when it leaves the request to the browser. */
    async ask({ url, method = "GET", mode = "cors", destination = "" }: Asked): Promise<string | undefined> {
      let answer: Promise<Response> | undefined;
      handlers.get("fetch")!({
        request: { url: absolute(url), method, mode, destination },
        preloadResponse: Promise.resolve(undefined),
        respondWith: (promise: Promise<Response>) => (answer = promise),
      });
      return answer && (await answer).text();
    },
  };
}

let worker: ReturnType<typeof startWorker>;
beforeEach(async () => {
  worker = startWorker();
  await worker.install();
  await worker.activate();
});

const page = (url: string) => ({ url, mode: "navigate", destination: "document" });

describe("the service worker", () => {
  it("the service worker caches the offline page of each language, four files they name and the fonts of their styles, all fetched without cookies", () => {
    const [kept] = [...worker.caches.values()];
    const urls = [...kept!.keys()].map((url) => url.slice(origin.length));
    expect(urls.filter((url) => url.startsWith("/offline/"))).toHaveLength(offeredLanguages.length);
    expect(urls.filter((url) => !url.startsWith("/offline/")).sort()).toEqual(
      [...order.files, "/assets/head-1.woff2"].sort(),
    );
    const pages = worker.fetched.filter(({ url }) => !url.endsWith(".woff2"));
    expect(new Set(pages.map(({ credentials }) => credentials))).toEqual(new Set(["omit"]));
  });

  it("the service worker lets every page request through while there is a network, and caches none of them", async () => {
    const before = [...worker.caches.values()].map(({ size }) => size);
    expect(await worker.ask(page("/my-account"))).toBe(`from the network: ${origin}/my-account`);
    expect([...worker.caches.values()].map(({ size }) => size)).toEqual(before);
  });

  it.each([
    ["/fi/deposit", "/offline/fi"],
    ["/fr-ca", "/offline/fr-ca"],
    ["/slots", "/offline/no"],
  ])("the service worker shows, for %s without a network, %s", async (path, offline) => {
    worker.network.up = false;
    expect(await worker.ask(page(path))).toBe(`from the network: ${origin}${offline}`);
  });

  it.each([
    ["a call", { url: "/gate/api/actionable/player/profile" }],
    ["money", { url: "/gate/api/actionable/payments/deposit", method: "POST" }],
    ["a form", { ...page("/deposit"), method: "POST" }],
    ["a page's data", { url: "/my-account.data" }],
    ["a game's frame", { url: "/arcade/index.html", mode: "navigate", destination: "iframe" }],
    ["the cashier's frame", { url: "/sandbox/cashier", mode: "navigate", destination: "iframe" }],
    ["a script", { url: "/assets/shell-abc.js", destination: "script" }],
    ["a tile", { url: "/art/tiles/bell.webp", destination: "image" }],
    ["another host's font", { url: "https://elsewhere.example/assets/x.woff2", destination: "font" }],
    ["the push connection", { url: "/eventbus/info" }],
  ])("the service worker leaves %s to the browser, with and without a network", async (_, asked) => {
    expect(await worker.ask(asked)).toBeUndefined();
    worker.network.up = false;
    expect(await worker.ask(asked)).toBeUndefined();
  });

  it("the service worker serves the offline page's own files and fonts when there is no network", async () => {
    worker.network.up = false;
    for (const url of order.files) expect(await worker.ask({ url })).toBeDefined();
    expect(await worker.ask({ url: "/assets/head-1.woff2", destination: "font" })).toContain("head-1");
  });

  it("the service worker deletes the previous version's caches", async () => {
    worker.caches.set("offline-before", new Map());
    await worker.activate();
    expect([...worker.caches.keys()]).toEqual([`offline-${order.version}`]);
  });
});
