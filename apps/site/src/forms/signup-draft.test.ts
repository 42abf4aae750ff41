import { HOUR_MS } from "@bellwether/contract/durations.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetDraft, keepDraft, readDraft } from "./signup-draft.ts";

const held = new Map<string, string>();

beforeEach(() => {
  held.clear();
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, value: string) => void held.set(key, value),
      removeItem: (key: string) => void held.delete(key),
    },
  });
});
afterEach(() => void vi.unstubAllGlobals());

const now = Date.parse("2026-11-20T12:00:00Z");

function filled(): FormData {
  const form = new FormData();
  form.set("email", "aino@example.org");
  form.set("city", "Helsinki");
  form.set("password", "correct horse battery");
  form.set("personal_number", "19900517-2384");
  return form;
}

test("the draft is kept for a day and never holds the password or the personal number", () => {
  keepDraft(filled(), now);
  expect(readDraft(now + HOUR_MS)).toEqual({ email: "aino@example.org", city: "Helsinki" });
  expect([...held.values()].join()).not.toMatch(/horse|2384/);
  expect(readDraft(now + 86_400_001)).toEqual({});
  expect(held.size).toBe(0);
});

test("opening the account deletes the draft", () => {
  keepDraft(filled(), now);
  forgetDraft();
  expect(held.size).toBe(0);
});

test.each([
  "{",
  "null",
  '{"at":1763640000000,"fields":{"password":"x"}}',
  '{"at":1}',
  '{"at":"x","fields":{}}',
  '{"at":1763640000000,"fields":null}',
])("rejects %s as a draft", (text) => {
  held.set("signup_draft", text);
  expect(readDraft(now)).toEqual({});
  expect(held.size).toBe(0);
});
