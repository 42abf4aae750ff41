import { expect, it } from "vitest";
import { type ChatChange, chatChange } from "./settle-chats.ts";

const now = new Date("2026-11-20T12:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

it.each<
  [
    string,
    { silentFor: number; waits: boolean; takenBy: string | null; there: string[] },
    ChatChange | undefined,
  ]
>([
  ["goes on after 14 minutes", { silentFor: 14, waits: false, takenBy: "ann", there: ["ann"] }, undefined],
  ["ends after 15 minutes' silence", { silentFor: 15, waits: false, takenBy: "ann", there: ["ann"] }, "end"],
  [
    "becomes a ticket after 15 minutes without an answer",
    { silentFor: 15, waits: true, takenBy: "ann", there: ["ann"] },
    "ticket",
  ],
  ["waits while somebody is there", { silentFor: 5, waits: true, takenBy: null, there: ["ann"] }, undefined],
  [
    "becomes a ticket when nobody is there",
    { silentFor: 1, waits: true, takenBy: null, there: [] },
    "ticket",
  ],
  [
    "becomes a ticket when its only agent has gone",
    { silentFor: 1, waits: true, takenBy: "ann", there: [] },
    "ticket",
  ],
  [
    "waits again when its agent has gone and a colleague is there",
    { silentFor: 1, waits: true, takenBy: "ann", there: ["bo"] },
    "release",
  ],
  [
    "stays as it is when nobody is there and it is answered",
    { silentFor: 1, waits: false, takenBy: "ann", there: [] },
    undefined,
  ],
])("a live conversation %s", (_, { silentFor, waits, takenBy, there }, expected) => {
  const chat = {
    last_at: ago(silentFor),
    unanswered_since: waits ? ago(silentFor) : null,
    taken_by: takenBy,
  };
  expect(chatChange(chat, new Set(there), now)).toBe(expected);
});
