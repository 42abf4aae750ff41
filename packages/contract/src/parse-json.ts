/**
 * Parses JSON whose objects name each key once. For a repeated key this side reads the last value and another reader may use the first, so
 * that the checked value is not the one that takes effect (docs/decisions/0027).
 * @throws SyntaxError
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (hasRepeatedKey(text)) throw new SyntaxError("a key stands twice in an object");
  return value;
}

/** The value of {@link parseJson}; undefined for a text that it refuses. */
export function readJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** `text` is known to be valid JSON: a string is a key if a colon follows, and belongs to the innermost open object. */
function hasRepeatedKey(text: string): boolean {
  const open: Set<string>[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === "{") open.push(new Set());
    else if (character === "}") open.pop();
    if (character !== '"') continue;
    const start = at;
    at = endOfText(text, at);
    if (!isKey(text, at + 1)) continue;
    const written = text.slice(start + 1, at);
    const key = written.includes("\\") ? (JSON.parse(`"${written}"`) as string) : written;
    const keys = open.at(-1);
    if (keys?.has(key)) return true;
    keys?.add(key);
  }
  return false;
}

/** The index of the closing quotation mark of the string that begins at `start`. */
function endOfText(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at;
}

function isKey(text: string, after: number): boolean {
  let at = after;
  while (text[at] === " " || text[at] === "\n" || text[at] === "\r" || text[at] === "\t") at += 1;
  return text[at] === ":";
}
