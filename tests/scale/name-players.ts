import { relationsAfter, WRITE } from "../repo/sql-relations.ts";
import { boundKeys } from "./bound-keys.ts";
import type { HotPath } from "./hot-paths.ts";
import type { Schema } from "./read-schema.ts";
import type { SentStatement } from "./record-statements.ts";
import { SPREAD_OF } from "./table-spread.ts";

/** A place where a statement reads or writes rows of players and does not say of which player. */
export type Unnamed = { relation: string; text: string };

/** Statements that touch a table of players without naming the path's player in its key. */
export function unnamedIn(path: HotPath, schema: Schema): Unnamed[] {
  return path.sent.flatMap(({ text, parameters }) =>
    boundKeys(text, schema)
      .filter(({ relation }) => kindOf(relation, schema) === "player")
      .filter(({ relation, parametersOf }) => {
        const keys = keysOf(relation, schema);
        return !keys.some((key) => parametersOf(key).some((place) => names(parameters[place - 1], path)));
      })
      .map(({ relation }) => ({ relation, text: text.replaceAll(/\s+/g, " ") })),
  );
}

/** What a path's SQL transactions, and its statements outside of them, do beside their player's rows. */
export type Crossings = {
  transactions: number;
  /** Tables of the coordinator that are written, or read, together with rows of players. */
  writes: readonly string[];
  reads: readonly string[];
  /** Kinds of accounts that are locked together with the player's: the first part of their addresses. */
  accounts: readonly string[];
};

export function crossingsOf(path: HotPath, schema: Schema): Crossings {
  const units = Object.values(
    Object.groupBy(path.sent, ({ transaction }, index) => transaction ?? `alone ${index}`),
  ) as SentStatement[][];
  const writes = new Set<string>();
  const reads = new Set<string>();
  for (const unit of units) {
    const mentioned = unit.flatMap(({ text }) => boundKeys(text, schema).map(({ relation }) => relation));
    if (!mentioned.some((relation) => kindOf(relation, schema) === "player")) continue;
    const written = new Set(unit.flatMap(({ text }) => relationsAfter(WRITE, text)));
    for (const relation of mentioned)
      for (const table of schema.tablesOf(relation))
        if (SPREAD_OF.get(table)?.kind === "coordinator") (written.has(table) ? writes : reads).add(table);
  }
  const locked = path.sent
    .filter(({ text }) => text.includes("FOR NO KEY UPDATE") && text.includes("ledger_account"))
    .flatMap(({ parameters }) =>
      wordsOf(parameters[0]).map((id) => path.accounts.get(id)?.split(":")[0] ?? id),
    );
  return {
    transactions: units.filter(([first]) => first?.transaction !== undefined).length,
    writes: [...writes].sort(),
    reads: [...reads].sort(),
    accounts: [...new Set(locked)].filter((kind) => kind !== "player").sort(),
  };
}

/** A view is of players if one of its tables is. */
function kindOf(relation: string, schema: Schema) {
  const kinds = schema.tablesOf(relation).map((table) => SPREAD_OF.get(table)?.kind);
  return kinds.includes("player") ? "player" : kinds[0];
}

/** The columns of a table or view that name the player. An account's id stands for its address. */
function keysOf(relation: string, schema: Schema): string[] {
  const keys = schema.tablesOf(relation).flatMap((table) => SPREAD_OF.get(table)?.key ?? []);
  if (relation === "ledger_account") keys.push("id");
  return keys.filter((key) => schema.columnsOf(relation)?.includes(key));
}

/** Whether a parameter holds the player's id, also as part of an address or of a list, or one of their accounts. */
function names(parameter: unknown, { playerId, accounts }: HotPath): boolean {
  return wordsOf(parameter).some(
    (word) => word === playerId || accounts.get(word)?.split(":")[1] === playerId,
  );
}

/** The words of a parameter: texts and lists of texts, and lists of numbers in PostgreSQL's binary format. */
function wordsOf(parameter: unknown): string[] {
  if (typeof parameter === "bigint") return [String(parameter)];
  if (typeof parameter === "string") return parameter.match(/[\w-]+/g) ?? [];
  if (Array.isArray(parameter)) return parameter.flatMap(wordsOf);
  if (!(parameter instanceof Uint8Array)) return [];
  const view = new DataView(parameter.buffer, parameter.byteOffset, parameter.byteLength);
  const words: string[] = [];
  for (let at = 24; at + 8 <= view.byteLength; at += 12) words.push(String(view.getBigInt64(at)));
  return words;
}
