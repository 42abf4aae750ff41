import pg from "pg";
import { describe, expect, it } from "vitest";
import { isUnavailable } from "./unavailable.ts";

const coded = (code: string, message = "no") => Object.assign(new Error(message), { code });

describe("a database that is unavailable", () => {
  it.each([
    ["refuses connections", coded("ECONNREFUSED")],
    [
      "refuses them at each of its addresses",
      new AggregateError([coded("ECONNREFUSED"), coded("ENETUNREACH")]),
    ],
    ["was stopped by its administrator", coded("57P01")],
    ["crashed", coded("57P02")],
    ["is starting", coded("57P03")],
    ["has no connection left", coded("53300")],
    ["has no longer its database", coded("57P04")],
    ["ended a session that was idle too long", coded("57P05")],
    ["ended a transaction that was idle too long", coded("25P03")],
    ["ended a transaction that took too long", coded("25P04")],
    ["only reads", coded("25006")],
    ["has a full disk", coded("53100")],
    ["has no memory left", coded("53200")],
    ["broke a connection's protocol", coded("08P01")],
    ["cancelled a statement after its time", coded("57014")],
    ["broke the connection", new Error("Connection terminated unexpectedly")],
    ["does not answer in time", new Error("timeout exceeded when trying to connect")],
    ["has no TLS", new Error("The server does not support SSL connections")],
    ["has a certificate of somebody else", coded("SELF_SIGNED_CERT_IN_CHAIN")],
    ["is the cause of another error", new Error("fetch failed", { cause: coded("ECONNRESET") })],
  ])("a database that is unavailable is recognised when it %s", (_, error) => {
    expect(isUnavailable(error)).toBe(true);
  });

  it("a database that is unavailable is recognised by the driver's own error: nothing listens on port 1", async () => {
    const pool = new pg.Pool({ connectionString: "postgres://x@127.0.0.1:1/x" });
    const error = await pool.query("SELECT 1").catch((each) => each);
    await pool.end();
    expect(isUnavailable(error)).toBe(true);
  });
});

describe("an error of the statement", () => {
  it.each([
    ["a repeated key", coded("23505")],
    ["a text that is no number", coded("22P02")],
    ["a deadlock, which the same again may pass", coded("40P01")],
    ["a mistake in our code", new TypeError("x is not a function")],
    ["no error at all", undefined],
  ])("an error of the statement is not mistaken for it: %s", (_, error) => {
    expect(isUnavailable(error)).toBe(false);
  });
});
