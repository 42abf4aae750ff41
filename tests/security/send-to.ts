import { type Call, type CallName, exampleInputs, pathParameters } from "@bellwether/contract";
import type { GateFixture } from "../../apps/gate/src/testing/gate-fixture.ts";

/** Sends a call of the contract with some of its example's values replaced, in path, query or body. */
export function sendTo(gate: GateFixture, call: Call, values: Record<string, unknown>, session: string) {
  const inPath = pathParameters(call.path);
  const path = inPath.reduce(
    (text, name) => text.replace(`{${name}}`, encodeURIComponent(String(values[name]))),
    call.path,
  );
  const rest = Object.entries(values).filter(([name]) => !inPath.includes(name));
  if (call.method === "POST") return gate.raw("POST", path, { ...Object.fromEntries(rest), session });
  const query = new URLSearchParams(rest.map(([name, value]) => [name, String(value)]));
  return gate.raw(call.method, `${path}?${query}`, undefined, { "x-session-data": session });
}

/** The default input of a call. */
export const exampleOf = ({ name }: Call): Record<string, unknown> => exampleInputs[name as CallName];
