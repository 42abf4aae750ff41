import type { ApplicantRequest } from "@bellwether/contract";
import { describe, expect, it } from "vitest";
import { askIdentityVendor } from "./ask-identity-vendor.ts";

const applicant: ApplicantRequest = {
  ...{
    id: "a1",
    first_name: "Aino",
    last_name: "Virtanen",
    born_on: "1990-05-17",
    country: "GB",
    language: "en",
  },
  return_url: "https://bellwether.example/my-account/documents",
};
const answering = (response: Response | Promise<Response>) => {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  const fetch = (async (url: string, init?: RequestInit) => {
    asked.push({ url, init });
    return response;
  }) as typeof globalThis.fetch;
  const settings = { url: "https://vendor.example/v1/", key: "the key", webhookSecrets: ["whsec_x"] };
  return { asked, vendor: askIdentityVendor(settings, fetch) };
};
const passport = {
  ...{
    kind: "passport",
    first_name: "Aino",
    last_name: "Virtanen",
    born_on: "1990-05-17",
    valid_until: null,
  },
};

describe("asking the identity vendor", () => {
  it("posts an applicant as JSON with the key, follows no redirect, and returns the page", async () => {
    const link = { id: "a1", url: "https://vendor.example/show/1" };
    const { asked, vendor } = answering(Response.json(link));
    expect(await vendor.create(applicant)).toEqual(link);
    expect(asked).toMatchObject([
      {
        url: "https://vendor.example/v1/applicants",
        init: {
          ...{ method: "POST", redirect: "error", body: JSON.stringify(applicant) },
          headers: { authorization: "Bearer the key" },
        },
      },
    ]);
    expect(asked[0]?.init?.signal).toBeInstanceOf(AbortSignal);
  });

  it("reads an applicant by its id, whatever letters it has", async () => {
    const { asked, vendor } = answering(Response.json({ id: "a/1", status: "pending" }));
    expect(await vendor.read("a/1")).toEqual({ id: "a/1", status: "pending" });
    expect(asked[0]?.url).toBe("https://vendor.example/v1/applicants/a%2F1");
  });

  it.each([404, 410])("takes a status of %i for an applicant that is gone", async (status) => {
    expect(await answering(new Response("gone", { status })).vendor.read("a1")).toBeUndefined();
  });

  it.each([
    ["a status of 503", new Response("down", { status: 503 })],
    ["no JSON", new Response("<html>")],
    ["another applicant", Response.json({ id: "a2", url: "https://vendor.example/show/1" })],
    ["a page that is a script", Response.json({ id: "a1", url: "javascript:alert(1)" })],
    ["no page", Response.json({ id: "a1" })],
    ["20 kB", new Response(" ".repeat(20_001))],
  ])("rejects a page with %s", async (_, response) => {
    await expect(answering(response).vendor.create(applicant)).rejects.toThrow();
  });

  it.each([
    ["a status of 500", new Response("down", { status: 500 })],
    ["another applicant", Response.json({ id: "a2", status: "pending" })],
    ["an approval without a document", Response.json({ id: "a1", status: "approved" })],
    [
      "an impossible birthday",
      Response.json({ id: "a1", status: "approved", document: { ...passport, born_on: "1990-02-30" } }),
    ],
    ["a refusal without a cause", Response.json({ id: "a1", status: "declined" })],
    ["an unknown cause", Response.json({ id: "a1", status: "declined", cause: "a bad hair day" })],
  ])("rejects an answer with %s", async (_, response) => {
    await expect(answering(response).vendor.read("a1")).rejects.toThrow();
  });
});
