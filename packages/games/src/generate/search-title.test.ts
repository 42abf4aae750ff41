import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { newFolder } from "../testing/new-folder.ts";
import { Attempts } from "./attempts.ts";
import { ProgressLine } from "./progress-line.ts";
import { searchTitle } from "./search-title.ts";

/** A search in which the attempts 1 and 2 find nothing to keep, and 3 finds a model. */
function search(path: string, release: (found: number) => void) {
  const tried: number[] = [];
  const notes: string[] = [];
  const run = () =>
    searchTitle<number>("llamas", {
      attempts: new Attempts(path),
      attempt: (attempt) => {
        tried.push(attempt);
        return attempt === 1 ? undefined : attempt;
      },
      refusal: (found) => (found === 2 ? "hits 12 %" : undefined),
      release,
      progress: (attempt, note) => notes.push(`${attempt} ${note}`),
    });
  return { run, tried, notes };
}

const newPath = () => join(newFolder("attempts-"), "ways.json");

describe("the search for a title's model", () => {
  it("the search for a title's model finds the model of attempt 3 again if it was stopped while that was written", () => {
    const path = newPath();
    const stopped = search(path, () => {
      throw new Error("stopped");
    });
    expect(stopped.run).toThrow("stopped");
    const released: number[] = [];
    const continued = search(path, (found) => released.push(found));
    expect(continued.run()).toEqual({ found: 3, attempt: 3 });
    expect([continued.tried, released]).toEqual([[3], [3]]);
    expect(new Attempts(path).last("llamas")).toBe(3);
  });

  it("the search for a title's model says before each attempt what the last one missed", () => {
    const { run, notes } = search(newPath(), () => {});
    run();
    expect(notes).toEqual([
      "1 ",
      "2 the last missed: no pays reach the figures",
      "3 the last missed: hits 12 %",
      "3 found, counting the chances of its wins",
    ]);
  });

  it("the search for a title's model keeps the attempts of other titles, and leaves no half file beside the whole one", () => {
    const path = newPath();
    new Attempts(path).decided("hens", 7);
    new Attempts(path).decided("llamas", 2);
    expect([new Attempts(path).last("hens"), new Attempts(path).last("llamas")]).toEqual([7, 2]);
    expect(readdirSync(join(path, ".."))).toEqual(["ways.json"]);
  });
});

describe("the progress of a search", () => {
  /** Shows a text every 10 s for 70 s, and then a line that stays. */
  function shown(output: { isTTY?: boolean; columns?: number }): string {
    let nowMs = 0;
    let text = "";
    const progress = new ProgressLine({ ...output, write: (part) => (text += part) }, () => nowMs);
    for (nowMs = 10_000; nowMs <= 70_000; nowMs += 10_000) progress.show(`try at ${nowMs / 1000} s`);
    progress.keep("found");
    return text;
  }

  it("the progress of a search is a line every 30 s in a file", () => {
    expect(shown({})).toBe("try at 30 s\ntry at 60 s\nfound\n");
  });

  it("the progress of a search is one rewritten line of at most the terminal's width on a terminal", () => {
    const lines = shown({ isTTY: true, columns: 7 }).split("\r\u001b[K").filter(Boolean);
    expect(lines).toEqual([...Array(7).fill("try at"), "found\n"]);
  });
});
