import { slotBeds } from "@bellwether/contract/content/world.ts";
import { describe, expect, it } from "vitest";
import { beds, notesAt, pitchOf } from "./beds.ts";

describe("the music of the worlds", () => {
  it("the music of the worlds gives every bed its own tempo and melody", () => {
    const tempos = slotBeds.map((name) => beds[name].stepSeconds);
    expect(new Set(tempos).size).toBe(slotBeds.length);
    const tunes = slotBeds.map((name) =>
      JSON.stringify([beds[name].mode, beds[name].melody, beds[name].lead]),
    );
    expect(new Set(tunes).size).toBe(slotBeds.length);
  });

  it("the music of the worlds raises a step beyond the mode by an octave: five steps of the pentatonic mode double the pitch", () => {
    expect(pitchOf(beds.meadow, 5)).toBeCloseTo(2 * pitchOf(beds.meadow, 0));
  });

  it.each(slotBeds)("%s stays between 60 and 2,500 Hz", (name) => {
    for (let step = 0; step < 64; step += 1) {
      const { low, lead } = notesAt(beds[name], step);
      for (const pitch of [low, lead]) {
        if (pitch === undefined) continue;
        expect(pitch).toBeGreaterThan(60);
        expect(pitch).toBeLessThan(2_500);
      }
    }
  });

  it("drums at every second step in the bed of the arcade, and never in the bed of the frost", () => {
    const drums = (name: "arcade" | "frost") =>
      Array.from({ length: 8 }, (_, step) => notesAt(beds[name], step).drum);
    expect(drums("arcade").filter(Boolean)).toHaveLength(4);
    expect(drums("frost").filter(Boolean)).toHaveLength(0);
  });
});
