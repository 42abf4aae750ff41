import { describe, expect, it } from "vitest";
import { createClock } from "./clock.ts";
import { ManualFrames } from "./manual-frames.ts";
import { type Plan, playScript } from "./script-player.ts";

type Event = { type: "reel"; ms: number } | { type: "win"; coins: number };

function planOf(shown: string[], clockNow: () => number): Plan<Event, number> {
  return {
    initial: 0,
    advance: (coins, event) => (event.type === "win" ? coins + event.coins : coins),
    stories: {
      async reel({ ms }, { clock }) {
        shown.push(`reel at ${clockNow()}`);
        await clock.wait(ms);
      },
      win(_, { before, after }) {
        shown.push(`win ${before} to ${after} at ${clockNow()}`);
      },
    },
  };
}

const events: Event[] = [
  { type: "reel", ms: 200 },
  { type: "win", coins: 5 },
  { type: "reel", ms: 100 },
  { type: "win", coins: 7 },
];

describe("the script player", () => {
  it("the script player shows each event when the previous animation has ended, 200 and 300 ms later", async () => {
    const frames = new ManualFrames();
    const clock = createClock(frames, { still: false });
    const shown: string[] = [];
    const playing = playScript(events, planOf(shown, clock.now), clock);
    await frames.advance(400);
    expect(shown).toEqual(["reel at 0", "win 0 to 5 at 200", "reel at 200", "win 5 to 12 at 300"]);
    expect(await playing).toBe(12);
  });

  it("the script player waits while the clock is paused", async () => {
    const frames = new ManualFrames();
    const clock = createClock(frames, { still: false });
    const shown: string[] = [];
    void playScript(events, planOf(shown, clock.now), clock);
    await frames.advance(100);
    clock.pause();
    await frames.advance(1000);
    expect(shown).toHaveLength(1);
    clock.resume();
    await frames.advance(110);
    expect(shown).toHaveLength(3);
  });

  it("the script player shows no more events once stopped", async () => {
    const frames = new ManualFrames();
    const clock = createClock(frames, { still: false });
    const shown: string[] = [];
    let stopped = false;
    const playing = playScript(events, planOf(shown, clock.now), clock, () => stopped);
    stopped = true;
    await frames.advance(400);
    expect(await playing).toBe(0);
    expect(shown).toEqual(["reel at 0"]);
  });

  it("the script player shows no skipped events, and reaches the same sum", async () => {
    const frames = new ManualFrames();
    const clock = createClock(frames, { still: false });
    const shown: string[] = [];
    const skipped = events.slice(1, 3);
    const plan = { ...planOf(shown, clock.now), isSkipped: (event: Event) => skipped.includes(event) };
    const playing = playScript(events, plan, clock);
    await frames.advance(400);
    expect(await playing).toBe(12);
    expect(shown).toEqual(["reel at 0", "win 5 to 12 at 200"]);
  });
});
