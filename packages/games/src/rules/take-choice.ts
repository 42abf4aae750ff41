import type { AnySchema } from "@bellwether/contract";
import type { ActionChoice } from "./mechanic.ts";
import { RoundRefusedError } from "./round-refused.ts";

/**
 * The choice that matches the player's action. Throws `RoundRefusedError` with `invalid_action` for a malformed action, one that is not
 * among the choices, and any action after the round's end.
 */
export function takeChoice<Action>(
  schema: AnySchema<Action>,
  choices: readonly ActionChoice<Action>[],
  action: unknown,
): ActionChoice<Action> {
  const parsed = schema.safeParse(action);
  if (!parsed.success) throw new RoundRefusedError("invalid_action", "malformed action");
  if (choices.length === 0) throw new RoundRefusedError("invalid_action", "the round is over");
  // The schemas normalise the order of fields, so equal actions have equal text.
  const wanted = JSON.stringify(parsed.data);
  const taken = choices.find((choice) => JSON.stringify(choice.action) === wanted);
  if (!taken) throw new RoundRefusedError("invalid_action", `${wanted} is not possible now`);
  return taken;
}
