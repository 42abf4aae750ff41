import { beforeEach, expect, test } from "vitest";
import {
  beginSessionHere,
  endSessionHere,
  isTold,
  leaveOnPurpose,
  showsModal,
  useSessionEnd,
} from "./session-end.ts";

const reason = () => useSessionEnd.getState().reason;

beforeEach(beginSessionHere);

test("the first reason stays", () => {
  endSessionHere("SignedInToAnotherSystem");
  endSessionHere("session_missing");
  expect(reason()).toBe("SignedInToAnotherSystem");
});

test("a logout of one's own is no news", () => {
  leaveOnPurpose();
  endSessionHere("logged_out");
  expect(reason()).toBeUndefined();
});

test("a new session forgets the last one's end", () => {
  endSessionHere("idle_logout");
  beginSessionHere();
  expect(reason()).toBeUndefined();
});

test.each([
  ["SignedInToAnotherSystem", true],
  ["idle_logout", true],
  ["logged_out", false],
  ["session_missing", false],
  ["excluded", false],
] as const)("%s shows the logged-out modal: %s", (ended, shown) => {
  expect(showsModal(ended)).toBe(shown);
});

test.each([
  ["login_limit", true],
  ["excluded", true],
  ["password_changed", true],
  ["account_closed", true],
  ["logged_out", false],
  ["session_missing", false],
  ["constructor", false],
] as const)("%s is told at home: %s", (ended, isSaid) => {
  expect(isTold(ended)).toBe(isSaid);
});
