import { AsyncLocalStorage } from "node:async_hooks";
import {
  type Attributes,
  type Context,
  type ContextManager,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  type SpanOptions,
  type Tracer,
  trace,
} from "@opentelemetry/api";

export type RecordedSpan = {
  name: string;
  traceId: string;
  parentId: string | undefined;
  spanId: string;
  attributes: Attributes;
};

/** A minimal tracing SDK: keeps ended spans, follows asynchronous work, uses `traceparent`. Once per process. */
export function recordSpans(): RecordedSpan[] {
  const ended: RecordedSpan[] = [];
  let count = 0;
  const nextId = (length: number) => (++count).toString(16).padStart(length, "0");
  const startSpan = (name: string, options: SpanOptions = {}, parent: Context = context.active()): Span => {
    const above = trace.getSpanContext(parent);
    const own: SpanContext = { traceId: above?.traceId ?? nextId(32), spanId: nextId(16), traceFlags: 1 };
    const attributes: Attributes = { ...options.attributes };
    const span: Span = {
      spanContext: () => own,
      setAttribute(key, value) {
        attributes[key] = value;
        return span;
      },
      setAttributes: () => span,
      addEvent: () => span,
      addLink: () => span,
      addLinks: () => span,
      setStatus: () => span,
      updateName: () => span,
      isRecording: () => true,
      recordException() {},
      end: () =>
        void ended.push({
          name,
          traceId: own.traceId,
          parentId: above?.spanId,
          spanId: own.spanId,
          attributes,
        }),
    };
    return span;
  };
  const tracer: Tracer = {
    startSpan,
    startActiveSpan(name: string, ...rest: unknown[]) {
      const work = rest.at(-1) as (span: Span) => unknown;
      const options = rest.length > 1 ? (rest[0] as SpanOptions) : {};
      const parent = rest.length > 2 ? (rest[1] as Context) : context.active();
      const span = startSpan(name, options, parent);
      return context.with(trace.setSpan(parent, span), () => work(span)) as never;
    },
  };
  trace.setGlobalTracerProvider({ getTracer: () => tracer });

  const storage = new AsyncLocalStorage<Context>();
  const manager: ContextManager = {
    active: () => storage.getStore() ?? ROOT_CONTEXT,
    with: (given, work, self, ...args) => storage.run(given, () => work.apply(self, args)),
    bind: (given, target) =>
      typeof target === "function"
        ? (((...args: unknown[]) => storage.run(given, () => target(...args))) as typeof target)
        : target,
    enable: () => manager,
    disable: () => manager,
  };
  context.setGlobalContextManager(manager);
  propagation.setGlobalPropagator({
    inject(given, carrier, setter) {
      const own = trace.getSpanContext(given);
      if (own) setter.set(carrier, "traceparent", `00-${own.traceId}-${own.spanId}-01`);
    },
    extract(given, carrier, getter) {
      const match = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/.exec(String(getter.get(carrier, "traceparent")));
      return match
        ? trace.setSpanContext(given, {
            traceId: match[1]!,
            spanId: match[2]!,
            traceFlags: 1,
            isRemote: true,
          })
        : given;
    },
    fields: () => ["traceparent"],
  });
  return ended;
}
