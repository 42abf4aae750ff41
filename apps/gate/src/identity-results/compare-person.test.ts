import type { ReadDocument } from "@bellwether/contract";
import { describe, expect, it } from "vitest";
import { differencesOf, effectOf } from "./compare-person.ts";

const player = { firstName: "Jürgen", lastName: "Müller", bornOn: "1990-05-17" };
const passport: ReadDocument = {
  ...{
    kind: "passport",
    first_name: "Jürgen",
    last_name: "Müller",
    born_on: "1990-05-17",
    valid_until: null,
  },
};
const TODAY = "2026-11-30";

describe("a document that the vendor has read", () => {
  it.each([
    ["the same person", {}, []],
    ["the spelling of a passport's lines", { first_name: "JUERGEN", last_name: "MUELLER" }, []],
    ["the names in the other order", { first_name: "Müller", last_name: "Jürgen" }, []],
    ["another first name", { first_name: "Hans" }, ["name"]],
    ["a second name that the account lacks", { first_name: "Jürgen Karl" }, ["name"]],
    ["another birthday", { born_on: "1990-05-18" }, ["born_on"]],
    ["a birthday under 18", { born_on: "2010-05-17" }, ["born_on"]],
    ["today as its last day", { valid_until: TODAY }, []],
    ["yesterday as its last day", { valid_until: "2026-11-29" }, ["out_of_date"]],
    [
      "everything wrong",
      { last_name: "Meier", born_on: "1980-01-01", valid_until: "2020-01-01" },
      ["name", "born_on", "out_of_date"],
    ],
  ] as const)("with %s differs in %s%j", (_, more, differs) => {
    expect(differencesOf(player, { ...passport, ...more }, TODAY)).toEqual(differs);
  });

  it("that could not be read differs in nothing", () => {
    expect(differencesOf(player, null, TODAY)).toEqual([]);
  });
});

describe("what follows from a result", () => {
  it.each([
    ["open", undefined, "approved", [], "accept"],
    ["wanted", undefined, "approved", [], "accept"],
    ["open", undefined, "approved", ["name"], "queue"],
    ["open", undefined, "approved", ["out_of_date"], "queue"],
    ["open", undefined, "declined", [], "refuse"],
    ["open", undefined, "review", [], "queue"],
    ["review", "review", "approved", [], "accept"],
    ["review", "review", "approved", ["born_on"], "queue"],
    ["review", "review", "declined", [], "refuse"],
    ["review", "review", "review", [], "none"],
    ["review", "approved", "declined", [], "queue"],
    ["decided", "approved", "approved", [], "none"],
    ["decided", "approved", "declined", [], "queue"],
    ["decided", "approved", "review", [], "queue"],
    ["decided", "declined", "declined", [], "none"],
    ["decided", "declined", "approved", [], "accept"],
    ["over", undefined, "approved", [], "none"],
    ["over", "review", "declined", [], "none"],
  ] as const)(
    "an applicant that is %s, of whom it had said %s, and now %s with %j: %s",
    (state, last, status, differs, effect) => {
      expect(effectOf({ state, last }, { status }, differs)).toBe(effect);
    },
  );
});
