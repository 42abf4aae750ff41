import { expect, it } from "vitest";
import { inputFrom } from "./action-fields.tsx";

const form = (...entries: [string, string][]) => {
  const values = new FormData();
  for (const [name, value] of entries) values.append(name, value);
  return values;
};

it("a correction keeps its player and takes direction and amount from the form, without spaces around", () => {
  const typed = form(["direction", "debit"], ["amount", " 12.50 "], ["player_id", "8"]);
  expect(inputFrom("balance.correct", { player_id: "7", direction: "credit", amount: "1" }, typed)).toEqual({
    ...{ player_id: "7", direction: "debit", amount: "12.50" },
  });
});

it("roles are sent in the order of the table, whatever the form's, and unknown ones not at all", () => {
  const typed = form(["roles", "auditor"], ["roles", "emperor"], ["roles", "support"]);
  expect(inputFrom("operator.roles", { operator_id: "3" }, typed)).toEqual({
    ...{ operator_id: "3", roles: ["support", "auditor"] },
  });
});

it("lifting a block has no field: its input stays", () => {
  expect(inputFrom("player.unblock", { player_id: "7", block_id: "2" }, form(["block_id", "3"]))).toEqual({
    ...{ player_id: "7", block_id: "2" },
  });
});
