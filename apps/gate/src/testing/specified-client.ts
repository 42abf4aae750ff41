import type { GateFixture } from "./gate-fixture.ts";

type Data = Record<string, unknown>;
export type SpecifiedAnswer = { httpStatus: number; status: string; data: Data; session: string | undefined };

/**
 * A client written only from sections 3 and 7 of the specification, without our code: plain HTTP, none of our schemas, only the specified
 * paths and names. It sends the session as the specification says, once there is one.
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

/** The signup form with the field names that are sent [3.08]: 14 required ones and the newsletter. */
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
