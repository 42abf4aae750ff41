import { createRequire } from "node:module";
import { PGlite } from "@electric-sql/pglite";
import type { KillStep } from "./product.ts";

/**
 * Loaded into the product before it starts (`node --import`): kills the process with SIGKILL at a step of its next money write, once the
 * test has named the step over the channel between the two processes. It intercepts the statements to the database, so the product needs no
 * hook.
 */
let armed: KillStep | undefined;
process.on("message", (step: KillStep) => {
  armed = step;
  process.send!("armed");
});
// The channel alone must not keep a stopped process alive.
process.channel?.unref();

const MONEY_WRITE = /INSERT INTO ledger_operation/;
const die = () => process.kill(process.pid, "SIGKILL");

/** Follows the statements of one connection. */
function createWatch() {
  let wroteMoney = false;
  return {
    before(text: string) {
      if (text === "BEGIN") wroteMoney = false;
      if (MONEY_WRITE.test(text)) {
        if (armed === "before write") die();
        wroteMoney = true;
      }
      if (text === "COMMIT" && wroteMoney && armed === "before commit") die();
    },
    after(text: string) {
      if (text === "COMMIT" && wroteMoney && armed === "before answer") die();
    },
  };
}

const embedded = createWatch();
const query = PGlite.prototype.query;
PGlite.prototype.query = async function watchedQuery(this: PGlite, text: string, ...more: unknown[]) {
  embedded.before(text);
  const result = await (query as (...parameters: unknown[]) => Promise<unknown>).call(this, text, ...more);
  embedded.after(text);
  return result;
} as typeof query;

type Query = { text: string };
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
  watch.before(asked.text);
  return ask.call(this, asked, (error, result) => {
    if (!error) watch.after(asked.text);
    callback(error, result);
  });
};
