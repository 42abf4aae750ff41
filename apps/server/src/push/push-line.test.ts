import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createMetrics } from "../telemetry/metrics.ts";
import { PushLines } from "./push-line.ts";

describe("push connections", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const open = () => {
    const metrics = createMetrics();
    // Frames here are pings, which need neither the gate nor the queue.
    const lines = new PushLines({ metrics } as ConstructorParameters<typeof PushLines>[0]);
    const transport = { transmit: vi.fn(), leave: vi.fn(), cut: vi.fn() };
    return { metrics, lines, transport, line: lines.open(transport) };
  };
  const PING = JSON.stringify({ type: "ping" });

  it("16: answer a ping in their framing's own sign of life, and with a pong where it has none", () => {
    const { lines, line, transport } = open();
    line.take(PING);
    expect(transport.transmit.mock.calls).toEqual([[JSON.stringify({ type: "pong" })]]);
    const framed = { transmit: vi.fn(), beat: vi.fn(), leave: vi.fn(), cut: vi.fn() };
    lines.open(framed).take(PING);
    expect(framed.beat).toHaveBeenCalledOnce();
    expect(framed.transmit).not.toHaveBeenCalled();
    lines.stop();
  });

  it("are cut off once their client has said nothing for 30 s, and not while it pings every 25", () => {
    const { lines, line, transport } = open();
    for (let pings = 0; pings < 4; pings += 1) {
      vi.advanceTimersByTime(25_000);
      line.take(PING);
    }
    vi.advanceTimersByTime(29_000);
    expect(transport.cut).not.toHaveBeenCalled();
    vi.advanceTimersByTime(6_001);
    expect(transport.cut).toHaveBeenCalledOnce();
    lines.stop();
  });

  it("are not looked at any more once they are closed", () => {
    const { lines, line, transport } = open();
    line.closed();
    vi.advanceTimersByTime(60_000);
    expect(transport.cut).not.toHaveBeenCalled();
    lines.stop();
  });

  it("are all sent away to come back when messages were missed, but for those that are closed", () => {
    const { lines, transport } = open();
    const closed = { transmit: vi.fn(), leave: vi.fn(), cut: vi.fn() };
    lines.open(closed).closed();
    lines.leaveAll();
    expect(transport.leave).toHaveBeenCalledExactlyOnceWith(1012, "messages were missed");
    expect(closed.leave).not.toHaveBeenCalled();
    lines.stop();
  });

  it("count the frames they were sent", async () => {
    const { lines, line, metrics } = open();
    for (let pings = 0; pings < 3; pings += 1) line.take(PING);
    expect(await metrics.text()).toContain("push_frames_total 3");
    expect(await metrics.text()).toContain("push_frames_total 3");
    lines.stop();
  });
});
