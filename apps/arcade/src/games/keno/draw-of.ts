import { KenoEvent } from "@bellwether/games/mechanics/keno/wire.ts";

/** The balls of a draw of keno in their order. Throws an error for another mechanic's events. */
export function numbersIn(events: readonly unknown[]): readonly number[] {
  for (const each of events) {
    const event = KenoEvent.parse(each);
    if (event.type === "numbers-drawn") return event.numbers;
  }
  throw new Error("a draw of keno has no numbers");
}

/** Numbers as a text: "4, 11, 17". */
export const numbersText = (numbers: readonly number[]): string => numbers.join(", ");
