import { expect, it } from "vitest";
import { playersText } from "./table-players.tsx";

const t = (key: string, params?: object) => `${key} ${JSON.stringify(params)}`;

it.each([
  [{ players: 0, house: 0 }, undefined],
  [{ players: 4, house: 0 }, 'core.live_players {"count":4}'],
  [{ players: 3, house: 3 }, 'core.live_players_house {"count":3}'],
  [{ players: 5, house: 3 }, 'core.live_players_mixed {"people":2,"count":3}'],
])("a table with %o counts house players apart from people", (bettors, text) => {
  expect(playersText(bettors, t as never)).toBe(text);
});
