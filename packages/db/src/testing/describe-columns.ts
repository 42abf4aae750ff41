import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import pg from "pg";
import type { MigrationSet } from "../migrate.ts";
import { embeddedTemplate } from "./embedded-template.ts";
import { openTestDatabase } from "./test-database.ts";

/** A column of a statement's result; `type` is its type's object identifier. */
export type ResultColumn = { name: string; type: number };

export type ColumnReader = {
  /** Asks for the columns that a statement would return, without running it; none for a statement that returns no rows. Throws the database's error. */
  describe(text: string): Promise<ResultColumn[]>;
  close(): Promise<void>;
};

/** Reads columns on a migrated database: on the PostgreSQL server that TEST_POSTGRES_URL names, or in memory. */
export function openColumnReader(sets: readonly MigrationSet[]): Promise<ColumnReader> {
  const server = process.env.TEST_POSTGRES_URL;
  return server ? readOnServer(server, sets) : readEmbedded(sets);
}

async function readEmbedded(sets: readonly MigrationSet[]): Promise<ColumnReader> {
  const database = await PGlite.create({
    loadDataDir: await embeddedTemplate(sets),
    extensions: { pg_trgm },
  });
  return {
    async describe(text) {
      const { resultFields } = await database.describeQuery(text);
      return resultFields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }));
    },
    close: () => database.close(),
  };
}

async function readOnServer(server: string, sets: readonly MigrationSet[]): Promise<ColumnReader> {
  const database = await openTestDatabase(sets);
  const { rows } = await database.query<{ name: string }>("SELECT current_database()::text AS name");
  const url = new URL(server);
  url.pathname = `/${rows[0]?.name}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  return {
    describe: (text) => new Promise((resolve, reject) => client.query(descriptionOf(text, resolve, reject))),
    async close() {
      await client.end();
      await database.close();
    },
  };
}

/** The messages of the extended protocol that the driver's types leave out. */
type Messages = {
  parse(message: { text: string }): void;
  describe(message: { type: "S" }): void;
  sync(): void;
};
type Description = { fields: readonly { name: string; dataTypeID: number }[] };

/** A query for the driver that only prepares a statement. */
function descriptionOf(
  text: string,
  resolve: (columns: ResultColumn[]) => void,
  reject: (error: Error) => void,
): pg.Submittable {
  let columns: ResultColumn[] = [];
  const query = {
    submit(connection: unknown) {
      const messages = connection as Messages;
      messages.parse({ text });
      messages.describe({ type: "S" });
      messages.sync();
    },
    handleRowDescription({ fields }: Description) {
      columns = fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }));
    },
    // The driver tells one of the two.
    handleError: reject,
    handleReadyForQuery: () => resolve(columns),
  };
  return query;
}
