import { randomUUID } from "node:crypto";
import { DAY_MS, HOUR_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture, signupOf } from "../testing/gate-fixture.ts";
import { postbackUrl } from "./postback-url.ts";
import { sendDuePostbacks } from "./send-postbacks.ts";

const tags = { op: "acme", btag: "b 1&x=2", oid: "click-9", akid: "a7", mid: "m3", kw: "bells" };
const affiliates = {
  acme: {
    signup: "https://acme.example/hit?click={oid}&tag={btag}",
    first_deposit: "https://acme.example/paid?campaign={mid}&sum={amount}&cy={currency}&e={event}",
  },
};

describe("affiliates", () => {
  let gate: GateFixture;
  const later = (ms: number) => {
    gate.clock.at = new Date(gate.clock.at.getTime() + ms);
  };
  const signUp = async (system_reference: unknown) => {
    const { data, session } = await gate
      .clientOf()
      .send("signup", signupOf(`${randomUUID()}@example.org`, { system_reference }));
    await gate.database.query("UPDATE player SET activated_at = now(), phone = id WHERE id = $1", [
      data.player.player_id,
    ]);
    return { profile: data.player, id: data.player.player_id, session: session!, currency: "EUR" };
  };
  const waiting = async () =>
    (await gate.database.query("SELECT event, op, attempts, sent_at, given_up_at FROM affiliate_postback"))
      .rows;

  beforeAll(async () => {
    gate = await createGateFixture({ settings: { affiliates } });
  });
  beforeEach(async () => {
    await gate.database.asOwner((owner) => owner.query("DELETE FROM affiliate_postback"));
    gate.postbacks.length = 0;
    gate.deps.sendPostback = async (url) => void gate.postbacks.push(url);
  });
  afterAll(() => gate.close());

  it("the gate returns the account's tags in the profile under the 5 specified names", async () => {
    const { session } = await signUp(tags);
    expect(await gate.call("profile", {}, session)).toMatchObject({
      player_partner_op: "acme",
      player_partner_click: "click-9",
      player_partner_account_id: "a7",
      player_partner_campaign_id: "m3",
      player_affiliate_tag: "b 1&x=2",
    });
    expect(await gate.call("profile", {}, (await signUp(undefined)).session)).toMatchObject({
      player_partner_op: "",
      player_affiliate_tag: "",
    });
  });

  it("the gate accepts the 6 tags as an object, as the cookie's JSON, or as stored referral data among the form's fields", async () => {
    const profileOf = async (more: object) =>
      (await gate.clientOf().call("signup", signupOf(`${randomUUID()}@example.org`, more))).player;
    const sent = { player_partner_op: "acme", player_affiliate_tag: "b 1&x=2" };
    for (const more of [{ system_reference: tags }, { system_reference: JSON.stringify(tags) }, tags])
      expect(await profileOf(more)).toMatchObject({ ...sent, player_partner_campaign_id: "m3" });
    expect(await profileOf({ ...tags, system_reference: { op: "other" } })).toMatchObject({
      player_partner_op: "other",
      player_affiliate_tag: "",
    });
    expect(await profileOf({ op: { $gt: "" }, btag: "b" })).toMatchObject({ player_affiliate_tag: "" });
  });

  it.each([
    ["a text", "op=acme"],
    ["JSON text that is not an object", '"acme"'],
    ["a list", ["acme"]],
    ["a number", 7],
    ["nested", { op: { $gt: "" } }],
    ["an unknown name", { op: "acme", role: "admin" }],
    ["__proto__", JSON.parse('{"op":"acme","__proto__":{"admin":true}}')],
    ["a tag of 201 characters", { op: "a".repeat(201) }],
    ["4 kB", { op: "acme", kw: "k".repeat(4_000) }],
    ["a line break", { op: "acme\r\nx: y" }],
    ["an empty tag", { op: "" }],
    ["a zero character", { op: "acme", kw: "a\u0000" }],
    ["half a surrogate pair", { op: "acme", kw: "\ud83d" }],
    ["nested 20 deep", { op: JSON.parse(`${"[".repeat(20)}${"]".repeat(20)}`) }],
  ])("the gate ignores and logs %s, and the signup succeeds", async (_what, reference) => {
    const warnings: unknown[] = [];
    gate.deps.log.warn = ((...given: unknown[]) => void warnings.push(given)) as typeof gate.deps.log.warn;
    const { profile } = await signUp(reference);
    expect(profile.player_partner_op).toBe("");
    expect(warnings).toEqual([[expect.anything(), "affiliate tags were ignored"]]);
    expect(JSON.stringify(warnings)).not.toContain("acme");
    expect(await waiting()).toEqual([]);
  });

  it("the gate keeps the tags of the signup when a later login brings others", async () => {
    const { profile } = await signUp(tags);
    const { player } = await gate.call("login", {
      nickname: profile.player_email,
      password: "correct horse battery",
      system_reference: { op: "other" },
    });
    expect(player.player_partner_op).toBe("acme");
  });

  it("affiliates receive one postback for the signup and one for the first deposit, with the same id at each attempt", async () => {
    const player = await signUp(tags);
    await gate.deposit(player, "25.00");
    await gate.deposit(player, "30.00");
    expect(await sendDuePostbacks(gate.deps)).toBe(2);
    expect(await sendDuePostbacks(gate.deps)).toBe(0);
    later(7 * DAY_MS);
    expect(await sendDuePostbacks(gate.deps)).toBe(0);
    const sent = gate.postbacks.map((url) => `${url.origin}${url.pathname} ${[...url.searchParams.keys()]}`);
    expect(sent.sort()).toEqual([
      "https://acme.example/hit click,tag,postback_id",
      "https://acme.example/paid campaign,sum,cy,e,postback_id",
    ]);
    const [signup, paid] = gate.postbacks.toSorted((a, b) => a.pathname.localeCompare(b.pathname));
    expect(signup!.searchParams.get("tag")).toBe("b 1&x=2");
    expect(Object.fromEntries(paid!.searchParams)).toMatchObject({
      campaign: "m3",
      sum: "25.00",
      cy: "EUR",
      e: "first_deposit",
    });
  });

  it("affiliates receive one postback for 5 deposits that settle at the same moment, and none for a repeated deposit", async () => {
    const player = await signUp(tags);
    await Promise.all(Array.from({ length: 5 }, () => gate.deposit(player, "20.00")));
    expect((await waiting()).map(({ event }) => event).sort()).toEqual(["first_deposit", "signup"]);
  });

  it("affiliates receive no postback for a refused signup", async () => {
    const { profile } = await signUp(undefined);
    await expect(
      gate.call("signup", signupOf(profile.player_email, { system_reference: tags })),
    ).rejects.toMatchObject({ code: "signup_refused" });
    expect(await waiting()).toEqual([]);
  });

  it.each(["nobody", "__proto__", "constructor", "https://evil.example/"])(
    "affiliates receive no postback for an op tag %j that the operator has not configured",
    async (op) => {
      const player = await signUp({ op });
      await gate.deposit(player, "20.00");
      expect(await waiting()).toEqual([]);
    },
  );

  it("affiliates are retried after 5, 10 and 20 seconds, 12 attempts in all, and then given up", async () => {
    await signUp(tags);
    const ids: (string | null)[] = [];
    gate.deps.sendPostback = async (url) => {
      ids.push(url.searchParams.get("postback_id"));
      throw new Error("the affiliate answered 503");
    };
    await sendDuePostbacks(gate.deps);
    for (const [attempts, seconds] of [
      [1, 5],
      [2, 10],
      [3, 20],
    ] as const) {
      later(seconds * 1_000 - 1);
      expect(await sendDuePostbacks(gate.deps)).toBe(0);
      expect(ids).toHaveLength(attempts);
      later(1);
      await sendDuePostbacks(gate.deps);
      expect(ids).toHaveLength(attempts + 1);
    }
    for (let hour = 0; hour < 20; hour += 1) {
      later(HOUR_MS);
      await sendDuePostbacks(gate.deps);
    }
    expect(ids).toHaveLength(12);
    expect(new Set(ids).size).toBe(1);
    expect(await waiting()).toMatchObject([{ attempts: 12, sent_at: null, given_up_at: expect.any(Date) }]);
  });

  it("affiliates are sent at once if a clock a day ahead has queued them, or would send them again in a day; then the usual waits hold", async () => {
    await signUp(tags);
    gate.deps.sendPostback = async () => {
      throw new Error("the affiliate answered 503");
    };
    for (const attempts of [1, 2]) {
      later(-DAY_MS);
      expect(await sendDuePostbacks(gate.deps)).toBe(0);
      expect(await waiting()).toMatchObject([{ attempts }]);
    }
    gate.deps.sendPostback = async () => {};
    later(-DAY_MS);
    expect(await sendDuePostbacks(gate.deps)).toBe(1);
  });

  it("a failed one does not delay the next", async () => {
    await signUp(tags);
    await signUp(tags);
    let calls = 0;
    gate.deps.sendPostback = async () => {
      calls += 1;
      if (calls === 1) throw new Error("the affiliate answered 500");
    };
    expect(await sendDuePostbacks(gate.deps)).toBe(1);
    later(5_000);
    expect(await sendDuePostbacks(gate.deps)).toBe(1);
  });

  it("affiliates are left to another node when this one stops, except the one being sent", async () => {
    await signUp(tags);
    await signUp(tags);
    const stop = new AbortController();
    gate.deps.sendPostback = async () => stop.abort();
    expect(await sendDuePostbacks(gate.deps, stop.signal)).toBe(1);
    gate.deps.sendPostback = async () => {};
    expect(await sendDuePostbacks(gate.deps)).toBe(1);
  });

  it("affiliates are sent once when 10 nodes look at the same moment", async () => {
    await signUp(tags);
    const sent = await Promise.all(Array.from({ length: 10 }, () => sendDuePostbacks(gate.deps)));
    expect(sent.reduce((sum, each) => sum + each, 0)).toBe(1);
    expect(gate.postbacks).toHaveLength(1);
  });
});

describe("a postback's address", () => {
  it.each(["@evil.example/", "/../../admin", "..", "?x=1#&y=2", "%0d%0aHost: evil", "{amount}", "\\evil"])(
    "a postback's address keeps host, path and parameters when a tag is %j",
    (btag) => {
      const url = postbackUrl("https://acme.example/hit?tag={btag}", {
        id: "id-1",
        event: "signup",
        tags: { btag },
        amountMinor: null,
        currency: "EUR",
      });
      expect(url.origin).toBe("https://acme.example");
      expect(url.pathname).toBe("/hit");
      expect([...url.searchParams]).toEqual([
        ["tag", btag],
        ["postback_id", "id-1"],
      ]);
    },
  );
});
