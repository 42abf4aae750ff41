import type { z } from "zod";
import { type RefusalCode, RoundRefusedError } from "../round-refused.ts";
import type { Choice } from "./mechanic.ts";

const INVALID_ACTION = "invalid_action" as string as RefusalCode;

/**
 * The player's action, when it is one of the choices. Throws `RoundRefusedError` with `invalid_action` for a malformed action, one that is
 * not possible now, and any action after the end, when there are no choices.
 */
export function chosenAction<Action>(
  schema: z.ZodType<Action>,
  choices: readonly Choice<Action>[],
  action: unknown,
): Action {
  const parsed = schema.safeParse(action);
  if (!parsed.success) throw new RoundRefusedError(INVALID_ACTION, "malformed action");
  if (choices.length === 0) throw new RoundRefusedError(INVALID_ACTION, "the round is over");
  // Parsing puts the fields into the schema's order, so equal actions have equal text.
  const wanted = JSON.stringify(parsed.data);
  const chosen = choices.find((choice) => JSON.stringify(choice.action) === wanted);
  if (!chosen) throw new RoundRefusedError(INVALID_ACTION, `${wanted} is not possible now`);
  return chosen.action;
}

/** A choice that adds nothing to the stake. */
export function freeChoice<Action>(action: Action): Choice<Action> {
  return { action, stakeMinor: 0n };
}
