import { randomUUID } from "node:crypto";
import { type CallName, calls, exampleInputs, type GateError } from "@bellwether/contract";
import { type BrandKey, brandKeys } from "@bellwether/market";
import { expect, it } from "vitest";
import { createGateFixture, signupOf } from "./testing/gate-fixture.ts";

/** They begin or end a session, which the calls after them need. */
const OF_SESSIONS: readonly CallName[] = [
  "signup",
  "login",
  "resetPassword",
  "updatePassword",
  "selfExclude",
];

it("every call answers its example input at each brand, or refuses it with the same code as at the others", async () => {
  const gate = await createGateFixture();
  const last: CallName[] = ["logout"];
  const names = (Object.keys(calls) as CallName[]).filter(
    (name) => ![...OF_SESSIONS, ...last, "closeAccount"].includes(name),
  );
  const answersAt = async (brand: BrandKey) => {
    const form = signupOf(`${randomUUID()}@example.org`, { lastname: `Virtanen ${brand}` });
    const { data, session } = await gate.clientOf(undefined, { "x-brand": brand }).send("signup", form);
    await gate.database.query("UPDATE player SET activated_at = now(), phone = id WHERE id = $1", [
      data.player.player_id,
    ]);
    const answers: Partial<Record<CallName, string>> = {};
    for (const name of [...names, ...last])
      answers[name] = await gate
        .clientOf(session)
        .send(name, exampleInputs[name] as never)
        .then(
          () => "answered",
          (error: GateError) => error.code,
        );
    return answers;
  };
  const [first, ...others] = brandKeys;
  const expected = await answersAt(first!);
  expect(Object.values(expected).filter((answer) => answer === "answered").length).toBeGreaterThan(45);
  for (const brand of others) expect(await answersAt(brand), brand).toEqual(expected);
  await gate.close();
});
