import { describe, expect, it } from "vitest";
import { boundKeys } from "./bound-keys.ts";

const columns: Readonly<Record<string, readonly string[]>> = {
  bet: ["id", "player_id", "round_id", "state"],
  round: ["id", "player_id"],
};
const known = { columnsOf: (relation: string) => columns[relation] };

/** For each mention of a table, the parameters that fix its player. */
const playersIn = (text: string) =>
  boundKeys(text, known).map(({ relation, parametersOf }) => [relation, parametersOf("player_id")]);

describe("a statement names its player", () => {
  it.each([
    ["an equality", "SELECT * FROM bet WHERE state = 'open' AND player_id = $1::text", [["bet", [1]]]],
    ["a list", "SELECT * FROM bet b WHERE b.player_id = ANY($2::text[]) ORDER BY id", [["bet", [2]]]],
    ["several columns", "SELECT 1 FROM bet WHERE (id, player_id) = ($2, $1)", [["bet", [1]]]],
    [
      "a join",
      "SELECT 1 FROM bet b JOIN round r ON r.player_id = b.player_id WHERE r.player_id = $1",
      [
        ["bet", [1]],
        ["round", [1]],
      ],
    ],
    [
      "USING",
      "SELECT 1 FROM bet JOIN round USING (player_id) WHERE bet.player_id = $3",
      [
        ["bet", [3]],
        ["round", [3]],
      ],
    ],
    [
      "unnested lists",
      "SELECT 1 FROM unnest($1::text[], $2::text[]) AS k(id, player) JOIN bet b ON b.player_id = k.player",
      [["bet", [2]]],
    ],
    [
      "a part of a text",
      "SELECT 1 FROM unnest($1::text[]) AS k(key) JOIN bet ON player_id = split_part(k.key, '|', 1)",
      [["bet", [1]]],
    ],
    [
      "a subquery",
      "SELECT 1 FROM (SELECT player_id AS who FROM bet WHERE player_id = $1) b JOIN round r ON r.player_id = b.who",
      [
        ["bet", [1]],
        ["round", [1]],
      ],
    ],
    [
      "a named query",
      "WITH b AS (SELECT * FROM bet WHERE player_id = $1) UPDATE round SET id = 1 FROM b WHERE round.player_id = b.player_id",
      [
        ["bet", [1]],
        ["round", [1]],
      ],
    ],
    [
      "a correlated query",
      "SELECT (SELECT count(*) FROM round r WHERE r.player_id = b.player_id) FROM bet b WHERE b.player_id = $1",
      [
        ["bet", [1]],
        ["round", [1]],
      ],
    ],
    [
      "an inserted row",
      "INSERT INTO bet (id, player_id) VALUES ($1, $2) ON CONFLICT (id, player_id) DO NOTHING",
      [["bet", [2]]],
    ],
    [
      "inserted lists",
      "INSERT INTO bet AS b (player_id, id) SELECT unnest($1::text[]), unnest($2::text[])",
      [["bet", [1]]],
    ],
    [
      "inserted rows of another",
      "INSERT INTO bet (id, player_id) SELECT id, player_id FROM round WHERE player_id = $1",
      [
        ["bet", [1]],
        ["round", [1]],
      ],
    ],
  ])("a statement names its player by %s", (_, text, found) => {
    expect(playersIn(text).sort()).toEqual(found);
  });

  it.each([
    ["another column", "SELECT * FROM bet WHERE id = $1"],
    ["one of two choices", "SELECT * FROM bet WHERE player_id = $1 OR id = $2"],
    ["another value", "SELECT * FROM bet WHERE player_id <> $1"],
    ["NOT IN", "SELECT * FROM bet WHERE player_id NOT IN ($1, $2)"],
    ["a value that is set", "UPDATE bet SET player_id = $1 WHERE id = $2"],
    [
      "a choice of values",
      "SELECT * FROM bet WHERE CASE WHEN player_id = $1 THEN true ELSE state = 'open' END",
    ],
    ["a selected comparison", "SELECT player_id = $1 AS is_own FROM bet"],
    ["another table's player", "SELECT 1 FROM bet b, (SELECT 1 FROM round WHERE player_id = $1) r"],
    ["a comment", "SELECT 1 FROM bet -- WHERE player_id = $1"],
  ])("a statement names no player by %s", (_, text) => {
    expect(playersIn(text)).toContainEqual(["bet", []]);
  });
});
