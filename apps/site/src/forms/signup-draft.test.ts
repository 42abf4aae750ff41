import { HOUR_MS } from "@bellwether/contract/durations.ts";
import { expect, test } from "vitest";
import { forgetDraft, keepDraft, readDraft } from "./signup-draft.ts";

function storeOf(entries: Record<string, string> = {}) {
  const held = new Map(Object.entries(entries));
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  };
}

const now = Date.parse("2026-11-20T12:00:00Z");

function filled(): FormData {
  const form = new FormData();
  form.set("email", "aino@example.org");
  form.set("city", "Helsinki");
  form.set("password", "correct horse battery");
  form.set("personal_number", "19900517-2384");
  return form;
}

test("23: the draft is kept for a day and never holds the password or the personal number", () => {
  const store = storeOf();
  keepDraft(store, filled(), now);
  expect(readDraft(store, now + HOUR_MS)).toEqual({ email: "aino@example.org", city: "Helsinki" });
  expect([...store.held.values()].join()).not.toMatch(/horse|2384/);
  expect(readDraft(store, now + 86_400_001)).toEqual({});
  expect(store.held.size).toBe(0);
});

test("23: opening the account deletes the draft", () => {
  const store = storeOf();
  keepDraft(store, filled(), now);
  forgetDraft(store);
  expect(store.held.size).toBe(0);
});

test.each(["{", "null", '{"at":1}', '{"at":"x","fields":{}}', '{"at":1763640000000,"fields":null}'])(
  "23: rejects %s as a draft",
  (text) => {
    expect(readDraft(storeOf({ signup_draft: text }), now)).toEqual({});
  },
);

test("23: works when the browser's storage is blocked", () => {
  const full = {
    getItem: () => {
      throw new Error("denied");
    },
    setItem: () => {
      throw new Error("full");
    },
    removeItem: () => {
      throw new Error("denied");
    },
  };
  expect(() => keepDraft(full, filled(), now)).not.toThrow();
  expect(readDraft(full, now)).toEqual({});
  expect(() => forgetDraft(full)).not.toThrow();
});
