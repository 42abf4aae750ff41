import { expect, it } from "vitest";
import { pathOfSubject } from "./subject-link.tsx";

it.each([
  ["player:7", "/players/7"],
  ["player:a:b", "/players/a%3Ab"],
  ["operator:3", "/operators?q=3"],
  ["invitation:a@b.test", undefined],
  ["player:", undefined],
  ["", undefined],
])("%s leads to %s", (subject, path) => {
  expect(pathOfSubject(subject)).toBe(path);
});
