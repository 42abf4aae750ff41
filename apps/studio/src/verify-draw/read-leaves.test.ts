import { expect, it } from "vitest";
import { readLeaves } from "./read-leaves.ts";

const IDS = ["11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"];
const page = (leaves: string[], next: string | null) => ({ tableId: "lotto", number: 7, leaves, next });
const ADDRESS = "https://house.example/studio/api/tables/lotto/rounds/7/leaves";

it("reads three pages of a draw's leaves from its address in their order", async () => {
  const pages: Record<string, unknown> = {
    [ADDRESS]: page(["a"], IDS[0] ?? ""),
    [`${ADDRESS}-after/${IDS[0]}`]: page(["b"], IDS[1] ?? ""),
    [`${ADDRESS}-after/${IDS[1]}`]: page(["c"], null),
  };
  expect(await readLeaves(ADDRESS, async (place) => pages[place])).toEqual(page(["a", "b", "c"], null));
});

it("reads one page or a list of pages from a file, and refuses another text", async () => {
  const pages = [page(["a"], IDS[0] ?? ""), page(["b"], null)];
  expect((await readLeaves("leaves.json", async () => pages)).leaves).toEqual(["a", "b"]);
  expect((await readLeaves("leaves.json", async () => pages[1])).leaves).toEqual(["b"]);
  await expect(readLeaves("leaves.json", async () => [])).rejects.toThrow();
});
