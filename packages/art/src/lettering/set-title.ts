import type { Lettering } from "@bellwether/contract/content/index.ts";
import type { Font } from "fontkit";
import { bendFor } from "./bend.ts";
import { type Bounds, boundsOf, outlineText, type PathCommand, pathData, warp } from "./outline.ts";

export type Box = { x: number; y: number; width: number; height: number };
export type SetTitle = { d: string; bounds: Bounds; size: number };

const lineGap = 0.13;

/** Breaks a title into the lines that allow the largest lettering in the box, bends it, and centres it there. */
export function setTitle(font: Font, text: string, box: Box, shape: Lettering["shape"]): SetTitle {
  const best = breakings(text.split(" "))
    .map((lines) => stackLines(font, lines, box))
    .reduce((a, b) => (b.score > a.score ? b : a));
  const bent = warp(best.commands, bendFor(shape, boundsOf(best.commands)));
  return fitInto(bent, box, best.size);
}

/** Every way of splitting the words into at most four lines. */
function breakings(words: string[]): string[][] {
  const ways: string[][] = [];
  for (let mask = 0; mask < 2 ** (words.length - 1); mask++) {
    const lines: string[] = [];
    for (const [index, word] of words.entries()) {
      if (index === 0 || mask & (1 << (index - 1))) lines.push(word);
      else lines[lines.length - 1] += ` ${word}`;
    }
    if (lines.length <= 4) ways.push(lines);
  }
  return ways;
}

/** Stacks the lines like on a poster: a short line may be up to a third larger. */
function stackLines(font: Font, lines: string[], box: Box) {
  const set = lines.map((text) => {
    const commands = outlineText(font, text, 100);
    const bounds = boundsOf(commands);
    return { isSmall: isSmallWord(text), commands, bounds, width: bounds.right - bounds.left };
  });
  const widest = Math.max(...set.map(({ width }) => width));
  const capHeight = boundsOf(outlineText(font, "H", 100)).top * -1;
  const factorOf = ({ width, isSmall }: (typeof set)[number]) =>
    Math.min(widest / width, isSmall ? 0.62 : 1.34);
  const commands: PathCommand[] = [];
  let y = 0;
  set.forEach((line, index) => {
    const factor = factorOf(line);
    y += capHeight * factor + (index ? lineGap * 100 : 0);
    const shift = (-line.width / 2 - line.bounds.left) * factor;
    commands.push(...warp(line.commands, (x, v) => [x * factor + shift, v * factor + y]));
  });
  const scale = Math.min(box.width / widest, box.height / y);
  const smallest = Math.min(...set.filter(({ isSmall }) => !isSmall).map(factorOf));
  const asides = lines.filter(
    (line) => isSmallWord(line) || / (?:the|of|on|and|a|&|at|to)$/i.test(line),
  ).length;
  return { commands, size: 100 * scale, score: scale * smallest * (1 + 0.02 * lines.length) * 0.9 ** asides };
}

const isSmallWord = (line: string) => /^(?:(?:the|of|on|and|a|&|at|to|in|under)(?: |$))+$/i.test(line);

function fitInto(commands: PathCommand[], box: Box, size: number): SetTitle {
  const from = boundsOf(commands);
  const scale = Math.min(box.width / (from.right - from.left), box.height / (from.bottom - from.top));
  const centreX = box.x + box.width / 2;
  const centreY = box.y + box.height / 2;
  const fitted = commands.map(({ verb, points }) => ({
    verb,
    points: points.map(([x, y]): [number, number] => [
      centreX + (x - (from.left + from.right) / 2) * scale,
      centreY + (y - (from.top + from.bottom) / 2) * scale,
    ]),
  }));
  return { d: pathData(fitted), bounds: boundsOf(fitted), size };
}
