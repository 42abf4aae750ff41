import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { mountBlog } from "./blog.ts";

const app = new Hono();
mountBlog(app);
const posts = (blog: string, query = "") => app.request(`/sandbox/blog/${blog}/wp-json/wp/v2/posts${query}`);

describe("the stand-in for the brands' blogs", () => {
  it.each([
    ["bellwether", 4],
    ["luckyclover", 3],
    ["funly", 3],
  ])("%s returns %i posts as WordPress does, and each post has its page", async (blog, count) => {
    const list = (await (await posts(blog)).json()) as {
      id: number;
      title: { rendered: string };
      link: string;
    }[];
    expect(list).toHaveLength(count);
    expect(Object.keys(list[0]!)).toEqual(["id", "title", "link"]);
    for (const { link } of list) expect((await app.request(link)).status, link).toBe(200);
  });

  it("the stand-in for the brands' blogs returns as many posts as requested, newest first", async () => {
    const list = (await (await posts("bellwether", "?per_page=2")).json()) as { id: number }[];
    expect(list.map(({ id }) => id)).toEqual([111, 110]);
  });

  it.each([
    ["nowhere", "", 404],
    ["__proto__", "", 404],
    ["funly", "?per_page=0", 400],
    ["funly", "?per_page=101", 400],
    ["funly", "?per_page=many", 400],
  ])("the stand-in for the brands' blogs answers blog %s%s with %i", async (blog, query, status) => {
    expect((await posts(blog, query)).status).toBe(status);
  });

  it("the stand-in for the brands' blogs decodes an entity in a title, and has no page for an unknown post", async () => {
    expect(await (await app.request("/sandbox/blog/funly/left-glove")).text()).toContain("Zap’s left glove");
    expect((await app.request("/sandbox/blog/funly/right-glove")).status).toBe(404);
  });
});
