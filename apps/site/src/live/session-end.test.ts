import { beforeEach, expect, test } from "vitest";
import {
  beginSessionHere,
  endSessionHere,
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
] as const)("%s shows the logged-out modal: %s", (ended, shown) => {
  expect(showsModal(ended)).toBe(shown);
});
