import type { ListedOperator } from "@bellwether/contract/office/index.ts";
import { expect, it } from "vitest";
import { filterOperators } from "./filter-operators.ts";

const person = (id: string, name: string, more: Partial<ListedOperator>): ListedOperator => ({
  ...{ id, name, email: `${name}@office.test`, roles: ["support"], state: "active", is_break_glass: false },
  ...{ last_seen_at: null, sessions: 0, passkeys: 0, version: 1 },
  ...more,
});
const all = [
  person("1", "Ann", {}),
  person("2", "Ben", { roles: ["support", "payments"], state: "off" }),
  person("12", "Cleo", { roles: ["payments"], state: "invited" }),
];

it.each([
  ["", "", "", "1 2 12"],
  ["an", "", "", "1"],
  ["12", "", "", "12"],
  ["OFFICE.test", "", "payments", "2 12"],
  ["", "off", "support", "2"],
  ["ann", "off", "", ""],
])("the text “%s”, state “%s” and role “%s” leave the persons %s", (text, state, role, ids) => {
  expect(
    filterOperators(all, { text, state, role })
      .map(({ id }) => id)
      .join(" "),
  ).toBe(ids);
});
