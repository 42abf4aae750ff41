import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { mountApiDocs } from "./api-docs.ts";

describe("the contract as a page", () => {
  const app = new Hono();
  mountApiDocs(app, () => false);
  const open = async (path: string) => {
    const response = await app.request(`http://localhost${path}`);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  it("the contract as a page shows the gate's own OpenAPI, and lets the reader try every call", async () => {
    const { status, text, headers } = await open("/gate/docs");
    expect(status).toBe(200);
    expect(headers.get("content-security-policy")).toContain("default-src 'self'");
    const scripts = [...text.matchAll(/<script src="([^"]+)"/g)].map(([, path]) => path!);
    expect(scripts).toEqual(["/gate/docs/swagger-ui-bundle.js", "/gate/docs/start.js"]);
    const start = await open(scripts[1]!);
    expect(start.text).toContain('url: "/gate/openapi.json"');
    expect(start.text).toContain("tryItOutEnabled: true");
  });

  it.each(["swagger-ui.css", "swagger-ui-bundle.js", "favicon-32x32.png"])(
    "the contract as a page serves %s from this host",
    async (file) => {
      expect((await open(`/gate/docs/${file}`)).status).toBe(200);
    },
  );

  it.each(["package.json", "index.html", "..%2fpackage.json"])(
    "the contract as a page answers 404 for the file %s",
    async (file) => {
      expect((await open(`/gate/docs/${file}`)).status).toBe(404);
    },
  );
});
