import { sortedJson } from "../fairness/sorted-json.ts";
import type { ActionChoice } from "./round-step.ts";

/** The choice with this action, or undefined if the action is not offered. The action may be untrusted input. */
export function offeredChoice(choices: readonly ActionChoice[], action: unknown): ActionChoice | undefined {
  const wanted = sortedJson(action);
  return choices.find((choice) => sortedJson(choice.action) === wanted);
}
