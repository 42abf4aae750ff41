import { type PGlite, protocol } from "@electric-sql/pglite";
import type { SqlResult } from "./sql.ts";

/** At most this many statements stay prepared: each takes memory. The statement whose last use is the oldest is dropped first. */
const MAX_PREPARED = 400;
/** PostgreSQL's error code for a prepared statement whose table has other columns now. The statement must be prepared again. */
const PLAN_IS_STALE = "0A000";

/** The parts of the wire protocol's messages that are read here. */
type Message = {
  name: string;
  dataTypeIDs?: number[];
  fields?: unknown[];
  text?: string;
};
type Column = { name: string; dataTypeID: number };
type Write = (value: unknown) => string | null;
type Read = (text: string, type?: number) => unknown;

type Prepared = {
  name: string;
  /** Makes the text form of each parameter. */
  write: (Write | undefined)[];
  columns: { name: string; read: Read | undefined }[];
};

/** The outcome of a command, such as `INSERT 0 3`. A `SELECT` changes nothing. */
const CHANGED = /^(?:INSERT|UPDATE|DELETE|MERGE|COPY)\b.* (\d+)$/;

/**
 * The one session of the embedded database. PGlite's own `query` asks the database six times for a statement: parse, describe, bind, describe,
 * execute, sync. A session asks once for a statement that it has prepared, and twice for another one.
 */
export class EmbeddedSession {
  readonly #database: PGlite;
  readonly #prepared = new Map<string, Prepared>();
  #count = 0;
  /** Whether statements stay prepared. Only those of the application's role do: a plan is made for the settings of its role. */
  keepsPrepared = false;

  constructor(database: PGlite) {
    this.#database = database;
  }

  /** Runs one statement; statements run in the order of their calls. Throws the database's error with its `code`. */
  query<Row>(text: string, parameters: readonly unknown[]): Promise<SqlResult<Row>> {
    return this.#database.runExclusive(async () => {
      const prepared = this.#find(text) ?? (await this.#prepare(text));
      const values = parameters.map((value, index) =>
        value === null || value === undefined ? null : (prepared.write[index] ?? String)(value),
      );
      const messages = await this.#ask(
        protocol.serialize.bind({ statement: prepared.name, values }),
        protocol.serialize.execute({}),
      ).catch(async (error: unknown) => {
        if ((error as { code?: string }).code === PLAN_IS_STALE) await this.#drop(text);
        throw error;
      });
      return resultOf<Row>(messages, prepared.columns);
    });
  }

  #find(text: string): Prepared | undefined {
    const known = this.#prepared.get(text);
    if (known === undefined) return undefined;
    // A map lists its keys in the order in which they were set: this one is now the most recent.
    this.#prepared.delete(text);
    this.#prepared.set(text, known);
    return known;
  }

  async #prepare(text: string): Promise<Prepared> {
    // The statement without a name is replaced by the next one.
    const name = this.keepsPrepared ? `prepared_${this.#count++}` : "";
    const messages = await this.#ask(
      protocol.serialize.parse({ name, text }),
      protocol.serialize.describe({ type: "S", name }),
    );
    const { serializers, parsers } = this.#database;
    const types = messages.find((each) => each.name === "parameterDescription")?.dataTypeIDs ?? [];
    const fields = messages.find((each) => each.name === "rowDescription")?.fields ?? [];
    const prepared: Prepared = {
      name,
      write: types.map((type) => serializers[type]),
      columns: (fields as Column[]).map((field) => ({ name: field.name, read: parsers[field.dataTypeID] })),
    };
    if (!this.keepsPrepared) return prepared;
    this.#prepared.set(text, prepared);
    const [oldest] = this.#prepared.keys();
    if (this.#prepared.size > MAX_PREPARED && oldest !== undefined) await this.#drop(oldest);
    return prepared;
  }

  async #drop(text: string): Promise<void> {
    const known = this.#prepared.get(text);
    if (!known) return;
    this.#prepared.delete(text);
    await this.#ask(protocol.serialize.close({ type: "S", name: known.name }));
  }

  /** Sends messages with a sync behind them. If one fails, the database skips the others up to the sync. */
  async #ask(...messages: Uint8Array[]): Promise<Message[]> {
    const answer = await this.#database.execProtocol(joined([...messages, protocol.serialize.sync()]));
    return answer.messages as Message[];
  }
}

function resultOf<Row>(messages: readonly Message[], columns: Prepared["columns"]): SqlResult<Row> {
  const rows: Row[] = [];
  let changed = 0;
  for (const { name, fields, text } of messages) {
    if (name === "dataRow") {
      const row: Record<string, unknown> = {};
      for (const [index, column] of columns.entries()) {
        const value = (fields?.[index] ?? null) as string | null;
        row[column.name] = value === null || !column.read ? value : column.read(value);
      }
      rows.push(row as Row);
    } else if (name === "commandComplete") changed += Number(CHANGED.exec(text ?? "")?.[1] ?? 0);
  }
  return { rows, rowCount: rows.length > 0 ? rows.length : changed };
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
