import { createRequire } from "node:module";
import { PGlite } from "@electric-sql/pglite";
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
  if (write === "money") return MONEY_WRITE.test(text);
  if (write === "pot") return POT_WRITE.test(text);
  if (typeof write === "object") return MONEY_WRITE.test(text) && String(parameters).includes(write.key);
  const entersPhase =
    text.includes(`'${write}'`) || (Array.isArray(parameters) && parameters.includes(write));
  return TABLE_WRITE.test(text) && entersPhase;
}

/** Follows the statements of one connection. */
function createWatch() {
  let hasWritten = false;
  return {
    before(text: string, parameters: unknown) {
      if (text === "BEGIN") hasWritten = false;
      if (isAwaited(text, parameters)) {
        if (armed?.step === "before write") die();
        hasWritten = true;
      }
      if (text === "COMMIT" && hasWritten && armed?.step === "before commit") die();
    },
    after(text: string) {
      if (text === "COMMIT" && hasWritten && armed?.step === "before answer") die();
    },
  };
}

const embedded = createWatch();
const query = PGlite.prototype.query;
PGlite.prototype.query = async function watchedQuery(this: PGlite, text: string, ...more: unknown[]) {
  embedded.before(text, more[0]);
  const result = await (query as (...parameters: unknown[]) => Promise<unknown>).call(this, text, ...more);
  embedded.after(text);
  return result;
} as typeof query;

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
  watch.before(asked.text, asked.values);
  return ask.call(this, asked, (error, result) => {
    if (!error) watch.after(asked.text);
    callback(error, result);
  });
};
