// The words of an SQL statement, as far as `bound-keys.ts` must understand it.

/** A name, a number, a parameter, an operator, or a whole group in parentheses. */
export type Token = string | Token[];

export function tokensOf(text: string): Token[] {
  const flat = text
    .replaceAll(/\/\*.*?\*\//gs, " ")
    .replaceAll(/--[^\n]*/g, " ")
    .match(/'(?:[^']|'')*'|"[^"]*"|\$\d+|[\w]+|::|<>|!=|<=|>=|\|\||->>|->|[^\s\w]/g);
  const stack: Token[][] = [[]];
  for (const token of flat ?? []) {
    if (token === "(") stack.push([]);
    else if (token === ")") {
      const group = stack.pop()!;
      stack.at(-1)!.push(group);
    } else stack.at(-1)!.push(/^[A-Za-z_]/.test(token) ? token.toLowerCase() : token.replaceAll('"', ""));
  }
  return stack[0]!;
}

const QUERY_STARTS = new Set(["select", "insert", "update", "delete", "with", "values"]);
/** Words that end an expression or an item of a list. */
const CLAUSES = new Set(
  [
    "select insert update delete with values from where set group order having limit offset returning union except intersect",
    "join left right full inner cross on using for window",
  ].flatMap((words) => words.split(" ")),
);

/** The parts of a query, each with the word that begins it. */
export function clausesOf(tokens: Token[]): [word: string, body: Token[]][] {
  const clauses: [string, Token[]][] = [];
  let isCase = 0;
  tokens.forEach((token, index) => {
    if (token === "case") isCase += 1;
    if (token === "end") isCase -= 1;
    const before = tokens[index - 1];
    const isClause =
      typeof token === "string" &&
      isCase === 0 &&
      CLAUSES.has(token) &&
      before !== "." &&
      before !== "as" &&
      // IS DISTINCT FROM, DISTINCT ON, DO UPDATE, ON CONFLICT, FOR UPDATE, left(…)
      !(token === "from" && before === "distinct") &&
      !(token === "on" && before === "distinct") &&
      !(token === "with" && tokens[index + 1] === "ordinality") &&
      !(token === "update" && (before === "do" || before === "for" || before === "key")) &&
      !(["left", "right"].includes(token) && Array.isArray(tokens[index + 1]));
    // What follows ON CONFLICT fixes nothing.
    if (isClause) clauses.push([token === "on" && tokens[index + 1] === "conflict" ? "conflict" : token, []]);
    else clauses.at(-1)?.[1].push(token);
  });
  return clauses;
}

export function splitOn(tokens: Token[], words: readonly string[]): Token[][] {
  const parts: Token[][] = [[]];
  let isBetween = false;
  for (const token of tokens) {
    if (token === "between") isBetween = true;
    const isWord = typeof token === "string" && words.includes(token);
    if (isWord && !(token === "and" && isBetween)) parts.push([]);
    else parts.at(-1)!.push(token);
    if (token === "and") isBetween = false;
  }
  return parts;
}

export const isQuery = (group: Token[]): boolean =>
  (typeof group[0] === "string" && QUERY_STARTS.has(group[0])) ||
  (Array.isArray(group[0]) &&
    group.length > 1 &&
    isQuery(group[0]) &&
    group.some((token) => token === "union"));
export const isName = (token: Token | undefined): token is string =>
  typeof token === "string" && /^[a-z_#]/.test(token);
export const namesIn = (group: Token[]) =>
  splitOn(group, [","]).flatMap(([name]) => (typeof name === "string" ? [name] : []));
/** An expression of one value: no comparison and no choice between values. */
export const isPlain = (expression: Token[]) =>
  expression.length > 0 &&
  !expression.some((token) =>
    ["=", "<", ">", "<>", "!=", "<=", ">=", "case", "is", "like", "and", "or"].includes(token as string),
  );
