import { expect, it } from "vitest";
import { eventTitle, isPlayersOwn } from "./event-title.ts";

it.each([
  ["payment.deposit.success", { text: "Deposit", state: "success", tone: "success" }],
  ["payment.withdrawal.pending", { text: "Withdrawal", state: "pending", tone: "warning" }],
  ["round.won", { text: "Round won", tone: "plain" }],
  ["round.rolled_back", { text: "Round", state: "rolled back", tone: "plain" }],
  ["letter.given_up", { text: "Letter", state: "given up", tone: "danger" }],
  ["login", { text: "Logged in", tone: "plain" }],
  ["vault.opened_twice", { text: "Vault opened twice", tone: "plain" }],
])("%s is shown as %j", (name, title) => {
  expect(eventTitle(name)).toEqual(title);
});

it.each([
  ["login", true],
  ["payment.deposit.success", true],
  ["payment.correction.success", false],
  ["round.lost", true],
  ["letter.sent", false],
  ["bonus.granted", false],
])("whether a player does %s: %s", (name, expected) => {
  expect(isPlayersOwn(name)).toBe(expected);
});
