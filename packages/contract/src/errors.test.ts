import { describe, expect, it } from "vitest";
import { calls } from "./calls/index.ts";
import { statusOf } from "./envelope.ts";
import { type ErrorCode, errorTable } from "./errors.ts";

const codes = Object.keys(errorTable) as ErrorCode[];
const statusesOf = (kind: string) =>
  [
    ...new Set(codes.filter((code) => statusOf(code) === kind).map((code) => errorTable[code].httpStatus)),
  ].sort();

describe("the error table", () => {
  it("the error table maps a refusal to 400, 402, 403, 404, 409, 413, 422 or 429", () => {
    expect(statusesOf("user_error")).toEqual([400, 402, 403, 404, 409, 413, 422, 429]);
  });

  it("the error table maps the end of a session, and nothing else, to 401", () => {
    expect(statusesOf("session_error")).toEqual([401]);
  });

  it("the error table maps a failure of the server to 500 or 503, both within the 500 to 504 that a client knows", () => {
    expect(statusesOf("server_error")).toEqual([500, 503]);
  });

  it("the error table uses core.logged_out_idle_message for an idle session, and core.logged_out_message for one replaced elsewhere or unknown", () => {
    expect(errorTable.session_expired.message).toBe("core.logged_out_idle_message");
    expect(errorTable.session_replaced.message).toBe("core.logged_out_message");
    expect(errorTable.session_missing.message).toBe("core.logged_out_message");
  });

  it("the error table uses core.error_message for an unexpected error", () => {
    expect(errorTable.internal.message).toBe("core.error_message");
  });
});

it("calls have 2 audiences, visitors and players; there is no other role", () => {
  expect(new Set(Object.values(calls).map(({ access }) => access))).toEqual(new Set(["visitor", "player"]));
});
