// Preloaded into the product: its clock begins at `STARTS_AT` and runs on from there, in the main thread and in its workers. Where the clock
// must run on through restarts, the test sets `CLOCK_AHEAD_MS` too: how far it is ahead of the real one.

const RealDate = Date;
// A worker starts later than the main thread. It uses the difference that the main thread has computed.
process.env.CLOCK_AHEAD_MS ??= String(RealDate.parse(String(process.env.STARTS_AT)) - RealDate.now());
const aheadMs = Number(process.env.CLOCK_AHEAD_MS);
if (Number.isNaN(aheadMs)) throw new Error(`STARTS_AT is not a date: ${process.env.STARTS_AT}`);
const now = () => RealDate.now() + aheadMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (date, parts: unknown[], made) =>
    Reflect.construct(date, parts.length === 0 ? [now()] : parts, made) as Date,
  get: (date, name) => (name === "now" ? now : (Reflect.get(date, name) as unknown)),
});
