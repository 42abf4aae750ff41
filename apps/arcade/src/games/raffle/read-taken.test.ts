import { expect, it } from "vitest";
import { readTaken } from "./read-taken.ts";

it("the sold numbers of two draws are read together, and are unknown when one of the two cannot be read", async () => {
  const sold: Record<number, number[]> = { 7: [1, 2], 8: [2, 5] };
  const read = async (number: number) => {
    const taken = sold[number];
    if (!taken) throw new Error("away");
    return { taken };
  };
  expect(await readTaken([7, 8], read)).toEqual(new Set([1, 2, 5]));
  expect(await readTaken([7, 9], read)).toBeUndefined();
});
