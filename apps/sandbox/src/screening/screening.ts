import { readFileSync } from "node:fs";
import { type ScreenedPerson, type ScreeningMatch, ScreeningRequest } from "@bellwether/contract";
import type { Hono } from "hono";

type Listed = Omit<ScreeningMatch, "similarity">;

/** From this similarity of names on, in percent, somebody may be the person of a list. */
const MIN_SIMILARITY = 75;

/** The request and response of a service that knows lists of PEP and sanctions. Its persons are invented; `Silent` gives no answer. */
export function mountScreening(app: Hono, { key }: { key: string }): void {
  const listed = JSON.parse(
    readFileSync(new URL("./listed-persons.json", import.meta.url), "utf8"),
  ) as Listed[];
  app.post("/sandbox/screening", async (c) => {
    if (c.req.header("authorization") !== `Bearer ${key}`) return c.text("unknown key", 401);
    const parsed = ScreeningRequest.safeParse(await c.req.json().catch(() => undefined));
    if (!parsed.success) return c.text("a field is missing or wrong", 400);
    const { persons } = parsed.data;
    if (persons.some(({ last_name }) => last_name.toLowerCase() === "silent"))
      return c.text("out of order", 503);
    return c.json({
      results: persons.map((person) => ({ id: person.id, matches: matchesOf(person, listed) })),
    });
  });
}

function matchesOf(person: ScreenedPerson, listed: readonly Listed[]): ScreeningMatch[] {
  const name = `${person.first_name} ${person.last_name}`;
  return listed.flatMap((entry) => {
    const similarity = similarityOf(name, entry.name);
    const mayBeBorn = entry.born_on === null || entry.born_on === person.born_on;
    return mayBeBorn && similarity >= MIN_SIMILARITY ? [{ ...entry, similarity }] : [];
  });
}

/** How many of the pairs of neighbouring letters two names have in common, in percent; the order of the names does not count. */
function similarityOf(one: string, other: string): number {
  const [here, there] = [pairsOf(one), pairsOf(other)];
  const left = [...there];
  const shared = here.filter((pair) => {
    const place = left.indexOf(pair);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
  const all = here.length + there.length;
  return all === 0 ? 0 : Math.round((200 * shared.length) / all);
}

function pairsOf(name: string): string[] {
  const words = name
    .normalize("NFD")
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  return words.flatMap((word) => [...word].slice(1).map((letter, place) => `${[...word][place]}${letter}`));
}
