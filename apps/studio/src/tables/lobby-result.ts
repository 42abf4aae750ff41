import type { TableResult, TableResultType } from "@bellwether/contract/studio/index.ts";

type LobbyResult = { type: TableResultType; text: string };

/** The draw in short, as a lobby shows it. Undefined for other games. */
export function lobbyResult(events: TableResult["events"]): LobbyResult | undefined {
  for (const event of events) {
    if (event.type === "ball-landed" && "pocket" in event)
      return { type: "roulette", text: String(event.pocket) };
    if (event.type === "hands-compared" && "winner" in event)
      return { type: "baccarat", text: String(event.winner) };
    if (event.type === "race-run" && "order" in event && Array.isArray(event.order))
      return { type: "race", text: String(event.order[0]) };
    if (event.type === "match-ended" && "home" in event && "away" in event)
      return { type: "match", text: `${event.home}:${event.away}` };
    if (event.type === "cards-compared" && "winner" in event)
      return { type: "topcard", text: String(event.winner) };
    if (event.type === "wall-opened" && "prizes" in event)
      return { type: "gonzo", text: idolText(event.prizes as number[], events) };
    if (event.type === "dice-stopped" && "sum" in event)
      return { type: "dice", text: sumText(Number(event.sum), events) };
  }
  return undefined;
}

type Events = TableResult["events"];

/** The number of the stone with the highest prize, and the factor of the drop. */
function idolText(prizes: readonly number[], events: Events): string {
  const drop = events.find(({ type }) => type === "drop-fallen") as { factor?: number } | undefined;
  return `${prizes.indexOf(Math.max(...prizes)) + 1}:${drop?.factor ?? 1}`;
}

/** The sum of the dice, with its factor if it was struck. */
function sumText(sum: number, events: Events): string {
  const struck = events.find(({ type }) => type === "sums-struck") as
    | { strikes?: readonly { sum: number; factor: number }[] }
    | undefined;
  const strike = struck?.strikes?.find((each) => each.sum === sum);
  return strike ? `${sum}:${strike.factor}` : String(sum);
}
