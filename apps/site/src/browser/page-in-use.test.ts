import { expect, test } from "vitest";
import { isFilled } from "./page-in-use.ts";

test.each([
  ["an empty text", { type: "text", value: "" }, false],
  ["a text", { type: "text", value: "Aino" }, true],
  ["an email address that the server filled in", { type: "email", value: "a@b.example" }, true],
  ["a message", { type: "textarea", value: "Hello" }, true],
  ["a ticked box", { type: "checkbox", value: "on", checked: true, defaultChecked: false }, true],
  ["an unticked box", { type: "checkbox", value: "on", checked: false, defaultChecked: true }, true],
  ["a box as it was", { type: "checkbox", value: "on", checked: true, defaultChecked: true }, false],
  ["a hidden value", { type: "hidden", value: "token" }, false],
  ["a button", { type: "submit", value: "Send" }, false],
  ["a slider", { type: "range", value: "50" }, false],
])("%s in a field, %j: input is %s", (_, field, held) => expect(isFilled(field)).toBe(held));
