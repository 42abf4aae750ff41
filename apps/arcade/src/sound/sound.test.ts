import { afterEach, expect, it, vi } from "vitest";
import { createSound } from "./sound.ts";

afterEach(() => vi.unstubAllGlobals());

/** Replaces the browser's audio. Returns the kinds of the created objects, in order. */
function stubAudio() {
  const made: string[] = [];
  const param = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  const nodeOf = (kind: string) =>
    class {
      frequency = param;
      gain = param;
      constructor() {
        made.push(kind);
      }
      connect = <To>(to: To) => to;
      start = () => {};
      stop = () => {};
    };
  const Gain = nodeOf("gain");
  vi.stubGlobal(
    "AudioContext",
    class {
      state = "running";
      currentTime = 0;
      sampleRate = 8;
      destination = {};
      constructor() {
        made.push("context");
      }
      createGain = () => new Gain();
      createBuffer = () => ({ getChannelData: () => new Float32Array(2) });
      resume = async () => {};
      suspend = async () => {};
    },
  );
  for (const [name, kind] of [
    ["GainNode", "gain"],
    ["WaveShaperNode", "shaper"],
    ["OscillatorNode", "voice"],
    ["AudioBufferSourceNode", "voice"],
    ["BiquadFilterNode", "filter"],
  ] as const)
    vi.stubGlobal(name, nodeOf(kind));
  return made;
}

it("creates no audio context before the player turns the sound on, and plays nothing after the player has turned it off", () => {
  const made = stubAudio();
  const sound = createSound();
  sound.setBed("deep");
  sound.play("huge");
  sound.music(true);
  expect([sound.on, made]).toEqual([false, []]);
  expect(sound.toggle()).toBe(true);
  sound.play("win");
  expect(made.filter((kind) => kind === "voice")).toHaveLength(4);
  expect(sound.toggle()).toBe(false);
  sound.play("win");
  expect(made.filter((kind) => kind === "voice")).toHaveLength(4);
  expect(made.filter((kind) => kind === "context")).toHaveLength(1);
});
