import { describe, expect, it } from "vitest";
import { canApproval } from "./can-approval.ts";

const others = { state: "open", is_own: false, is_stale: false, can_decide: true } as const;
const able = (standing: Parameters<typeof canApproval.approve>[0]) =>
  Object.entries(canApproval).flatMap(([act, can]) => (can(standing) ? [act] : []));

describe("what can be done with a request", () => {
  it.each([
    ["an open one of somebody else", others, ["approve", "refuse"]],
    ["a stale one of somebody else", { ...others, is_stale: true }, ["refuse"]],
    ["an own open one", { ...others, is_own: true, can_decide: false }, ["edit", "withdraw"]],
    ["an own scheduled one", { ...others, is_own: true, can_decide: false, state: "approved" }, ["withdraw"]],
    ["an open one of another role", { ...others, can_decide: false }, []],
    ["a decided one", { ...others, state: "refused" }, []],
  ] as const)("%s: %s", (_which, standing, acts) => {
    expect(able(standing)).toEqual(acts);
  });
});
