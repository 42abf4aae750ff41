import { type ScreenedPerson, ScreeningResponse } from "@bellwether/contract";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { mountScreening } from "./screening.ts";

const app = new Hono();
mountScreening(app, { key: "a key" });
const ask = (body: unknown, key = "a key") =>
  app.request("/sandbox/screening", {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  });
const person = (name: string, born_on = "1959-11-23"): ScreenedPerson => {
  const [first_name = "", last_name = ""] = name.split(", ");
  return { id: name, first_name, last_name, born_on, country: "FI" };
};
const matchesOf = async (one: ScreenedPerson) => {
  const response = await ask({ persons: [one] });
  return ScreeningResponse.parse(await response.json()).results[0]?.matches;
};

describe("the sandbox's lists of PEP and sanctions", () => {
  it("a person of a list is found with 100 %, in another order or with one letter less with fewer, and others are not", async () => {
    expect(await matchesOf(person("Torvald, Brightwater"))).toEqual([
      {
        ...{ kind: "pep", list: "Invented ministers", entry: "min-2", name: "Torvald Brightwater" },
        ...{ born_on: "1959-11-23", similarity: 100 },
      },
    ]);
    expect(await matchesOf(person("Brightwater, Torvald"))).toMatchObject([{ similarity: 100 }]);
    const [similar] = (await matchesOf(person("Torvald, Brightwate"))) ?? [];
    expect(similar?.similarity).toBeLessThan(100);
    expect(await matchesOf(person("Aino, Virtanen"))).toEqual([]);
  });

  it("another birthday is another person, and an entry without a birthday fits any", async () => {
    expect(await matchesOf(person("Torvald, Brightwater", "1959-11-24"))).toEqual([]);
    expect(await matchesOf(person("Isolde, Marrowgate", "1990-01-01"))).toMatchObject([
      { kind: "sanctions", born_on: null },
    ]);
  });

  it("an unknown key is refused with 401, a wrong question with 400, and Silent gets 503", async () => {
    expect((await ask({ persons: [person("Aino, Virtanen")] }, "another")).status).toBe(401);
    expect((await ask({ persons: [] })).status).toBe(400);
    expect((await ask({ persons: [person("Aino, Silent")] })).status).toBe(503);
  });
});
