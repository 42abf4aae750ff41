import type { Attempts } from "./attempts.ts";

/** The steps of a search for one title. */
type SearchPort<Found> = {
  attempts: Pick<Attempts, "last" | "decided">;
  /** Returns the same model for the same attempt on every machine, or undefined if the attempt cannot reach the wanted figures. */
  attempt(attempt: number): Found | undefined;
  /** Returns the reason for which a found model is refused, or undefined if it is kept. */
  refusal(found: Found, attempt: number): string | undefined;
  /** Writes the model that is kept. It can take a minute. */
  release(found: Found): void;
  /** Called before each attempt, with the reason for which the last model was refused, and before the release. */
  progress(attempt: number, note: string): void;
};

/** Searches from the attempt after the last decided one. An attempt is decided once it is refused or its model is written. */
export function searchTitle<Found>(id: string, port: SearchPort<Found>): { found: Found; attempt: number } {
  let missed = "";
  for (let attempt = port.attempts.last(id) + 1; ; attempt += 1) {
    port.progress(attempt, missed);
    const found = port.attempt(attempt);
    const refusal = found === undefined ? "no pays reach the figures" : port.refusal(found, attempt);
    if (found !== undefined && refusal === undefined) {
      port.progress(attempt, "found, counting the chances of its wins");
      port.release(found);
      port.attempts.decided(id, attempt);
      return { found, attempt };
    }
    missed = `the last missed: ${refusal}`;
    port.attempts.decided(id, attempt);
  }
}
