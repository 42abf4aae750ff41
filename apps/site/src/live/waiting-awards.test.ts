import { expect, test } from "vitest";
import { noteAward, takeAwards } from "./waiting-awards.ts";

test("2 awards that were pushed before the page could show them are handed over once, in order", () => {
  const awardOf = (taskId: string) => ({ taskId, reward: [{ description: "text", type: "mission" }] });
  noteAward({ type: "award", method: "notifyAward", data: [awardOf("first")] });
  noteAward({ type: "session_ended", reason: "idle_logout" });
  noteAward({ type: "award", method: "notifyAward", data: [awardOf("second")] });
  expect(takeAwards().map(({ taskId }) => taskId)).toEqual(["first", "second"]);
  expect(takeAwards()).toEqual([]);
});
