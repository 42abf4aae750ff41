import { describe, expect, it } from "vitest";
import { calls } from "./calls/index.ts";
import { statusOf } from "./envelope.ts";
import { type ErrorCode, errorTable } from "./errors.ts";

const codes = Object.keys(errorTable) as ErrorCode[];
const statusesOf = (kind: string) =>
  [
    ...new Set(codes.filter((code) => statusOf(code) === kind).map((code) => errorTable[code].httpStatus)),
  ].sort();

describe("the table of errors", () => {
  it("tells a refusal as 400, 402, 403, 404, 409, 413, 422 or 429", () => {
    expect(statusesOf("user_error")).toEqual([400, 402, 403, 404, 409, 413, 422, 429]);
  });

  it("tells a session's end as 401, and nothing else", () => {
    expect(statusesOf("session_error")).toEqual([401]);
  });

  it("tells a failure of the house as 500 or 503, of the 500 to 504 that a client knows", () => {
    expect(statusesOf("server_error")).toEqual([500, 503]);
  });

  it("says core.logged_out_idle_message of an idle session, and core.logged_out_message of one taken elsewhere or unknown", () => {
    expect(errorTable.session_expired.message).toBe("core.logged_out_idle_message");
    expect(errorTable.session_replaced.message).toBe("core.logged_out_message");
    expect(errorTable.session_missing.message).toBe("core.logged_out_message");
  });

  it("says core.error_message of what nobody expected", () => {
    expect(errorTable.internal.message).toBe("core.error_message");
  });
});

it("2 kinds of people make calls, visitors and players; there is no other role", () => {
  expect(new Set(Object.values(calls).map(({ access }) => access))).toEqual(new Set(["visitor", "player"]));
});
