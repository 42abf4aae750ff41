import { afterAll, beforeAll, expect, it } from "vitest";
import { addSoftPasskey } from "../testing/add-passkey.ts";
import { setAppUp } from "../testing/app-code.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { lettersTo } from "../testing/letters-to.ts";
import { type Desk, openDesk } from "../testing/office-desk.ts";

const password = "correct horse battery";
let gate: GateFixture;
let asker: Desk;
let decider: Desk;
beforeAll(async () => {
  gate = await createGateFixture();
  asker = await openDesk(gate, "support");
  decider = await openDesk(gate, "support");
});
afterAll(() => gate.close());

const ask = async (playerId: string, desk = asker) =>
  (
    await desk.call("askApproval", {
      ...{ action: "player.reset_factors", input: { player_id: playerId }, reason: "lost phone and sheet" },
    })
  ).approval;
const decide = (approval: { id: string; version: number }, desk = decider) =>
  desk.call("decideApproval", {
    ...{ approval_id: approval.id, version: approval.version, decision: "approve", reason: "called back" },
  });
const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => "done",
    (error) => error.code,
  );
const logIn = (email: string) =>
  gate.raw("POST", "/gate/api/actionable/login", { nickname: email, password });

/** A player with a passkey and an app. */
const guarded = async () => {
  const player = await gate.player();
  await addSoftPasskey(gate, player.session);
  await setAppUp(gate, player);
  return player;
};

it("a lost app, sheet and passkey are taken off by two persons: the page shows them, the session ends, the password alone opens the account, and a letter tells", async () => {
  const player = await guarded();
  const { player: page } = await asker.call("playerPage", { player_id: player.id });
  expect(page.factors).toMatchObject({
    scratch_codes_left: 0,
    passkeys: [{ name: "My phone", used_at: null }],
  });
  expect(page.factors.app_since).not.toBeNull();
  const request = await ask(player.id);
  expect(request.preview.diff).toEqual([
    { name: "opens the account", before: "an app, one passkey", after: "the password alone" },
  ]);
  expect(await codeOf(decide(request, asker))).toBe("own_request");
  expect((await logIn(player.email)).body.event.data.errorCode).toBe("second_factor_required");
  await decide(request);
  const old = await gate.raw("GET", "/gate/api/actionable/factors", undefined, {
    "x-session-data": player.session,
  });
  expect(old.status).toBe(401);
  expect((await logIn(player.email)).status).toBe(200);
  const { player: after } = await asker.call("playerPage", { player_id: player.id });
  expect(after.factors).toEqual({ app_since: null, scratch_codes_left: 0, passkeys: [] });
  const subjects = (await lettersTo(gate, player.email)).map(({ subject }) => subject);
  expect(subjects).toContain("Bellwether: toinen lukkosi nollattiin");
});

it("a reset is refused where there is nothing to take off, for nobody, by payments, and when a passkey was added since", async () => {
  const plain = await gate.player();
  expect(await codeOf(ask(plain.id))).toBe("conflict");
  expect(await codeOf(ask("nobody"))).toBe("not_found");
  const player = await gate.player();
  await addSoftPasskey(gate, player.session);
  const payments = await openDesk(gate, "payments");
  expect(await codeOf(ask(player.id, payments))).toBe("forbidden");
  const request = await ask(player.id);
  expect(await codeOf(decide(request, payments))).toBe("forbidden");
  await addSoftPasskey(gate, player.session, { name: "Laptop" });
  expect(await codeOf(decide(request))).toBe("conflict");
  expect((await gate.call("factors", {}, player.session)).passkeys).toHaveLength(2);
});
