import { describe, expect, it } from "vitest";
import { ScratchMask } from "./scratch-mask.ts";

const size = { width: 140, height: 140 };

describe("a scratched cell", () => {
  it("a scratched cell is untouched at first, and fully scratched after a brush as large as itself", () => {
    const mask = new ScratchMask(size);
    expect(mask.share).toBe(0);
    mask.rub({ x: 70, y: 70 }, { x: 70, y: 70 }, 200);
    expect(mask.share).toBe(1);
  });

  it("a scratched cell loses two fifths to one stroke across with a brush of 28", () => {
    const mask = new ScratchMask(size);
    mask.rub({ x: 0, y: 70 }, { x: 140, y: 70 }, 28);
    expect(mask.share).toBeCloseTo(0.4);
  });

  it("a scratched cell counts no area twice", () => {
    const mask = new ScratchMask(size);
    for (let times = 0; times < 5; times += 1) mask.rub({ x: 0, y: 70 }, { x: 140, y: 70 }, 28);
    expect(mask.share).toBeCloseTo(0.4);
  });

  it("a scratched cell is touched by a stroke that starts and ends outside", () => {
    const mask = new ScratchMask(size);
    mask.rub({ x: -500, y: 10 }, { x: 500, y: 10 }, 14);
    expect(mask.share).toBeGreaterThan(0.05);
  });

  it("a scratched cell is not touched by a stroke that passes beside it", () => {
    const mask = new ScratchMask(size);
    mask.rub({ x: -50, y: -50 }, { x: 200, y: -50 }, 28);
    expect(mask.share).toBe(0);
  });
});
