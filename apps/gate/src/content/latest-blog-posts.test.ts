import pino from "pino";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createLatestBlogPosts } from "./latest-blog-posts.ts";

const post = (id: number, title = `Post ${id}`, link = `https://blog.example/${id}`) => ({
  id,
  title: { rendered: title },
  link,
});

function setup(answer: (url: string, init?: RequestInit) => Promise<Response>) {
  const clock = { at: 0 };
  const asked: string[] = [];
  const warnings: string[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => void warnings.push(line) });
  const latest = createLatestBlogPosts({
    blog: {
      urls: { BELLWETHER: "https://blog.example" },
      fetch: ((url: string, init?: RequestInit) => {
        asked.push(url);
        return answer(url, init);
      }) as typeof globalThis.fetch,
    },
    log,
    now: () => new Date(clock.at),
  });
  return { clock, asked, warnings, latest: () => latest("BELLWETHER"), other: () => latest("FUNLY") };
}

const answering = (body: unknown, status = 200) =>
  setup(async () => new Response(typeof body === "string" ? body : JSON.stringify(body), { status }));

describe("the latest blog posts", () => {
  afterEach(() => void vi.restoreAllMocks());

  it("the latest blog posts are requested from WordPress in its own form, and returned with id, name and link", async () => {
    const { latest, asked } = answering([post(7, "Zap&#8217;s <b>glove</b>")]);
    expect(await latest()).toEqual([
      { id: 7, name: "Zap’s glove", title: { rendered: "Zap’s glove" }, link: "https://blog.example/7" },
    ]);
    expect(asked).toEqual(["https://blog.example/wp-json/wp/v2/posts?per_page=5&_fields=id,title,link"]);
  });

  it("the latest blog posts are at most 5, however many the blog sends", async () => {
    expect(await answering(Array.from({ length: 30 }, (_, at) => post(at))).latest()).toHaveLength(5);
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "//evil.example/x", "nonsense", ""])(
    "the latest blog posts leave out a post that links to %j",
    async (link) => {
      expect(await answering([post(1, "Bad", link), post(2)]).latest()).toHaveLength(1);
    },
  );

  it.each([
    ["status 500", "{}", 500],
    ["a body that is not JSON", "<html>", 200],
    ["another shape", [{ id: "1" }], 200],
    ["250,000 bytes", JSON.stringify([post(1, "x".repeat(250_000))]), 200],
  ])("the latest blog posts are empty, with one warning and no retry, after %s", async (_, body, status) => {
    const { latest, asked, warnings } = answering(body, status);
    expect(await latest()).toEqual([]);
    expect([asked.length, warnings.length]).toEqual([1, 1]);
  });

  it("the latest blog posts are empty when the connection fails", async () => {
    const { latest, warnings } = setup(() => Promise.reject(new TypeError("fetch failed")));
    expect(await latest()).toEqual([]);
    expect(warnings).toHaveLength(1);
  });

  it("the latest blog posts are empty after 500 ms, even when the blog never answers and the request ignores its abort signal", async () => {
    const passed = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(passed.signal);
    const { latest, warnings } = setup(() => new Promise(() => {}));
    const posts = latest();
    expect(timeout.mock.calls).toEqual([[500]]);
    passed.abort();
    expect(await posts).toEqual([]);
    expect(warnings).toHaveLength(1);
  });

  it("the latest blog posts are cached for a minute, even an empty list, and no longer when the clock is set back", async () => {
    const { clock, latest, asked } = setup(() => Promise.reject(new Error("down")));
    await Promise.all([latest(), latest()]);
    clock.at = 59_999;
    await latest();
    expect(asked).toHaveLength(1);
    clock.at = 60_000;
    await latest();
    expect(asked).toHaveLength(2);
    clock.at = 0;
    await latest();
    expect(asked).toHaveLength(3);
  });

  it("the latest blog posts are empty for a brand without a blog, without any request", async () => {
    const { other, asked, warnings } = answering([post(1)]);
    expect(await other()).toEqual([]);
    expect([asked, warnings]).toEqual([[], []]);
  });
});
