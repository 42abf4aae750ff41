import { isDeepStrictEqual } from "node:util";
import { RoundReplay } from "@bellwether/contract/studio/index.ts";
import { parseInput, readJsonInput } from "../commands/refused-input.ts";
import type { PlayedRound } from "../rounds/fold-round.ts";

/**
 * A round as the studio has published it: the answer of `GET /studio/api/rounds/{roundId}` in a file. Throws a `RefusedInputError` for a file
 * with something else.
 */
export function readPublishedRound(path: string): RoundReplay {
  const place = `${path} is not the answer of GET /studio/api/rounds/{roundId}`;
  return parseInput(RoundReplay, readJsonInput(path), place);
}

/** The first thing in which a published round differs from the one that its seeds give. */
export function differenceOf(published: RoundReplay, played: PlayedRound): string | undefined {
  const amounts = [
    ["stake", published.stakeMinor, played.stakedMinor],
    ["payout", published.payoutMinor, played.payoutMinor],
  ] as const;
  for (const [name, shown, computed] of amounts)
    if (shown !== computed.toString())
      return `The published ${name} is ${shown} minor units, but the seeds give ${computed}.`;
  const { events } = published.script;
  // As the wire has them: a field without a value is not sent.
  const computed: typeof events = JSON.parse(JSON.stringify(played.script.events));
  const longer = events.length > computed.length ? events : computed;
  const place = longer.findIndex((_, at) => !isDeepStrictEqual(events[at], computed[at]));
  if (place === -1) return undefined;
  return `Event ${place + 1} differs.\n  published ${eventText(events[place])}\n  computed  ${eventText(computed[place])}`;
}

const eventText = (event: object | undefined) => (event ? JSON.stringify(event) : "none");
