import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PushMessage } from "./push.ts";

const guide = readFileSync(new URL("../../../docs/listen-to-push.md", import.meta.url), "utf8");
const examples = [...guide.matchAll(/```json\n([\s\S]*?)```/g)].map(
  ([, json]) => JSON.parse(json!) as { type: string },
);

describe("the guide to push", () => {
  it("the guide to push shows each message that the gate sends, as the contract defines it", () => {
    const types = PushMessage.options.map((option) => option.shape.type.value);
    expect(examples.map(({ type }) => type).toSorted()).toEqual(types.toSorted());
    for (const example of examples) expect(PushMessage.parse(example)).toEqual(example);
  });

  it("the guide to push names the header of a registration", () => {
    expect(guide).toContain("registerHandler(address, { session }");
  });
});
