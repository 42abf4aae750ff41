import { clausesOf, isName, isPlain, isQuery, namesIn, splitOn, type Token, tokensOf } from "./sql-tokens.ts";

/** What the analysis must know of the schema. */
export type KnownColumns = {
  /** The columns of a table or view in their order; undefined for a name that the schema does not have. */
  columnsOf(relation: string): readonly string[] | undefined;
};

/** A table or view that a statement reads or writes. */
export type Mention = {
  relation: string;
  /** The numbers of the parameters that a column of it must equal, or that are inserted into it. */
  parametersOf(column: string): readonly number[];
};

/**
 * Which parameters fix the columns of each relation in a statement. A column is fixed by an equality that every row must fulfil (`WHERE`, `ON`, `USING`;
 * not below `OR`), by `= ANY`, `IN`, or by the value that is inserted, also through others: `a.id = b.id AND b.id = $1`, through `unnest`, and through
 * the columns of a subquery. Whatever the analysis does not understand fixes nothing.
 */
export function boundKeys(text: string, known: KnownColumns): Mention[] {
  const analysis = new Analysis(known);
  analysis.readStatement(tokensOf(text));
  return analysis.mentions();
}

const JOINS = new Set(["join", "left", "right", "full", "inner", "cross", "outer", "lateral", "natural"]);

/** What a query reads: a table, a view, a function's rows, another query. Without columns it may have any. */
type Source = { node: string; columns: readonly string[] | undefined; relation: string | undefined };
/** One query with its sources. A column without a source's name is of the nearest scope that has it. */
type Scope = { parent: Scope | undefined; sources: Map<string, Source>; output: Output };
/** The columns that a query returns. */
type Output = { node: string; columns: string[] };

/** Columns and parameters are nodes; those that must be equal have the same root. */
class Analysis {
  readonly #known: KnownColumns;
  readonly #same = new Map<string, string>();
  readonly #mentions: { relation: string; node: string }[] = [];
  #nodes = 0;

  constructor(known: KnownColumns) {
    this.#known = known;
  }

