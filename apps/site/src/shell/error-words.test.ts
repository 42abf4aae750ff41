import { GateError } from "@bellwether/contract/client.ts";
import { pickTexts } from "@bellwether/i18n/catalogue.ts";
import { createTranslate } from "@bellwether/i18n/translate.ts";
import { expect, test } from "vitest";
import { errorWords, statusOfError } from "./error-words.ts";

const t = createTranslate({ texts: pickTexts("en", ["core.error_"]), language: "en" });

test.each([
  [404, "missing", "Page not found", "This page could not be found."],
  [503, "loading", "This page did not load", "The part of the house"],
  [500, "broken", "It was us, not you", "Something went wrong. Please try again."],
  [403, "broken", "It was us, not you", "Something went wrong. Please try again."],
])("a page with status %i is %s: '%s', '%s'", (status, kind, title, text) => {
  const words = errorWords({ status, statusText: "", internal: false, data: {} });
  expect([words.kind, t(words.title)]).toEqual([kind, title]);
  expect(words.texts.map((key) => t(key)).join(" ")).toContain(text);
});

test("a refused free play has its own text and is not reported as our error: 403", () => {
  const data = { code: "free_play_not_allowed", message: "core.error_free_play_not_allowed" };
  const words = errorWords({ status: 403, statusText: "", internal: false, data });
  expect(words.kind).toBe("refused");
  expect([words.title, ...words.texts].map((key) => t(key))).toEqual([
    "Sorry, not here",
    "This game cannot be played for free here.",
  ]);
});

test.each([
  ["a thrown response of 404", { status: 404 }, 404],
  ["an error that carries its response", Object.assign(new Error(), { response: { status: 403 } }), 403],
  ["a call that the gate answered with 503", gateError(503), 503],
  ["a call without a response", gateError(undefined), 500],
  ["a page without a response, in Chromium", new TypeError("Failed to fetch"), 503],
  ["a page without a response, in Firefox", new TypeError("NetworkError when attempting to fetch"), 503],
  ["a page without a response, in Safari", new TypeError("Load failed"), 503],
  ["a programming error", new TypeError("x is not a function"), 500],
  ["any other error", new Error("oh"), 500],
  ["nothing", undefined, 500],
])("the status of %s, %o, is %i", (_what, error, status) => {
  expect(statusOfError(error)).toBe(status);
});

function gateError(httpStatus: number | undefined): GateError {
  return new GateError("server_error", { message: "", errorCode: "x" }, httpStatus);
}
