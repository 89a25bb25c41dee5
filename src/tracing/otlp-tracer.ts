import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import {
  type Context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span as VendorSpan,
} from '@opentelemetry/api';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { isParleyError } from '../kernel/errors.ts';
import { TRACES_FLUSH_MS_MAX } from '../kernel/limits/process.ts';
import { errorText } from '../kernel/thrown-error.ts';
import type { Span, SpanName, Tracer } from '../outside/tracer.ts';

/** Called when spans were lost; the reason is the exporter's. */
export type OnExportFailure = (reason: string) => void;

/** Spans for a collector that speaks OTLP over HTTP, in JSON. */
export const otlpTracing = ({
  version,
  onFailure,
}: {
  readonly version: string;
  readonly onFailure: OnExportFailure;
}) => {
  setGlobalErrorHandler((error) => onFailure(errorText(error)));
  const about = resourceFromAttributes({ 'service.name': 'parley', 'service.version': version });
  const fromEnvironment = detectResources({ detectors: [envDetector] });
  const provider = new BasicTracerProvider({
    resource: defaultResource().merge(about).merge(fromEnvironment),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  return {
    tracer: tracerOf(provider),
    close: async (): Promise<void> => {
      await Promise.race([
        provider.shutdown().catch(() => undefined),
        setTimeout(TRACES_FLUSH_MS_MAX, undefined, { ref: false }),
      ]);
    },
  };
};

const kinds: Readonly<Record<SpanName, SpanKind>> = {
  turn: SpanKind.SERVER,
  understanding: SpanKind.INTERNAL,
  append: SpanKind.CLIENT,
  webhook: SpanKind.CLIENT,
};

const tracerOf = (provider: BasicTracerProvider): Tracer => {
  const vendor = provider.getTracer('parley');
  const propagator = new W3CTraceContextPropagator();
  const current = new AsyncLocalStorage<Context>();
  return {
    continueTrace: (headers, work) => {
      if (typeof headers.traceparent !== 'string') return work();
      return current.run(propagator.extract(ROOT_CONTEXT, headers, fromHeaders), work);
    },
    span: (name, facts, work) => {
      const parent = current.getStore() ?? ROOT_CONTEXT;
      const span = vendor.startSpan(name, { kind: kinds[name], attributes: facts }, parent);
      const context = trace.setSpan(parent, span);
      const ended = ending(span);
      let result: ReturnType<typeof work>;
      try {
        result = current.run(context, () => work(portOf(span, context, propagator)));
      } catch (error) {
        ended(error);
        throw error;
      }
      if (result instanceof Promise) result.then(() => ended(), ended);
      else ended();
      return result;
    },
  };
};

/** A message may quote what was said; a code does not. */
const ending = (span: VendorSpan) => (error?: unknown) => {
  if (error !== undefined) {
    const message = isParleyError(error) ? error.code : 'failed';
    span.setStatus({ code: SpanStatusCode.ERROR, message });
  }
  span.end();
};

const portOf = (span: VendorSpan, context: Context, propagator: W3CTraceContextPropagator): Span => ({
  setAttributes: (facts) => {
    span.setAttributes(facts);
  },
  fail: (reason) => {
    span.setStatus({ code: SpanStatusCode.ERROR, message: reason });
  },
  headers: () => {
    const headers: Record<string, string> = {};
    propagator.inject(context, headers, toHeaders);
    return headers;
  },
});

const fromHeaders = {
  get: (headers: Readonly<Record<string, unknown>>, name: string): string | undefined => {
    const value = headers[name];
    return typeof value === 'string' ? value : undefined;
  },
  keys: (headers: Readonly<Record<string, unknown>>): string[] => Object.keys(headers),
};

const toHeaders = {
  set: (headers: Record<string, string>, name: string, value: string): void => {
    headers[name] = value;
  },
};
