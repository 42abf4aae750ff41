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

  it("push connections answer a ping with their framing's own heartbeat, and with a pong if it has none", () => {
    const { lines, line, transport } = open();
    line.take(PING);
    expect(transport.transmit.mock.calls).toEqual([[JSON.stringify({ type: "pong" })]]);
    const framed = { transmit: vi.fn(), beat: vi.fn(), leave: vi.fn(), cut: vi.fn() };
    lines.open(framed).take(PING);
    expect(framed.beat).toHaveBeenCalledOnce();
    expect(framed.transmit).not.toHaveBeenCalled();
    lines.stop();
  });

  it("push connections are closed once their client has sent nothing for 30 s, and stay open while it pings every 25", () => {
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

  it("push connections are no longer checked once they are closed", () => {
    const { lines, line, transport } = open();
    line.closed();
    vi.advanceTimersByTime(60_000);
    expect(transport.cut).not.toHaveBeenCalled();
    lines.stop();
  });

  it("push connections are all closed for reconnection when messages were lost, except those already closed", () => {
    const { lines, transport } = open();
    const closed = { transmit: vi.fn(), leave: vi.fn(), cut: vi.fn() };
    lines.open(closed).closed();
    lines.leaveAll();
    expect(transport.leave).toHaveBeenCalledExactlyOnceWith(1012, "messages were missed");
    expect(closed.leave).not.toHaveBeenCalled();
    lines.stop();
  });

  it("push connections count the frames sent to them", async () => {
    const { lines, line, metrics } = open();
    for (let pings = 0; pings < 3; pings += 1) line.take(PING);
    expect(await metrics.text()).toContain("push_frames_total 3");
    expect(await metrics.text()).toContain("push_frames_total 3");
    lines.stop();
  });
});
