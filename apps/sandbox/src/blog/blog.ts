import type { Hono } from "hono";
import { html } from "hono/html";
import { showPage } from "../page.ts";
import { postsByBlog, type StandInPost } from "./posts.ts";

const USUAL_PER_PAGE = 10;
const MAX_PER_PAGE = 100;

/** The brands' blogs, with the one WordPress REST call that the gate uses, and a page for each post. */
export function mountBlog(app: Hono): void {
  app.get("/sandbox/blog/:blog/wp-json/wp/v2/posts", (c) => {
    const posts = findBlog(c.req.param("blog"));
    if (!posts)
      return c.json({ code: "rest_no_route", message: "No route was found", data: { status: 404 } }, 404);
    const perPage = Number(c.req.query("per_page") ?? USUAL_PER_PAGE);
    if (!Number.isInteger(perPage) || perPage < 1 || perPage > MAX_PER_PAGE)
      return c.json(
        { code: "rest_invalid_param", message: "Invalid parameter(s): per_page", data: { status: 400 } },
        400,
      );
    c.header("x-wp-total", String(posts.length));
    return c.json(
      posts.slice(0, perPage).map((post) => ({
        id: post.id,
        title: { rendered: post.title },
        link: `/sandbox/blog/${c.req.param("blog")}/${post.slug}`,
      })),
    );
  });

  app.get("/sandbox/blog/:blog/:slug", (c) => {
    const post = findBlog(c.req.param("blog"))?.find(({ slug }) => slug === c.req.param("slug"));
    if (!post) return c.text("Not found", 404);
    const title = post.title.replaceAll(/&#(\d+);/g, (_, point) => String.fromCodePoint(Number(point)));
    const heading = title.replaceAll("&amp;", "&");
    return showPage(c, {
      title: heading,
      language: "en",
      content: html`<h1>${heading}</h1><p>${post.text}</p><p class="tip">A post of the sandbox’s stand-in for the brand’s WordPress.</p>`,
    });
  });
}

function findBlog(name: string): readonly StandInPost[] | undefined {
  return Object.hasOwn(postsByBlog, name) ? postsByBlog[name] : undefined;
}
