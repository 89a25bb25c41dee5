/** Facts about a span: agents, codes and counts, never a session, a secret or a text of a user. */
export type SpanFacts = Readonly<Record<string, string | number>>;

export type Span = {
  readonly setAttributes: (facts: SpanFacts) => void;
  /** Marks the span as failed, with an error code or another short name. */
  readonly fail: (reason: string) => void;
  /** Headers that continue the trace in another service; empty if spans are not recorded. */
  readonly headers: () => Readonly<Record<string, string>>;
};

export type SpanName = 'turn' | 'understanding' | 'append' | 'webhook';

/** Reports the parts of a turn and their durations to another system. */
export type Tracer = {
  /** Runs the work in a span, within that of its caller. The span ends with the work, or with its promise. */
  readonly span: <T>(name: SpanName, facts: SpanFacts, work: (span: Span) => T) => T;
  /** Runs the work as a part of the trace in a request's headers, if there is one. */
  readonly continueTrace: <T>(headers: Readonly<Record<string, unknown>>, work: () => T) => T;
};

const noSpan: Span = { setAttributes: () => undefined, fail: () => undefined, headers: () => noHeaders };
const noHeaders = {};

export const noTracer: Tracer = {
  span: (_name, _facts, work) => work(noSpan),
  continueTrace: (_headers, work) => work(),
};
