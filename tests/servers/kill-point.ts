import { createRequire } from "node:module";
import { EmbeddedSession } from "@bellwether/db/embedded-session.ts";
import type { SqlResult } from "@bellwether/db/sql.ts";
import type { KillMark } from "./product.ts";

/**
 * Loaded into the product with `node --import`. The test names a step and a write over the channel between the two processes, or at the start
 * in `KILL_AT`, and the product kills itself with SIGKILL at that step. This module intercepts the statements to the database, so the product
 * needs no hook.
 */
let armed = process.env.KILL_AT ? (JSON.parse(process.env.KILL_AT) as KillMark) : undefined;
process.on("message", (mark: KillMark) => {
  armed = mark;
  process.send!("armed");
});
// The channel alone must not keep a stopped process alive.
process.channel?.unref();

const MONEY_WRITE = /INSERT INTO ledger_operation/;
const POT_WRITE = /UPDATE studio_round SET pot_hits/;
const TABLE_WRITE = /(?:INSERT INTO|UPDATE) studio_table_round/;
const die = () => process.kill(process.pid, "SIGKILL");

/** Whether the statement is the write that the test has named. */
function isAwaited(text: string, parameters: unknown): boolean {
  if (armed === undefined) return false;
  const { write } = armed;
  const hasValue = (value: string) => Array.isArray(parameters) && parameters.includes(value);
  if (write === "money") return MONEY_WRITE.test(text);
  if (write === "pot") return POT_WRITE.test(text);
  if (typeof write === "string") return TABLE_WRITE.test(text) && hasValue(write);
  if ("key" in write) return MONEY_WRITE.test(text) && String(parameters).includes(write.key);
  return text.includes(write.statement) && (write.value === undefined || hasValue(write.value));
}

/** Follows the statements of one connection. */
function createWatch() {
  let isInTransaction = false;
  let hasWritten = false;
  return {
    /** Returns whether the statement is its own commit of the named write. */
    before(text: string, parameters: unknown): boolean {
      if (text === "BEGIN") [isInTransaction, hasWritten] = [true, false];
      const isNamed = isAwaited(text, parameters);
      if (isNamed) {
        if (armed?.step === "before write") die();
        hasWritten = true;
      }
      if (text === "COMMIT" && hasWritten && armed?.step === "before commit") die();
      if (text === "COMMIT" || text === "ROLLBACK") isInTransaction = false;
      return isNamed && !isInTransaction;
    },
    after(text: string, isOwnCommit: boolean) {
      const isCommit = isOwnCommit || (text === "COMMIT" && hasWritten);
      if (isCommit && armed?.step === "before answer") die();
    },
  };
}

const embedded = createWatch();
const query = EmbeddedSession.prototype.query;
EmbeddedSession.prototype.query = async function watchedQuery<Row>(
  this: EmbeddedSession,
  text: string,
  parameters: readonly unknown[],
) {
  const isOwnCommit = embedded.before(text, parameters);
  const result = await query.call(this, text, parameters);
  embedded.after(text, isOwnCommit);
  return result as SqlResult<Row>;
};

type Query = { text: string; values?: unknown };
type Callback = (error: Error | null, result: unknown) => void;
type Client = { query: (query: Query, callback: Callback) => unknown };

// The driver is that of packages/db.
const { Client } = createRequire(new URL("../../packages/db/package.json", import.meta.url))("pg") as {
  Client: { prototype: Client };
};
const ask = Client.prototype.query;
const watches = new WeakMap<Client, ReturnType<typeof createWatch>>();
Client.prototype.query = function watchedAsk(this: Client, asked: Query, callback: Callback) {
  const watch = watches.get(this) ?? createWatch();
  watches.set(this, watch);
  const isOwnCommit = watch.before(asked.text, asked.values);
  return ask.call(this, asked, (error, result) => {
    if (!error) watch.after(asked.text, isOwnCommit);
    callback(error, result);
  });
};
