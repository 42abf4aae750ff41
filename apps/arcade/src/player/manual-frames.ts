import type { FrameSource } from "./clock.ts";

/** Manually advanced frames for tests: `advance` moves time in steps of one frame. */
export class ManualFrames implements FrameSource {
  #nowMs = 0;
  #waiting: (() => void)[] = [];

  now(): number {
    return this.#nowMs;
  }

  request(callback: () => void): void {
    this.#waiting.push(callback);
  }

  /** Number of callbacks that wait for the next frame. */
  get asked(): number {
    return this.#waiting.length;
  }

  async advance(ms: number, frameMs = 10): Promise<void> {
    for (let passedMs = 0; passedMs < ms; passedMs += frameMs) {
      this.#nowMs += frameMs;
      for (const callback of this.#waiting.splice(0)) callback();
      await settle();
    }
  }
}

/** Runs everything that follows from resolved promises. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
}
