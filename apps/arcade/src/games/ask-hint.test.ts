import { describe, expect, it } from "vitest";
import { StudioCallError } from "../studio/studio-failure.ts";
import { loadTexts } from "../texts/texts.ts";
import { askHint } from "./ask-hint.ts";

const t = await loadTexts("en");

describe("a hint", () => {
  it("a hint is the studio's best choice", async () => {
    expect((await askHint(async () => ({ move: "stand" }))).action).toEqual({ move: "stand" });
  });

  it("a hint that the studio does not know is said to be unknown", async () => {
    const { action, otherwise } = await askHint(async () => null);
    expect([action, t(otherwise)]).toEqual([null, "No best play is known here"]);
  });

  it("a hint whose response is lost is not said to be unknown: the connection was lost, and the round is safe", async () => {
    const { action, otherwise } = await askHint(() => Promise.reject(new StudioCallError("connection_lost")));
    expect([action, t(otherwise)]).toEqual([null, "The connection was lost. Your round is safe."]);
  });
});
