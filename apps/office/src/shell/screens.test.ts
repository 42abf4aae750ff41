import { type OfficeRole, officeRoleNames, permissionsOf } from "@bellwether/contract/office/index.ts";
import { expect, it } from "vitest";
import { screensOf } from "./screens.ts";

const titles = (...roles: OfficeRole[]) =>
  screensOf({ permissions: permissionsOf(roles) })
    .map(({ title }) => title)
    .join(", ");

it.each([
  [
    ["support"],
    "Today, Players, Approvals, Withdrawals, Cases, Documents, Players at risk, Tasks, Erasures, Stops",
  ],
  [["content"], "Today, Approvals, Stops, Content"],
  [["administrator"], "Today, Approvals, Stops, Operators, Content, Integrations, Audit"],
  [
    ["auditor"],
    "Today, Players, Approvals, Withdrawals, Cases, Documents, Players at risk, Reconciliation, Erasures, Stops, Operators, Content, Integrations, Audit",
  ],
  [
    ["support", "content"],
    "Today, Players, Approvals, Withdrawals, Cases, Documents, Players at risk, Tasks, Erasures, Stops, Content",
  ],
] as [OfficeRole[], string][])("somebody with the roles %j sees %s", (roles, seen) => {
  expect(titles(...roles)).toBe(seen);
});

it("every role sees more than the start page", () => {
  for (const role of officeRoleNames) expect(titles(role)).not.toBe("Today");
});
