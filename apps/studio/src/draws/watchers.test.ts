import { TableStreamMessage } from "@bellwether/contract/studio/index.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { TableRelay } from "../tables/index.ts";
import { createDrawFixture, type DrawFixture } from "../testing/draw-fixture.ts";

let fixture: DrawFixture;
beforeAll(async () => {
  fixture = await createDrawFixture();
});
afterAll(() => fixture.close());

it("a draw's stream says to each who comes how many have it open, on another node too, and to all when one has left", async () => {
  const nodes: Parameters<TableRelay["onAttended"]>[0][] = [];
  const relayOf = (place: number): TableRelay => ({
    ...{ announce() {}, onAnnounced() {}, react() {}, onReacted() {} },
    attend(tableId, count) {
      for (const [at, attended] of nodes.entries())
        if (at !== place) attended(tableId, `node ${place}`, count);
    },
    onAttended: (attended) => void nodes.push(attended),
  });
  const [here, there] = [0, 1].map((place) => fixture.newStudio({ tableRelay: relayOf(place) }));
  const { session } = await fixture.seated();
  const watch = async (via = here) => {
    const texts: string[] = [];
    const viewer = (via ?? fixture.studio).tableStream.open(fixture.tableId, {
      send: (text) => texts.push(text),
      close() {},
    });
    await viewer.take(JSON.stringify({ type: "open", session }));
    const counts = () =>
      texts
        .map((text) => TableStreamMessage.parse(JSON.parse(text)))
        .flatMap((message) => (message.type === "watchers" ? message.count : []));
    return { viewer, counts };
  };
  const one = await watch();
  const two = await watch();
  expect([one.counts(), two.counts()]).toEqual([[1], [2]]);
  const three = await watch(there);
  await expect.poll(() => [one, two, three].map(({ counts }) => counts().at(-1))).toEqual([3, 3, 3]);
  two.viewer.closed();
  await expect.poll(() => [one, three].map(({ counts }) => counts().at(-1))).toEqual([2, 2]);
});
