import { beforeEach, expect, test } from "vitest";
import { forgetBalance, type LiveBalance, receiveBalance, useBalanceStore } from "./balance.ts";

const at = (version: number, total: string): LiveBalance => ({
  version,
  total,
  cash: total,
  bonus: "0.00",
  currency: "EUR",
});
const held = () => useBalanceStore.getState().balance?.total;

beforeEach(forgetBalance);

test("a newer balance replaces an older one", () => {
  receiveBalance(at(1, "10.00"));
  receiveBalance(at(2, "7.50"));
  expect(held()).toBe("7.50");
});

test("drops a balance with a lower version than the held one", () => {
  receiveBalance(at(5, "20.00"));
  receiveBalance(at(4, "99.00"));
  expect(held()).toBe("20.00");
});

test("accepts another player's first balance, whatever its version", () => {
  receiveBalance(at(500, "20.00"));
  forgetBalance();
  receiveBalance(at(1, "0.00"));
  expect(held()).toBe("0.00");
});
