import type { AnySchema } from "@bellwether/contract";
import type { z } from "zod";

type Event<Schema extends AnySchema<{ type: string }>> = z.infer<Schema>;

/** The event of this type in a draw. Throws an error for a draw of another mechanic. */
export function eventIn<Schema extends AnySchema<{ type: string }>, Type extends Event<Schema>["type"]>(
  schema: Schema,
  events: readonly unknown[],
  type: Type,
): Extract<Event<Schema>, { type: Type }> {
  for (const each of events) {
    const { data } = schema.safeParse(each);
    if (data?.type === type) return data as Extract<Event<Schema>, { type: Type }>;
  }
  throw new Error(`a draw without ${type}`);
}
