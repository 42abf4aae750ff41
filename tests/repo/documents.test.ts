import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { LEVELS } from "./levels.ts";
import { sourceFiles } from "./source-files.ts";

const documents = sourceFiles((path) => path.endsWith(".md"));
const textOf = (path: string) => documents.find((document) => document.path === path)?.text ?? "";
const decisions = documents.filter(({ path }) => /^docs\/decisions\/\d{4}-/.test(path));

/** A longer block is not read at once. */
const MAX_BLOCK = 550;

/** Relative links of a page, as paths from the root; `anchor` is the part after `#`. */
function linksOf({ path, text }: { path: string; text: string }): { path: string; anchor: string }[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target as string)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [file = "", anchor = ""] = target.split("#");
      return { path: file === "" ? path : join(dirname(path), file), anchor };
    });
}

/** The anchors of a page's headings, as code hosts generate them. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    (heading as string)
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, "")
      .replaceAll(" ", "-"),
  );

/** The paragraphs, list items, headings and cells of a page with the lines where they begin; code blocks are left out. */
function blocksOf(text: string): { line: number; text: string }[] {
  const blocks: { line: number; text: string }[] = [];
  let isCode = false;
  let isOpen = false;
  for (const [index, row] of text.split("\n").entries()) {
    const line = index + 1;
    const words = row.trim();
    const isFence = /^(?:```|~~~)/.test(words);
    if (isFence) isCode = !isCode;
    if (isFence || isCode || words === "") {
      isOpen = false;
    } else if (words.startsWith("|")) {
      blocks.push(...words.split(/(?<!\\)\|/).map((cell) => ({ line, text: cell.trim() })));
      isOpen = false;
    } else if (!isOpen || /^(?:[-*+]|\d+\.|#+) /.test(words)) {
      blocks.push({ line, text: words.replace(/^(?:[-*+]|\d+\.|#+) +/, "") });
      isOpen = true;
    } else blocks[blocks.length - 1]!.text += ` ${words}`;
  }
  return blocks;
}

describe("the documents", () => {
  it("the documents have no paragraph, list item or cell of more than 550 characters", () => {
    const long = documents.flatMap(({ path, text }) =>
      blocksOf(text)
        .filter((block) => block.text.length > MAX_BLOCK)
        .map((block) => `${path}:${block.line} has ${block.text.length}`),
    );
    expect(long).toEqual([]);
  });

  it("the documents link only to files and headings that exist", () => {
    const broken = documents.flatMap((document) =>
      linksOf(document)
        .filter(
          ({ path, anchor }) =>
            !existsSync(path) || (anchor !== "" && !anchorsOf(textOf(path)).includes(anchor)),
        )
        .map(({ path, anchor }) => `${document.path}: ${path}#${anchor}`),
    );
    expect(broken).toEqual([]);
  });

  it("the documents in docs/ are all linked from docs/README.md", () => {
    const index = { path: "docs/README.md", text: textOf("docs/README.md") };
    const linked = new Set(linksOf(index).map(({ path }) => path));
    const missing = documents
      .map(({ path }) => path)
      .filter((path) => /^docs\/[^/]+\.md$/.test(path) && path !== index.path && !linked.has(path));
    expect(missing).toEqual([]);
  });
});

/** The text of a page under a heading, up to the next heading of its rank. */
const sectionOf = (text: string, heading: string) =>
  text.split(/^## /m).find((section) => section.startsWith(`${heading}\n`)) ?? "";

describe("the tables of levels in ARCHITECTURE.md", () => {
  it.each(Object.entries(LEVELS))(
    "the tables of levels in ARCHITECTURE.md name the folders of %s on the levels that the import rules enforce",
    (part, levels) => {
      const name = basename(part);
      const section = sectionOf(
        textOf("ARCHITECTURE.md"),
        `The ${name}${name.endsWith("s") ? "'" : "'s"} levels`,
      );
      const rows = [...section.matchAll(/^\| (\d+) +\| ((?:`[a-z-]+`(?:, )?)+) +\|/gm)];
      const inDocument = rows.map(([, level, folders]) => [
        Number(level),
        (folders!.match(/[a-z-]+/g) ?? []).sort(),
      ]);
      expect(inDocument.reverse()).toEqual(levels.map((folders, index) => [index + 1, [...folders].sort()]));
    },
  );
});

describe("the decisions", () => {
  const form =
    /^Accepted, \d{4}-\d\d-\d\d\.(?: Supersedes \d{4}(?: \(in part: [^)]+\))?(?:, \d{4}(?: \(in part: [^)]+\))?)*\.)?$/;
  const numbered = decisions.map(({ path, text }) => ({
    ...{ path, number: path.match(/\d{4}/)![0], status: text.split("\n")[2] ?? "" },
    title: text.split("\n")[0]?.replace("# ", "") ?? "",
  }));
  const superseding = numbered.flatMap(({ number, status }) =>
    [...status.matchAll(/(?<=Supersedes .*)\b(\d{4})\b( \(in part)?/g)].map(([, old, inPart]) => ({
      ...{ number, old, inPart: inPart !== undefined },
    })),
  );
  const stateOf = (number: string) => {
    const later = superseding.filter(({ old }) => old === number);
    const by = later.map((each) => Number(each.number)).join(", ");
    if (later.length === 0) return "in force";
    return later.every(({ inPart }) => inPart) ? `superseded in part by ${by}` : `superseded by ${by}`;
  };

  it("decisions have unique numbers, and in the third line a date and what they supersede", () => {
    const numbers = numbered.map(({ number }) => number);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
    expect(numbered.filter(({ status }) => !form.test(status)).map(({ path }) => path)).toEqual([]);
  });

  it("a decision supersedes earlier ones alone", () => {
    expect(superseding.length).toBeGreaterThan(5);
    const numbers = new Set(numbered.map(({ number }) => number));
    expect(superseding.filter(({ number, old }) => !(numbers.has(old!) && old! < number))).toEqual([]);
  });

  it("the index of decisions lists them in order, each with its title and state", () => {
    const index = textOf("docs/decisions/README.md").match(/^- .*$/gm);
    const lines = numbered
      .toSorted((a, b) => a.number.localeCompare(b.number))
      .map(
        ({ path, number, title }) =>
          `- [${title}](${path.replace("docs/decisions/", "")}): ${stateOf(number)}`,
      );
    expect(index).toEqual(lines);
  });

  it("no decision tells what became of it later", () => {
    expect(decisions.filter(({ text }) => /^\*\*Since then/m.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
