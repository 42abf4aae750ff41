import { createOfficeClient, type OfficeClient, type OfficeRole } from "@bellwether/contract/office/index.ts";
import { Secret, TOTP } from "otpauth";
import { commandActor } from "../actor.ts";
import { inviteOperator } from "../operators/index.ts";
import type { GateFixture } from "./gate-fixture.ts";

/** A person at the office: makes its calls with their own cookie, as a browser would. */
export type Desk = {
  id: string;
  name: string;
  email: string;
  call: OfficeClient["call"];
  /** The code that the authenticator app shows now; each is good once, so the clock goes on by a step. */
  code(): string;
  /** Signs in again, after the session has ended. */
  signIn(): Promise<unknown>;
  /** From now on the page calls by itself. */
  leave(): void;
};

export const DESK_PASSWORD = "a long walk to the office";
let seats = 0;

/** Invites a person with these roles, who accepts the invitation and is signed in. */
export async function openDesk(gate: GateFixture, ...roles: OfficeRole[]): Promise<Desk> {
  seats += 1;
  const name = `${roles.join(" ")} ${seats}`;
  const email = `desk${seats}@office.test`;
  const { operatorId, token } = await gate.database.transaction((connection) =>
    inviteOperator(
      connection,
      gate.deps,
      { name, email, roles },
      { actor: commandActor("test"), reason: "a test", at: gate.clock.at },
    ),
  );
  let isAttended = true;
  const client = officeClient(gate, {}, () => isAttended);
  const { authenticator } = await client.call("readInvitation", { token });
  const code = () => {
    gate.clock.at = new Date(gate.clock.at.getTime() + 30_000);
    return codeOf(authenticator.secret, gate.clock.at);
  };
  await client.call("acceptInvitation", { token, name, password: DESK_PASSWORD, code: code() });
  return {
    ...{ id: operatorId, name, email, code },
    call: client.call,
    signIn: () => client.call("operatorSignIn", { email, password: DESK_PASSWORD, code: code() }),
    leave() {
      isAttended = false;
    },
  };
}

/** The code of an authenticator with this secret at a moment. */
export const codeOf = (secret: string, now: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });

/** A client of the office without a session yet; it keeps the cookie that it gets. */
export function officeClient(
  gate: GateFixture,
  headers: Record<string, string> = {},
  isAttended = () => true,
) {
  let cookie = "";
  return createOfficeClient({
    isAttended,
    baseUrl: "http://office.test",
    headers: () => ({ ...(cookie && { cookie }), ...headers }),
    fetch: (async (input: string, init?: RequestInit) => {
      const response = await gate.gate.office.request(input, init);
      const set = response.headers.get("set-cookie");
      if (set) cookie = set.split(";")[0] ?? "";
      return response;
    }) as typeof globalThis.fetch,
  });
}
