import { eventWords } from "./words.ts";

export type EventTone = "success" | "danger" | "warning" | "plain";
export type EventTitle = { text: string; state?: string; tone: EventTone };

/** States that went well, went wrong, or are on their way. The others are plain. */
const tones: Readonly<Record<string, EventTone>> = {
  ...{ success: "success", done: "success", completed: "success", granted: "success", sent: "success" },
  ...{ failed: "danger", refused: "danger", given_up: "danger", cancelled: "plain", revoked: "danger" },
  ...{
    pending: "warning",
    waiting: "warning",
    authorized: "warning",
    unresolved: "warning",
    reserved: "warning",
  },
};

/**
 * An event's name for the screen, from the name that the office gives it: `payment.deposit.success` is a deposit with the state "success". What
 * follows the longest known part is its state.
 */
export function eventTitle(name: string): EventTitle {
  const parts = name.split(".");
  for (let length = parts.length; length > 0; length--) {
    const text = eventWords[parts.slice(0, length).join(".")];
    if (!text) continue;
    const state = parts.slice(length).join(" ");
    return state === ""
      ? { text, tone: "plain" }
      : { text, state: readable(state), tone: tones[state] ?? "plain" };
  }
  return { text: capital(readable(parts.join(" "))), tone: "plain" };
}

/** Whether a player does such a thing; a letter, a bonus or a correction without a person comes from the house. */
export const isPlayersOwn = (name: string) =>
  /^(?:login|payment\.(?:deposit|withdrawal)|round|limit(?!\.(?:imposed|house_exclusion))|change|chat|document\.(?:sent|withdrawn))(?:\.|$)/.test(
    name,
  );

/** A name of code as words. */
export const readable = (name: string) => name.replaceAll("_", " ");

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
