import { describe, expect, it } from "vitest";
import { createWriter, WriterBusyError } from "./writer.ts";

const tick = () => new Promise((resolve) => setImmediate(resolve));

describe("a batching writer", () => {
  it("a batching writer that starts with setImmediate batches all commands of one turn of the event loop, even when microtasks run in between", async () => {
    const batches: number[][] = [];
    const writer = createWriter<number, number>(
      async (commands) => {
        batches.push(commands);
        return commands;
      },
      () => false,
      { start: setImmediate },
    );
    const first = writer.submit(1);
    await Promise.resolve();
    await Promise.all([first, writer.submit(2)]);
    expect(batches).toEqual([[1, 2]]);
  });

  it("a batching writer sends commands that queued during a batch as the next batch", async () => {
    const batches: number[][] = [];
    const writer = createWriter<number, number>(
      async (commands) => {
        batches.push(commands);
        await tick();
        return commands.map((each) => each * 2);
      },
      () => false,
    );
    const first = writer.submit(1);
    await Promise.resolve();
    await Promise.resolve();
    const rest = [2, 3, 4].map((each) => writer.submit(each));
    expect(await Promise.all([first, ...rest])).toEqual([2, 4, 6, 8]);
    expect(batches).toEqual([[1], [2, 3, 4]]);
  });

  it("a batching writer puts at most 1,000 commands into a batch", async () => {
    const sizes: number[] = [];
    const writer = createWriter<number, number>(
      async (commands) => {
        sizes.push(commands.length);
        return commands;
      },
      () => false,
    );
    await Promise.all(Array.from({ length: 4_500 }, (_, index) => writer.submit(index)));
    expect(sizes).toEqual([2_000, 2_000, 500]);
  });

  it("a batching writer bisects a batch that fails, so that only the bad command fails", async () => {
    const writer = createWriter<number, number>(
      async (commands) => {
        if (commands.includes(13)) throw new Error("bad row");
        return commands;
      },
      () => false,
    );
    const results = await Promise.allSettled(Array.from({ length: 50 }, (_, index) => writer.submit(index)));
    expect(results.map((each) => each.status === "rejected")).toEqual(
      Array.from({ length: 50 }, (_, index) => index === 13),
    );
  });

  it("a batching writer runs the same batch again after a retryable error", async () => {
    let tries = 0;
    const writer = createWriter<number, number>(
      async (commands) => {
        tries += 1;
        if (tries < 3) throw new Error("deadlock");
        return commands;
      },
      (error) => (error as Error).message === "deadlock",
    );
    expect(await writer.submit(1)).toBe(1);
    expect(tries).toBe(3);
  });

  it("a batching writer refuses only the command whose answer is an error", async () => {
    const writer = createWriter<number, number>(
      async (commands) => commands.map((each) => (each === 2 ? new Error("refused") : each)),
      () => false,
    );
    const results = await Promise.allSettled([1, 2, 3].map((each) => writer.submit(each)));
    expect(results.map((each) => each.status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  });

  it("a batching writer rejects further commands with a retry hint once 20,000 are waiting", async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const writer = createWriter<number, number>(
      async (commands) => {
        await gate;
        return commands;
      },
      () => false,
    );
    const waiting = Array.from({ length: 20_000 }, (_, index) => writer.submit(index));
    await expect(writer.submit(1)).rejects.toBeInstanceOf(WriterBusyError);
    open();
    expect(await Promise.all(waiting)).toHaveLength(20_000);
  });
});
