import type { OfficeChat } from "@bellwether/contract/office/index.ts";
import { expect, it } from "vitest";
import { inSections } from "./chat-list.tsx";

const chat = (id: string, more: Partial<OfficeChat>) =>
  ({ id, state: "taken", is_own: false, taken_by: { id: "bo", name: "Bo" }, ...more }) as OfficeChat;
const chats = [
  chat("1", {}),
  chat("2", { is_own: true }),
  chat("3", { state: "waiting", taken_by: null }),
  chat("4", { state: "waiting", taken_by: null }),
];
const idsIn = (view: "live" | "ended") =>
  inSections(chats, view).map((section) => section.chats.map(({ id }) => id));

it("chats that wait are listed first and keep their order, then one's own, then those of colleagues; ended ones are one list", () => {
  expect(idsIn("live")).toEqual([["3", "4"], ["2"], ["1"]]);
  expect(idsIn("ended")).toEqual([["1", "2", "3", "4"]]);
});

it("a part without chats is left out", () => {
  expect(inSections(chats.slice(1, 2), "tickets")).toHaveLength(1);
});
