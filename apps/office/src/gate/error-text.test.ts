import { GateError } from "@bellwether/contract/client.ts";
import { describe, expect, it } from "vitest";
import { errorText, fieldTexts, isOfFields, kindOfError } from "./error-text.ts";

const refused = (errorCode: string, more: object = {}, httpStatus = 422) =>
  new GateError("user_error", { message: errorCode, errorCode, ...more }, httpStatus);

describe("what the office says about a refusal", () => {
  it.each([
    [40, "Too many attempts. Try again in 40 s."],
    [900, "Too many attempts. Try again in 15 min."],
    [undefined, "Too many attempts."],
  ])("too many attempts with %s seconds to wait: %s", (retry_after_seconds, text) => {
    expect(errorText(refused("too_many_attempts", { retry_after_seconds }))).toBe(text);
  });

  it("a code without words is named, so that it can be told to somebody", () => {
    expect(errorText(refused("moon_is_full"))).toBe("The office refused this (moon is full).");
  });

  it("after a failure nobody knows whether it was done, and the text says to look", () => {
    const failure = new GateError("server_error", { message: "Bad Gateway", errorCode: "Bad Gateway" }, 502);
    expect(errorText(failure)).toContain("Look whether it was done");
    expect(errorText(new TypeError("x"))).toContain("Look whether it was done");
  });

  it("a closed passkey dialog is no failure", () => {
    const closed = Object.assign(new Error("closed"), { name: "NotAllowedError" });
    expect(errorText(closed)).toContain("was closed");
  });

  it("a refusal of fields is said at the fields alone", () => {
    const error = refused("invalid_param", {
      fields: { code: "core.error_numbers_only", email: "core.new" },
    });
    expect(fieldTexts(error)).toEqual({ code: "Six digits", email: "The office refused this (core.new)." });
    expect(isOfFields(error)).toBe(true);
    expect(isOfFields(refused("forbidden"))).toBe(false);
  });

  it.each([
    [refused("forbidden", {}, 403), "forbidden"],
    [refused("not_found", {}, 404), "missing"],
    [refused("unavailable", {}, 503), "unreachable"],
    [refused("conflict", {}, 409), "failed"],
    [new Error("x"), "failed"],
  ] as const)("%s calls for the screen %s", (error, kind) => {
    expect(kindOfError(error)).toBe(kind);
  });
});
