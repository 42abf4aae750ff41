import { expect, it } from "vitest";
import { ServerChoice, serverAddressesOf } from "./server-choice.ts";
import { isUnavailable } from "./unavailable.ts";

const ONE = "postgres://app:a%2Cb@one:5432/bellwether";
const TWO = "postgres://app:a%2Cb@two/bellwether";
const BOTH = "postgres://app:a%2Cb@one:5432,two/bellwether";

it.each([
  ["postgres://one/name", ["postgres://one/name"]],
  ["postgresql://one:1,two:2,three:3", ["postgresql://one:1", "postgresql://two:2", "postgresql://three:3"]],
  [BOTH, [ONE, TWO]],
  [
    "postgres://a@one,two/name?target_session_attrs=read-write&sslmode=verify-full",
    ["postgres://a@one/name?sslmode=verify-full", "postgres://a@two/name?sslmode=verify-full"],
  ],
  [
    "postgres://a@one,two/name?sslmode=require&target_session_attrs=primary",
    ["postgres://a@one/name?sslmode=require", "postgres://a@two/name?sslmode=require"],
  ],
  ["postgres://a:p,q@one/name", ["postgres://a:p,q@one/name"]],
])("the address %s has the servers %j", (text, addresses) => {
  expect(serverAddressesOf(text)).toEqual(addresses);
});

it("goes on to the next server once, however many callers have failed at the first", () => {
  const servers = new ServerChoice(BOTH);
  servers.passOver(ONE);
  servers.passOver(ONE);
  expect(servers.current).toBe(TWO);
});

it("passes over a standby as if it did not answer", () => {
  const servers = new ServerChoice(BOTH);
  let refusal: unknown;
  try {
    servers.take(ONE, { timeline: null });
  } catch (error) {
    refusal = error;
  }
  expect(isUnavailable(refusal)).toBe(true);
  expect(servers.isKnown).toBe(false);
});

it("takes a server with a second timeline as promoted, and never again one with the first", () => {
  const servers = new ServerChoice(BOTH);
  expect(servers.take(ONE, { timeline: 1 })).toEqual({ isPromoted: false });
  expect(servers.take(TWO, { timeline: 2 })).toEqual({ isPromoted: true });
  expect(servers.current).toBe(TWO);
  expect(() => servers.take(ONE, { timeline: 1 })).toThrow("it was the primary before another");
  expect(servers.take(TWO, { timeline: 2 })).toEqual({ isPromoted: false });
});