  mentions(): Mention[] {
    const parameters = [...this.#same.keys()].filter((node) => node.startsWith("$"));
    return this.#mentions.map(({ relation, node }) => ({
      relation,
      parametersOf: (column) =>
        parameters
          .filter((parameter) => this.#root(parameter) === this.#root(`${node}.${column}`))
          .map((parameter) => Number(parameter.slice(1))),
    }));
  }

  readStatement(tokens: Token[]): void {
    this.#query(tokens, undefined, new Map());
  }

  #root(node: string): string {
    let root = node;
    for (let next = this.#same.get(root); next !== undefined && next !== root; next = this.#same.get(root))
      root = next;
    return root;
  }

  #equate(one: string, other: string): void {
    for (const node of [one, other]) if (!this.#same.has(node)) this.#same.set(node, node);
    this.#same.set(this.#root(one), this.#root(other));
  }

  #newNode(name: string): string {
    this.#nodes += 1;
    return `${name}#${this.#nodes}`;
  }

  /** Reads a query and returns its columns. `ctes` are the named queries that it can read. */
  #query(tokens: Token[], parent: Scope | undefined, ctes: ReadonlyMap<string, Output>): Output {
    const known = new Map(ctes);
    let rest = tokens;
    if (rest[0] === "with") rest = this.#withQueries(rest.slice(1), parent, known);
    const output: Output = { node: this.#newNode("query"), columns: [] };
    for (const part of splitOn(rest, ["union", "except", "intersect"])) {
      const own = part[0] === "all" || part[0] === "distinct" ? part.slice(1) : part;
      const [only] = own;
      if (own.length === 1 && Array.isArray(only)) this.#passOn(this.#query(only, parent, known), output);
      else this.#part(own, { parent, sources: new Map(), output }, known);
    }
    return output;
  }

  #withQueries(tokens: Token[], parent: Scope | undefined, ctes: Map<string, Output>): Token[] {
    let place = tokens[0] === "recursive" ? 1 : 0;
    for (;;) {
      const name = tokens[place] as string;
      let next = place + 1;
      const named = Array.isArray(tokens[next]) ? namesIn(tokens[next] as Token[]) : undefined;
      if (named) next += 1;
      while (!Array.isArray(tokens[next])) next += 1;
      const output = this.#query(tokens[next] as Token[], parent, ctes);
      ctes.set(name, named ? this.#renamed(output, named) : output);
      if (tokens[next + 1] !== ",") return tokens.slice(next + 1);
      place = next + 2;
    }
  }

  #renamed(output: Output, names: readonly string[]): Output {
    const renamed = { node: this.#newNode("named"), columns: [...names] };
    names.forEach((name, index) => {
      const column = output.columns[index];
      if (column !== undefined) this.#equate(`${renamed.node}.${name}`, `${output.node}.${column}`);
    });
    return renamed;
  }

  /** Columns of one query become those of another, by their places. */
  #passOn(from: Output, to: Output): void {
    from.columns.forEach((column, index) => {
      to.columns[index] ??= column;
      this.#equate(`${to.node}.${to.columns[index]}`, `${from.node}.${column}`);
    });
  }

  /** One SELECT, VALUES, INSERT, UPDATE or DELETE. */
  #part(tokens: Token[], scope: Scope, ctes: ReadonlyMap<string, Output>): void {
    const clauses = clausesOf(tokens);
    // Relations first: a SELECT's list stands before them.
    for (const [word, body] of clauses) {
      // DELETE … USING names relations, JOIN … USING a group of columns.
      const isSource = word === "from" || word === "update" || JOINS.has(word);
      if (isSource || (word === "using" && !Array.isArray(body[0]))) this.#sources(body, scope, ctes);
    }
    const insert = clauses.find(([word]) => word === "insert");
    const target = insert && this.#insertTarget(insert[1], scope);
    for (const [word, body] of clauses) {
      if (word === "where" || word === "on") this.#condition(body, scope, ctes);
      else if (word === "using" && Array.isArray(body[0])) this.#usingColumns(body[0], scope);
      else if (word === "select") this.#list(body, scope, ctes, target ?? scope.output);
      else if (word === "values") this.#values(body, scope, ctes, target ?? scope.output);
      else if (word === "returning") this.#list(body, scope, ctes, scope.output);
      else if (!["from", "insert", "update", "using"].includes(word) && !JOINS.has(word))
        this.#subqueries(body, scope, ctes);
    }
  }

  #insertTarget(body: Token[], scope: Scope): Output {
    // INSERT INTO name [AS alias] (columns)
    const name = body.find((token) => typeof token === "string" && token !== "into") as string;
    const columns = body.find((token) => Array.isArray(token)) as Token[] | undefined;
    const alias = body[body.indexOf("as") + 1];
    const source = this.#mention(name);
    scope.sources.set(body.includes("as") ? (alias as string) : name, source);
    return { node: source.node, columns: columns ? namesIn(columns) : [...(source.columns ?? [])] };
  }

  #mention(relation: string): Source {
    const source = { node: this.#newNode(relation), columns: this.#known.columnsOf(relation), relation };
    this.#mentions.push({ relation, node: source.node });
    return source;
  }

  #sources(body: Token[], scope: Scope, ctes: ReadonlyMap<string, Output>): void {
    for (const item of splitOn(body, [","])) {
      const own = item.filter((token) => !["only", "lateral", "ordinality"].includes(token as string));
      const [first, second] = own;
      if (first === undefined) continue;
      const end = Array.isArray(first) ? 1 : Array.isArray(second) ? 2 : 1;
      const rest = own.slice(end).filter((token) => token !== "as" && token !== "with");
      const alias = rest.find((token) => typeof token === "string") as string | undefined;
      const names = rest.find((token) => Array.isArray(token)) as Token[] | undefined;
      if (Array.isArray(first)) {
        if (!isQuery(first)) {
          this.#part(["from", ...first], scope, ctes);
          continue;
        }
        const output = this.#query(first, scope, ctes);
        const named = names ? this.#renamed(output, namesIn(names)) : output;
        scope.sources.set(alias ?? named.node, { ...named, relation: undefined });
      } else if (Array.isArray(second)) {
        const source = this.#functionSource(first, second, alias, names && namesIn(names), scope);
        scope.sources.set(alias ?? first, source);
      } else {
        const cte = ctes.get(first);
        scope.sources.set(alias ?? first, cte ? { ...cte, relation: undefined } : this.#mention(first));
      }
    }
  }

  /** `unnest($1, $2) AS k(a, b)`: each column is of one argument. Of other functions every column is of all of them. */
  #functionSource(
    name: string,
    args: Token[],
    alias: string | undefined,
    names: readonly string[] | undefined,
    scope: Scope,
  ): Source {
    const node = this.#newNode(name);
    const items = splitOn(args, [","]);
    const columns = names ?? (items.length === 1 ? [alias ?? name] : items.map((_, index) => `#${index}`));
    columns.forEach((column, index) => {
      const from = name === "unnest" ? [items[index] ?? []] : items;
      for (const item of from) this.#equateAll(`${node}.${column}`, item, scope);
    });
    return { node, columns, relation: undefined };
  }

  #usingColumns(columns: Token[], scope: Scope): void {
    for (const column of namesIn(columns)) {
      const [first, ...others] = [...scope.sources.values()].filter(
        (source) => source.columns?.includes(column) ?? true,
      );
      for (const other of others) this.#equate(`${first!.node}.${column}`, `${other.node}.${column}`);
    }
  }

  /** A SELECT's or RETURNING's list; each item is a column of `output`. */
  #list(body: Token[], scope: Scope, ctes: ReadonlyMap<string, Output>, output: Output): void {
    const isInsert = output !== scope.output;
    let place = 0;
    const own = body[0] === "distinct" ? body.slice(body[1] === "on" ? 3 : 1) : body;
    for (const item of splitOn(own, [","])) {
      this.#subqueries(item, scope, ctes);
      const [first, dot, last] = item;
      if (first === "*" || (dot === "." && last === "*")) {
        const sources =
          first === "*" ? [...scope.sources.values()] : [this.#sourceOf(first as string, scope)];
        for (const source of sources)
          for (const column of source?.columns ?? []) {
            const name = isInsert ? output.columns[place] : column;
            place += 1;
            if (name === undefined) continue;
            if (!isInsert) output.columns.push(name);
            this.#equate(`${output.node}.${name}`, `${source!.node}.${column}`);
          }
        continue;
      }
      const named = item.lastIndexOf("as");
      const value = named > 0 ? item.slice(0, named) : item;
      const name = isInsert
        ? output.columns[place]
        : ((named > 0 ? item.at(-1) : item.findLast(isName)) as string);
      place += 1;
      if (name === undefined) continue;
      if (!isInsert) output.columns.push(name);
      if (isPlain(value)) this.#equateAll(`${output.node}.${name}`, value, scope);
    }
  }

  #values(body: Token[], scope: Scope, ctes: ReadonlyMap<string, Output>, output: Output): void {
    for (const row of body.filter((token) => Array.isArray(token)) as Token[][]) {
      this.#subqueries(row, scope, ctes);
      splitOn(row, [","]).forEach((item, index) => {
        const name = output.columns[index] ?? `column${index + 1}`;
        output.columns[index] = name;
        if (isPlain(item)) this.#equateAll(`${output.node}.${name}`, item, scope);
      });
    }
  }

  /** Equalities that every row fulfils. */
  #condition(body: Token[], scope: Scope, ctes: ReadonlyMap<string, Output>): void {
    if (body.includes("or")) {
      this.#subqueries(body, scope, ctes);
      return;
    }
    for (const term of splitOn(body, ["and"])) {
      const [only] = term;
      if (term.length === 1 && Array.isArray(only) && !isQuery(only)) this.#condition(only, scope, ctes);
      else this.#term(term, scope, ctes);
    }
  }

  #term(term: Token[], scope: Scope, ctes: ReadonlyMap<string, Output>): void {
    const place = term.findIndex((token) => token === "=" || token === "in");
    const [left, right] = [term.slice(0, place), term.slice(place + 1)];
    if (place < 1 || left.includes("not") || term.includes("case")) {
      this.#subqueries(term, scope, ctes);
      return;
    }
    const group = right.find((token) => Array.isArray(token)) as Token[] | undefined;
    const isList = term[place] === "in" || right[0] === "any";
    const lefts = Array.isArray(left[0]) && left.length === 1 ? splitOn(left[0], [","]) : [left];
    if (group && isQuery(group) && (isList || right.length === 1)) {
      const output = this.#query(group, scope, ctes);
      lefts.forEach((item, index) => {
        const column = output.columns[index];
        if (column !== undefined && isPlain(item)) this.#equateAll(`${output.node}.${column}`, item, scope);
      });
      return;
    }
    this.#subqueries(term, scope, ctes);
    const node = this.#newNode("term");
    if (lefts.length > 1 && group) {
      splitOn(group, [","]).forEach((item, index) => {
        if (!isPlain(item) || !isPlain(lefts[index] ?? [])) return;
        this.#equateAll(`${node}.${index}`, item, scope);
        this.#equateAll(`${node}.${index}`, lefts[index] ?? [], scope);
      });
    } else if (isPlain(left) && isPlain(right)) {
      this.#equateAll(node, left, scope);
      this.#equateAll(node, right, scope);
    }
  }

  /** Every parameter and column of an expression: `'player:' || p.id`, `split_part(k.key, '|', 1)`, `$1::text`. */
  #equateAll(node: string, expression: Token[], scope: Scope): void {
    expression.forEach((token, index) => {
      if (Array.isArray(token)) {
        if (!isQuery(token)) this.#equateAll(node, token, scope);
        return;
      }
      if (token.startsWith("$")) {
        this.#equate(node, token);
        return;
      }
      const before = expression[index - 1];
      if (!isName(token) || before === "." || before === "::" || Array.isArray(expression[index + 1])) return;
      const column = expression[index + 1] === "." ? expression[index + 2] : undefined;
      const source = column === undefined ? this.#sourceWith(token, scope) : this.#sourceOf(token, scope);
      if (source) this.#equate(node, `${source.node}.${(column as string | undefined) ?? token}`);
    });
  }

  #sourceOf(alias: string, scope: Scope | undefined): Source | undefined {
    for (let at = scope; at; at = at.parent) {
      const source = at.sources.get(alias);
      if (source) return source;
    }
    return undefined;
  }

  #sourceWith(column: string, scope: Scope | undefined): Source | undefined {
    for (let at = scope; at; at = at.parent)
      for (const source of at.sources.values()) if (source.columns?.includes(column)) return source;
    return undefined;
  }

  #subqueries(tokens: Token[], scope: Scope, ctes: ReadonlyMap<string, Output>): void {
    for (const token of tokens)
      if (Array.isArray(token)) {
        if (isQuery(token)) this.#query(token, scope, ctes);
        else this.#subqueries(token, scope, ctes);
      }
  }
}
