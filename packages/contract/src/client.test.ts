import { describe, expect, it } from "vitest";
import { z } from "zod";
import { defineCall } from "./call.ts";
import { type CallName, calls } from "./calls/index.ts";
import { createGateClient, GateError } from "./client.ts";
import { retryDelayMs } from "./retries.ts";

const success = (data: unknown, session?: string) =>
  Response.json({ event: { status: "success", data }, ...(session && { session }) });

function clientOf(answers: (Response | Error)[], session?: string) {
  const requests: { url: string; init: RequestInit }[] = [];
  const waits: number[] = [];
  const client = createGateClient({
    baseUrl: "http://gate.test",
    session: () => session,
    random: () => 0.5,
    wait: async (ms) => void waits.push(ms),
    fetch: (async (url: string, init: RequestInit) => {
      requests.push({ url, init });
      const answer = answers.shift()!;
      if (answer instanceof Error) throw answer;
      return answer;
    }) as typeof fetch,
  });
  return { client, requests, waits };
}

const noResponse = () => new TypeError("fetch failed");

describe("the gate's client", () => {
  it("the gate's client begins a session without the data of its answer, and reports an answer without a session", async () => {
    const login = { nickname: "aino@example.org", password: "correct horse battery", mobile: false };
    const { client, requests } = clientOf([success({}, "token"), success({})]);
    expect(await client.begin("login", login)).toBe("token");
    expect(new Headers(requests[0]!.init.headers).get("prefer")).toBe("return=minimal");
    await expect(client.begin("login", login)).rejects.toMatchObject({
      data: { errorCode: "malformed response" },
    });
  });

  it("the gate's client retries 3 times when there is no response, after 200, 400 and 800 ms and up to 20 % more", async () => {
    const { client, requests, waits } = clientOf([
      noResponse(),
      noResponse(),
      noResponse(),
      success({ net_position: 1, player_currency: "EUR" }),
    ]);
    await client.call("netPosition", {});
    expect(requests).toHaveLength(4);
    expect(waits).toEqual([220, 440, 880]);
    expect([retryDelayMs(0, 0), retryDelayMs(0, 0.999)]).toEqual([200, expect.closeTo(240, 0)]);
  });

  it("the gate's client gives up after the last retry with 'Unknown server error'", async () => {
    const { client, requests } = clientOf([noResponse(), noResponse(), noResponse(), noResponse()]);
    await expect(client.call("netPosition", {})).rejects.toMatchObject({
      status: "server_error",
      code: "Unknown server error",
    });
    expect(requests).toHaveLength(4);
  });

  it("[7.32] the gate's client tries a call that says so once, where every other call is tried 4 times", async () => {
    const blog = clientOf([noResponse(), success({ posts: [] })]);
    await expect(blog.client.call("latestBlogPosts", {})).rejects.toMatchObject({
      status: "server_error",
      code: "Unknown server error",
    });
    expect([blog.requests.length, blog.waits]).toEqual([1, []]);
    const once = Object.values(calls).filter((call) => "noRetry" in call);
    expect(once.map(({ name }) => name)).toEqual(["latestBlogPosts"]);
  });

  it("the gate's client retries neither a response nor a time-out", async () => {
    const refused = clientOf([
      Response.json(
        {
          event: { status: "user_error", data: { message: "core.error_not_found", errorCode: "not_found" } },
        },
        { status: 404 },
      ),
    ]);
    await expect(refused.client.call("netPosition", {})).rejects.toMatchObject({ code: "not_found" });
    const late = clientOf([new DOMException("too late", "TimeoutError") as unknown as Error]);
    await expect(late.client.call("netPosition", {})).rejects.toMatchObject({ code: "Unknown server error" });
    expect(late.requests).toHaveLength(1);
  });

  it("the gate's client refuses an invalid form itself with 'invalid param' and sends nothing", async () => {
    const { client, requests } = clientOf([]);
    await expect(client.call("login", { nickname: "", password: "" })).rejects.toMatchObject({
      message: "invalid param",
      data: { fields: { nickname: "core.error_email_required", password: "core.error_password_required" } },
    });
    expect(requests).toEqual([]);
  });

  it("the gate's client refuses a signup form with 14 empty fields: 'invalid param', and nothing is sent", async () => {
    const { client, requests } = clientOf([]);
    const required = ["email", "phone", "country", "password", "firstname", "lastname", "address", "zip"];
    const empty = Object.fromEntries(
      [...required, "city", "year", "month", "day", "gender", "currency"].map((field) => [field, ""]),
    );
    const refused: unknown = await client.call("signup", empty as never).catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: "user_error", message: "invalid param" });
    const { data } = refused as GateError;
    expect(Object.keys(data.fields!)).toHaveLength(14);
    expect(requests).toEqual([]);
  });

  it("the gate's client sends the session in x-session-data on GET and in the body on POST", async () => {
    const get = clientOf([success({ net_position: 1, player_currency: "EUR" })], "token");
    await get.client.call("netPosition", {});
    expect(get.requests[0]!.init.headers).toMatchObject({ "x-session-data": "token" });
    const post = clientOf(
      [
        success({
          player_balance_amount: "1.00",
          local_bonus_balance_amount: "0.00",
          player_currency: "EUR",
          version: 1,
        }),
      ],
      "token",
    );
    await post.client.call("balance", {});
    expect(JSON.parse(String(post.requests[0]!.init.body))).toEqual({ session: "token" });
  });

  it("the gate's client sends the session of a DELETE in x-session-data and its input in path and query, with no body", async () => {
    const forget = defineCall({
      name: "forget",
      summary: "",
      method: "DELETE",
      path: "/thing/{id}",
      access: "player",
      input: z.object({ id: z.string(), reason: z.string() }),
      output: z.object({}),
    });
    const { client, requests } = clientOf([success({})], "token");
    Object.assign(calls, { forget });
    try {
      await client.call("forget" as CallName, { id: "7", reason: "old" } as never);
    } finally {
      delete (calls as Record<string, unknown>).forget;
    }
    const { url, init } = requests[0]!;
    expect([init.method, url, init.body]).toEqual([
      "DELETE",
      "http://gate.test/thing/7?reason=old",
      undefined,
    ]);
    expect(init.headers).toMatchObject({ "x-session-data": "token" });
  });

  it("the gate's client sends cookies only with paths that contain 'login'", async () => {
    const { client, requests } = clientOf([Response.json({}), Response.json({})]);
    await client.call("login", { nickname: "a@b.co", password: "x" }).catch(() => {});
    await client.call("balance", {}).catch(() => {});
    expect(requests.map(({ init }) => init.credentials)).toEqual(["include", undefined]);
  });

  it.each([
    ["no JSON", new Response("<html>")],
    ["another shape", Response.json({ ok: true })],
  ])("the gate's client reports a response that is %s as 'Unknown server error'", async (_, answer) => {
    const { client } = clientOf([answer]);
    await expect(client.call("netPosition", {})).rejects.toThrow("Unknown server error");
  });

  it("the gate's client gives a refusal's HTTP status", async () => {
    const { client } = clientOf([new Response("", { status: 502 })]);
    await expect(client.call("netPosition", {})).rejects.toMatchObject({
      status: "server_error",
      message: "Bad Gateway",
      httpStatus: 502,
    });
  });

  const seo = { system_language: "en", code: "bell-one" };
  it.each([
    ["netPosition", {}, { net_position: "much" }, "malformed response"],
    ["playerAutoTags", {}, { tags: [] }, "malformed response"],
    ["playerAutoTags", {}, { auto_tags: [] }, "malformed response"],
    ["getPlayerLimits", {}, {}, "error"],
    ["limitsFetch", {}, null, "error"],
    ["gameSeoWithCode", seo, { seo: { title: "Bell" } }, "Unexpected return value"],
    ["gameSeoWithCode", seo, { game: {}, seo: null }, "Unexpected return value"],
    ["gameSeoWithCode", seo, [], "Unexpected return value"],
    ["gameSeoWithCode", seo, "none", "Unexpected return value"],
  ] as const)(
    "the gate's client reports a success of %s with %j that breaks its contract, %j, as '%s'",
    async (name, input, data, message) => {
      const { client } = clientOf([success(data)]);
      await expect(client.call(name, input)).rejects.toMatchObject({ status: "server_error", message });
    },
  );

  it.each([
    ["gameSeoWithCode", seo, "Unexpected return value"],
    ["getPlayerLimits", {}, "error"],
    ["limitsFetch", {}, "error"],
    ["playerAutoTags", {}, "malformed response"],
    ["netPosition", {}, "malformed response"],
  ] as const)(
    "[8.05] the gate's client reports a success of %s whose data is null or missing with the call's own message",
    async (name, input, message) => {
      for (const event of [{ status: "success", data: null }, { status: "success" }]) {
        const { client } = clientOf([Response.json({ event })]);
        await expect(client.call(name, input)).rejects.toMatchObject({ status: "server_error", message });
      }
    },
  );

  it.each([
    [{}],
    [{ seo: null, game: null }],
    [{ seo: null, game: null, sheet: null, draw_calendar: null, pots: [] }],
    [{ game: null, pots: [], language: "en" }],
  ])("the gate's client reports a game description of %j as 'Unknown game code' with 404", async (data) => {
    const { client } = clientOf([success(data)]);
    await expect(client.call("gameSeoWithCode", seo)).rejects.toMatchObject({
      message: "Unknown game code",
      code: "unknown_game",
      httpStatus: 404,
    });
  });

  it.each([
    [true, "user_error"],
    [false, "user_error"],
    [true, "session_error"],
  ])("the gate's client emits a terms update, %s, from a %s", async (needed, status) => {
    const heard: boolean[] = [];
    const data = { message: "core.error_terms_changed", errorCode: "x", need_terms_acceptance: needed };
    const client = createGateClient({
      baseUrl: "",
      fetch: async () => Response.json({ event: { status, data } }, { status: 409 }),
      onTermsUpdate: (each) => heard.push(each),
    });
    await client.call("netPosition", {}).catch(() => {});
    expect(heard).toEqual([needed]);
  });

  it("the gate's client reports a session's end with its reason", async () => {
    const ended: unknown[] = [];
    const data = {
      message: "core.logged_out_idle_message",
      errorCode: "session_expired",
      reason: "idle_logout",
    };
    const client = createGateClient({
      baseUrl: "",
      fetch: async () => Response.json({ event: { status: "session_error", data } }, { status: 401 }),
      onSessionError: (each) => ended.push(each.reason),
    });
    await expect(client.call("netPosition", {})).rejects.toBeInstanceOf(GateError);
    expect(ended).toEqual(["idle_logout"]);
  });

  it("the gate's client fills path parameters and keeps them out of the body", async () => {
    const { client, requests } = clientOf([success({ url: "/x", winloss_url: null })]);
    await client.call("launchUrl", { gameId: 7, language: "fr" });
    expect(requests[0]!.url).toBe("http://gate.test/gate/api/actionable/game/7/fr/launch_url");
    expect(JSON.parse(String(requests[0]!.init.body))).toEqual({});
  });
});
