import { expect, it } from "vitest";
import { readDetail } from "./read-detail.ts";

it("what was before and what is after stand side by side, and a missing side is empty", () => {
  const { changes, facts } = readDetail(
    JSON.stringify({
      before: { roles: ["support"], state: "active" },
      after: { roles: ["support", "payments"] },
    }),
  );
  expect(changes).toEqual([
    { name: "roles", before: "support", after: "support, payments" },
    { name: "state", before: "active", after: null },
  ]);
  expect(facts).toEqual([]);
});

it("everything beside them is a fact with a dotted name, and null is left out", () => {
  expect(readDetail('{"scopes":["login","play"],"until":null,"from":{"ip":"10.0.0.1"}}').facts).toEqual([
    { name: "scopes", value: "login, play" },
    { name: "from.ip", value: "10.0.0.1" },
  ]);
});

it("a plain value before and after is named value", () => {
  expect(readDetail('{"before":1,"after":2}').changes).toEqual([{ name: "value", before: "1", after: "2" }]);
});

it.each(["no JSON", "[1]", "7"])("%s is shown as it is stored", (text) => {
  expect(readDetail(text)).toEqual({ changes: [], facts: [{ name: "detail", value: text }] });
});
