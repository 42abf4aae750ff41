import { GateError } from "@bellwether/contract";
import {
  type OfficeCall,
  type OfficeCallName,
  officeCalls,
  officeRoleNames,
  permissionsOf,
} from "@bellwether/contract/office/index.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { type Desk, officeClient, openDesk } from "../testing/office-desk.ts";

let gate: GateFixture;
const desks = new Map<string, Desk>();
beforeAll(async () => {
  gate = await createGateFixture();
  for (const role of officeRoleNames) desks.set(role, await openDesk(gate, role));
});
afterAll(() => gate.close());

const names = Object.keys(officeCalls) as OfficeCallName[];
const guarded = names.filter((name) => !["nobody", "anyone"].includes(officeCalls[name].permission));

/** Input that reaches the permission's check; what it does after that is not the question here. */
const INPUT = {
  ...{
    player_id: "nobody",
    operator_id: "nobody",
    approval_id: "1",
    version: 1,
    reason: "a test",
    q: "nobody",
  },
  ...{ scopes: ["play"], until: null, text: "a test", decision: "refuse", state: "waiting" },
};

async function answerOf(
  call: (name: OfficeCallName, input: never) => Promise<unknown>,
  name: OfficeCallName,
) {
  return call(name, INPUT as never).then(
    () => "done",
    (error: unknown) => (error instanceof GateError ? error.code : error),
  );
}

describe("each call of the office by each role", () => {
  const cases = guarded.flatMap((name) => officeRoleNames.map((role) => [name, role] as const));

  it.each(cases)("%s answers or refuses %s as the table of roles says", async (name, role) => {
    const call: OfficeCall = officeCalls[name];
    const answer = await answerOf(desks.get(role)!.call as never, name);
    const isAllowed = permissionsOf([role]).some((permission) => permission === call.permission);
    if (isAllowed) expect(answer).not.toBe("forbidden");
    else expect(answer).toBe("forbidden");
  });

  it.each(names.filter((name) => officeCalls[name].permission !== "nobody"))(
    "%s answers nobody who is not signed in",
    async (name) => {
      expect(await answerOf(officeClient(gate).call as never, name)).toBe("session_missing");
    },
  );

  it("a role that was taken a second ago counts no more", async () => {
    const [boss, other] = [await openDesk(gate, "administrator"), await openDesk(gate, "administrator")];
    const desk = await openDesk(gate, "support");
    const { approval } = await boss.call("askApproval", {
      ...{
        action: "operator.roles",
        input: { operator_id: desk.id, roles: ["content"] },
        reason: "moves on",
      },
    });
    expect(await answerOf(desk.call as never, "findPlayers")).toBe("done");
    await other.call("decideApproval", {
      ...{ approval_id: approval.id, version: approval.version, decision: "approve", reason: "agreed" },
    });
    expect(await answerOf(desk.call as never, "findPlayers")).toBe("forbidden");
  });
});
