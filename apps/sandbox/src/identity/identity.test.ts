import { createHmac } from "node:crypto";
import { ApplicantAnswer, ApplicantLink, type ApplicantRequest, IdentityWebhook } from "@bellwether/contract";
import type { Database } from "@bellwether/db";
import { openTestDatabase } from "@bellwether/db/testing/test-database.ts";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sandboxMigrations } from "../index.ts";
import { mountIdentityVendor } from "./identity.ts";
import { type VendorChoice, vendorChoices } from "./vendor-choices.ts";

const NOW = new Date("2026-11-30T12:00:00Z");
const secret = `whsec_${Buffer.from("a secret of the sandbox's vendor").toString("base64")}`;
const told: ApplicantRequest = {
  ...{
    id: "a1",
    first_name: "Aino",
    last_name: "Virtanen",
    born_on: "1990-05-17",
    country: "GB",
    language: "en",
  },
  return_url: "http://bellwether.localhost:3000/my-account/documents",
};
const app = new Hono();
const heard: { url: string; headers: Headers; body: string }[] = [];
let isLost = false;
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase([sandboxMigrations]);
  const fetch = (async (url: string, init: RequestInit) => {
    if (isLost) throw new Error("lost");
    heard.push({ url, headers: new Headers(init.headers), body: String(init.body) });
    return Response.json({ result: "taken" });
  }) as typeof globalThis.fetch;
  mountIdentityVendor(app, {
    ...{ database, now: () => NOW },
    gate: { baseUrl: "http://gate.test", fetch },
    identity: { key: "the key", webhookSecret: secret },
  });
});
afterAll(() => database.close());

const create = (body: unknown, key = "the key") =>
  app.request("/sandbox/identity/applicants", {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  });
const read = async (id: string) => {
  const response = await app.request(`/sandbox/identity/applicants/${id}`, {
    headers: { authorization: "Bearer the key" },
  });
  return response.status === 200 ? ApplicantAnswer.parse(await response.json()) : response.status;
};
const choose = (id: string, choice: string) =>
  app.request(`/sandbox/identity/show/${id}`, { method: "POST", body: new URLSearchParams({ choice }) });

describe("the sandbox's identity vendor", () => {
  it("gives each applicant one page, on the brand's own host, and says that they are not through yet", async () => {
    const link = ApplicantLink.parse(await (await create(told)).json());
    expect(link).toEqual({ id: "a1", url: "http://bellwether.localhost:3000/sandbox/identity/show/a1" });
    expect(await (await create(told)).json()).toEqual(link);
    expect(await read("a1")).toEqual({ id: "a1", status: "pending" });
    const page = await (await app.request("/sandbox/identity/show/a1")).text();
    for (const label of Object.values(vendorChoices)) expect(page).toContain(label);
  });

  it.each<[VendorChoice, object]>([
    [
      "approve",
      {
        status: "approved",
        document: { first_name: "Aino", born_on: "1990-05-17", valid_until: "2030-11-29" },
      },
    ],
    ["other_name", { status: "approved", document: { first_name: "Casimir" } }],
    ["under_age", { status: "approved", document: { born_on: "2010-12-04" } }],
    ["decline", { status: "declined", cause: "unreadable" }],
    ["review", { status: "review", document: { kind: "passport" } }],
  ])("posts a signed webhook after the choice %s, and leads back", async (choice, result) => {
    await create(told);
    const response = await choose("a1", choice);
    expect([response.status, response.headers.get("location")]).toEqual([303, told.return_url]);
    const { url, headers, body } = heard.at(-1)!;
    expect(url).toBe("http://gate.test/gate/identity/webhook");
    expect(IdentityWebhook.parse(JSON.parse(body)).data).toMatchObject({ id: "a1", ...result });
    const signed = `${headers.get("webhook-id")}.${NOW.getTime() / 1_000}.${body}`;
    const signature = createHmac("sha256", Buffer.from(secret.slice(6), "base64")).update(signed);
    expect(headers.get("webhook-signature")).toBe(`v1,${signature.digest("base64")}`);
    expect(await read("a1")).toMatchObject(result);
  });

  it("leads back also when the webhook is lost, and answers who asks", async () => {
    await create({ ...told, id: "a2" });
    isLost = true;
    expect((await choose("a2", "approve")).status).toBe(303);
    isLost = false;
    expect(await read("a2")).toMatchObject({ status: "approved" });
  });

  it("refuses another key, an applicant without a birthday, and unknown ones: 401, 400, 404", async () => {
    expect((await create(told, "another")).status).toBe(401);
    expect((await create({ ...told, born_on: "" })).status).toBe(400);
    expect(await read("nobody")).toBe(404);
    expect((await choose("nobody", "approve")).status).toBe(404);
    expect((await choose("a1", "something")).status).toBe(404);
  });
});
