import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { compressed } from "./compress-stream.ts";

const text = "<p>A page of a player</p>".repeat(400);
const page = () =>
  new Response(text, { status: 404, headers: { "content-type": "text/html", vary: "cookie" } });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe("a page that is compressed while it is generated", () => {
  it.each([
    ["br", "gzip, deflate, br, zstd", brotliDecompressSync],
    ["gzip", "gzip, deflate", gunzipSync],
  ])(
    "a page that is compressed while it is generated is %s for a browser that accepts '%s', with the same page inside",
    async (encoding, takes, open) => {
      const answer = compressed(page(), takes);
      expect(answer.status).toBe(404);
      expect(answer.headers.get("content-encoding")).toBe(encoding);
      expect(answer.headers.get("vary")).toBe("cookie, accept-encoding");
      const bytes = await bytesOf(answer);
      expect(bytes.length).toBeLessThan(text.length / 20);
      expect(open(bytes).toString()).toBe(text);
    },
  );

  it("a page that is compressed while it is generated is unchanged for a client that accepts no encoding", async () => {
    const answer = compressed(page(), "");
    expect(answer.headers.get("content-encoding")).toBeNull();
    expect((await bytesOf(answer)).toString()).toBe(text);
  });

  it("a page that is compressed while it is generated stays empty without a body, as in an answer to HEAD", async () => {
    const answer = compressed(new Response(null, { status: 302, headers: { location: "/" } }), "br");
    expect(answer.headers.get("content-encoding")).toBeNull();
    expect(answer.headers.get("location")).toBe("/");
  });

  it("a page that is compressed while it is generated sends its beginning before its end is generated", async () => {
    let end = () => {};
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode("the beginning"));
        end = () => controller.close();
      },
    });
    const reader = compressed(new Response(body), "gzip").body!.getReader();
    const first = await reader.read();
    expect(first.value!.length).toBeGreaterThan(10);
    end();
    while (!(await reader.read()).done);
  });

  it("a page that is compressed while it is generated fails for its reader when generating it fails", async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error("no more")) });
    await expect(compressed(new Response(body), "br").text()).rejects.toThrow();
  });

  it("a page that is compressed while it is generated stops being generated when its reader disconnects", async () => {
    let left = false;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(1_000)),
      cancel: () => {
        left = true;
      },
    });
    const reader = compressed(new Response(body), "br").body!.getReader();
    await reader.read();
    await reader.cancel();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(left).toBe(true);
  });
});
