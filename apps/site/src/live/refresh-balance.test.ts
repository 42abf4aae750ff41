import { beforeEach, expect, test } from "vitest";
import { forgetBalance, useBalanceStore } from "./balance.ts";
import { refreshBalance } from "./refresh-balance.ts";

const held = () => useBalanceStore.getState().balance;
const balanceOf = (version: number, total: string) => ({
  player_balance_amount: total,
  local_bonus_balance_amount: "5.00",
  player_currency: "EUR",
  version,
});

beforeEach(forgetBalance);

test("after a deposit of 20.00 the balance of 25.00 is 20.00 in cash and 5.00 as a bonus", async () => {
  await refreshBalance(async () => balanceOf(3, "25.00"));
  expect(held()).toEqual({ version: 3, total: "25.00", bonus: "5.00", cash: "20.00", currency: "EUR" });
});

test("a failed balance request after a deposit keeps the held balance and throws nothing", async () => {
  await refreshBalance(async () => balanceOf(3, "25.00"));
  await expect(refreshBalance(() => Promise.reject(new Error("away")))).resolves.toBeUndefined();
  expect(held()).toMatchObject({ version: 3, total: "25.00" });
});
