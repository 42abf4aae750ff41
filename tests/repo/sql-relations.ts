/** The keywords before a table that is written. */
export const WRITE = "INSERT INTO|(?<!\\b(?:FOR|DO) )UPDATE|DELETE FROM|TRUNCATE|MERGE INTO|COPY|LOCK TABLE";

/** The keywords before a table that is read. */
export const READ = "(?<!\\bDISTINCT )FROM|JOIN|USING";

/** After these comes one name, and a comma begins something else. */
const ONE_NAME = /^(?:INSERT|UPDATE|MERGE|COPY|DELETE)/i;

const LIST_END = /^(?:;|WHERE|SET|VALUES|SELECT|GROUP|ORDER|HAVING|LIMIT|RETURNING|UNION|EXCEPT|WHEN|FOR)$/i;

/**
 * Names after one of these SQL keywords, and after each comma if the keyword begins a list: `FROM session s JOIN player p ON …,
 * payment y`. A name may be quoted and have a schema. `HOLE` of `string-literals.ts` if a value gives the name.
 */
export function relationsAfter(words: string, text: string): string[] {
  const keyword = new RegExp(`\\b(?:${words.replaceAll(" ", "\\s+")})(?![\\w.])`, "gi");
  return [...text.matchAll(keyword)].flatMap((match) =>
    listItems(text.slice(match.index + match[0].length))
      .slice(0, ONE_NAME.test(match[0]) ? 1 : undefined)
      .flatMap((item) => nameOf(item) ?? []),
  );
}

/** The items of the list that a text begins with, up to the list's end. */
function listItems(text: string): string[] {
  const items = [""];
  let depth = 0;
  for (const token of text.match(/\{\}|"[^"]*"|'[^']*'|\w+|\s+|./g) ?? []) {
    if (token === ")" && depth === 0) break;
    if (depth === 0 && LIST_END.test(token)) break;
    if (token === "(") depth += 1;
    if (token === ")") depth -= 1;
    if (token === "," && depth === 0) items.push("");
    else items[items.length - 1] += token;
  }
  return items;
}

/** The relation at the start of a list's item. A value in parentheses gives a query, whose own text is read where it is written. */
function nameOf(item: string): string | undefined {
  if (/^[\s(]*\(\s*\{\}/.test(item)) return undefined;
  const start = /^[\s(]*(?:TABLE\s+)?(?:ONLY\s+)?[\s(]*(?:"?\w+"?\s*\.\s*)?(?:"?(\w+)"?|(\{\}))/i;
  const [, name, hole] = start.exec(item) ?? [];
  return name?.toLowerCase() ?? hole;
}
