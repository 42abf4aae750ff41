import { describe, expect, it } from "vitest";
import { Envelope } from "./envelope.ts";
import { readAnswer } from "./read-answer.ts";

const answerWith = (status: string, data: unknown) => readAnswer(200, { event: { status, data } });

describe("an envelope", () => {
  it.each([
    ["user_error", "user_error"],
    ["error", "user_error"],
    ["session_error", "session_error"],
    ["server_error", "server_error"],
    ["on_fire", "server_error"],
    ["constructor", "server_error"],
  ])("an envelope with the status %s is a %s", (status, kind) => {
    expect(answerWith(status, { message: "No.", errorCode: "no" })).toEqual({
      status: kind,
      data: { message: "No.", errorCode: "no" },
    });
  });

  it.each([
    [{ errorCode: "no", message: "No." }, "no", "No."],
    [{ message: "No." }, "No.", "No."],
    [{ errorCode: "no" }, "no", "Unknown error"],
    [{}, "unknown_error", "Unknown error"],
    [undefined, "unknown_error", "Unknown error"],
    ["No.", "unknown_error", "Unknown error"],
  ])("an envelope with the error %j has the code '%s' and says '%s'", (data, errorCode, message) => {
    expect(answerWith("user_error", data)).toEqual({ status: "user_error", data: { errorCode, message } });
  });

  it("an envelope keeps the readable part of an error: an unknown reason costs only the reason", () => {
    expect(
      answerWith("session_error", { errorCode: "x", message: "y", reason: "moon", retry_after_seconds: 3 }),
    ).toEqual({
      status: "session_error",
      data: { errorCode: "x", message: "y", retry_after_seconds: 3 },
    });
  });

  it("an envelope may have gtm beside status and data, which changes neither", () => {
    const event = { status: "success", data: { a: 1 }, gtm: { event: "login" } };
    expect(Envelope.parse({ event })).toEqual({ event });
    expect(readAnswer(200, { event })).toEqual({ status: "success", data: { a: 1 } });
  });

  it("an envelope of a success gives its data and session unchanged", () => {
    expect(readAnswer(200, { event: { status: "success", data: { a: 1 } }, session: "token" })).toEqual({
      status: "success",
      data: { a: 1 },
      session: "token",
    });
  });
});

describe("a response without an envelope", () => {
  it.each([
    [400, "user_error", "core.error_invalid_param"],
    [401, "session_error", "core.logged_out_message"],
    [402, "user_error", "core.error_insufficient_funds"],
    [403, "user_error", "core.error_forbidden"],
    [404, "user_error", "core.error_not_found"],
    [418, "user_error", "Unknown error"],
    [422, "user_error", "core.error_invalid_param"],
    [500, "server_error", "Internal Server Error"],
    [501, "server_error", "Not Implemented"],
    [502, "server_error", "Bad Gateway"],
    [503, "server_error", "Service Unavailable"],
    [504, "server_error", "Gateway Timeout"],
    [599, "server_error", "Internal Server Error"],
    [200, "server_error", "Unknown server error"],
  ])("a response without an envelope with the status %i is a %s: '%s'", (httpStatus, status, message) => {
    expect(readAnswer(httpStatus, undefined)).toMatchObject({ status, data: { message } });
  });
});
