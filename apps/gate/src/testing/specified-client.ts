import type { GateFixture } from "./gate-fixture.ts";

type Data = Record<string, unknown>;
export type SpecifiedAnswer = { httpStatus: number; status: string; data: Data; session: string | undefined };

/**
 * A client as someone writes it who has sections 3 and 7 of the specification in hand and has never seen our code: plain HTTP, no schema of
 * ours, the specified paths and names alone. The session goes along as the specification says, once there is one.
 */
export function specifiedClient(gate: GateFixture) {
  let session: string | undefined;
  const ask = async (path: string, init: RequestInit): Promise<SpecifiedAnswer> => {
    const response = await gate.app.request(`http://gate.test${path}`, init);
    const answer = (await response.json()) as { event: { status: string; data: Data }; session?: string };
    if (answer.session) session = answer.session;
    return { httpStatus: response.status, ...answer.event, session: answer.session };
  };
  return {
    get: (path: string, query: Record<string, string> = {}) =>
      ask(`${path}?${new URLSearchParams(query)}`, {
        headers: session === undefined ? {} : { "x-session-data": session },
      }),
    post: (path: string, payload: object = {}) =>
      ask(path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...payload, ...(session !== undefined && { session }) }),
      }),
  };
}

/** The signup form under the names that are sent [3.08]: 14 required ones and the newsletter. */
export const specifiedForm = (email: string) => ({
  email,
  phone: "0401234567",
  country: "FI",
  password: "correct horse battery",
  firstname: "Aino",
  lastname: "Virtanen",
  address: "Mannerheimintie 1",
  zip: "00100",
  city: "Helsinki",
  year: "1990",
  month: "05",
  day: "17",
  gender: "female",
  currency: "EUR",
  newsletter: "1",
});
