import { describe, expect, it } from "vitest";
import { createStudioClient } from "./studio-client.ts";

function studioOver(answer: () => Response | Promise<Response>) {
  const seen: { url: string; init: RequestInit }[] = [];
  const studio = createStudioClient("https://house.example/studio", async (url, init) => {
    seen.push({ url: String(url), init: init ?? {} });
    return answer();
  });
  return { studio, seen };
}

describe("the studio's client", () => {
  it("the studio's client sends the session's secret in its header, and no cookie", async () => {
    const { studio, seen } = studioOver(() => Response.json({ balanceMinor: "250" }));
    studio.useSession("secret");
    expect(await studio.call("readBalance", {})).toEqual({ balanceMinor: "250" });
    expect(seen[0]?.url).toBe("https://house.example/studio/api/balance");
    expect(seen[0]?.init.headers).toEqual({ "x-studio-session": "secret" });
    expect(seen[0]?.init.credentials).toBe("omit");
  });

  it("the studio's client puts the round id into the path", async () => {
    const { studio, seen } = studioOver(() => Response.json({}, { status: 404 }));
    await studio.call("settleRound", {}, "abc").catch(() => {});
    expect(seen[0]?.url).toBe("https://house.example/studio/api/rounds/abc/settle");
  });

  it.each([
    [
      "the studio's own code",
      () => Response.json({ code: "limit_reached", message: "" }, { status: 403 }),
      "limit_reached",
    ],
    ["a proxy's page", () => new Response("<h1>502</h1>", { status: 502 }), "connection_lost"],
    ["somebody else's error", () => Response.json({ error: 1 }, { status: 500 }), "connection_lost"],
    ["an answer of another shape", () => Response.json({ balanceMinor: -1 }), "connection_lost"],
    ["no answer", () => Promise.reject(new TypeError("failed")), "connection_lost"],
  ])("the studio's client turns %s into a failure", async (_, answer, code) => {
    const { studio } = studioOver(answer);
    await expect(studio.call("readBalance", {})).rejects.toMatchObject({ code });
  });
});
