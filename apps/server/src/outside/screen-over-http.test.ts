import { describe, expect, it } from "vitest";
import { screenOverHttp } from "./screen-over-http.ts";

const person = { id: "p1", first_name: "Aino", last_name: "Virtanen", born_on: "1990-05-17", country: "FI" };
const match = {
  ...{ kind: "pep", list: "A list", entry: "7", name: "Aino Virtanen", born_on: null, similarity: 100 },
};
const answering = (response: Response | Promise<Response>) => {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  const fetch = (async (url: string, init?: RequestInit) => {
    asked.push({ url, init });
    return response;
  }) as typeof globalThis.fetch;
  return { asked, screen: screenOverHttp({ url: "https://lists.example/screen", key: "the key" }, fetch) };
};

describe("asking the screening service", () => {
  it("posts the persons as JSON with the key, follows no redirect, and returns the matches", async () => {
    const { asked, screen } = answering(Response.json({ results: [{ id: "p1", matches: [match] }] }));
    expect(await screen([person])).toEqual([{ id: "p1", matches: [match] }]);
    expect(asked).toMatchObject([
      {
        url: "https://lists.example/screen",
        init: {
          method: "POST",
          redirect: "error",
          body: JSON.stringify({ persons: [person] }),
          headers: { authorization: "Bearer the key" },
        },
      },
    ]);
  });

  it.each([
    ["a status of 503", new Response("down", { status: 503 })],
    ["no JSON", new Response("<html>")],
    ["another form", Response.json({ hits: [] })],
    [
      "a similarity of 101",
      Response.json({ results: [{ id: "p1", matches: [{ ...match, similarity: 101 }] }] }),
    ],
    ["somebody who was not asked about", Response.json({ results: [{ id: "p2", matches: [] }] })],
    [
      "the same person twice",
      Response.json({
        results: [
          { id: "p1", matches: [] },
          { id: "p1", matches: [match] },
        ],
      }),
    ],
    ["5 MB", new Response(" ".repeat(5_000_000))],
  ])("rejects an answer with %s", async (_, response) => {
    await expect(answering(response).screen([person])).rejects.toThrow();
  });

  it("gives up after 10 seconds", async () => {
    let signal: AbortSignal | null | undefined;
    const fetch = ((_: string, init?: RequestInit) => {
      signal = init?.signal;
      return Promise.reject(new Error("no answer"));
    }) as unknown as typeof globalThis.fetch;
    await expect(screenOverHttp({ url: "https://lists.example", key: "k" }, fetch)([person])).rejects.toThrow(
      "no answer",
    );
    expect(signal).toBeInstanceOf(AbortSignal);
  });
});
