import type { Span, Tracer } from '../outside/tracer.ts';
import type { WebhookOutcome } from '../session/commands.ts';
import type { SessionEventOf } from '../session/events.ts';

/** A call as a span. The path and query of the address may contain secrets, so the span has only its host. */
export const tracedCall = (
  tracer: Tracer,
  { callId, url }: Pick<SessionEventOf<'WebhookRequested'>['data'], 'callId' | 'url'>,
  { id }: { readonly id: string },
  send: (traceHeaders: ReturnType<Span['headers']>) => Promise<WebhookOutcome>,
): Promise<WebhookOutcome> => {
  const host = URL.canParse(url) ? new URL(url).host : '';
  const facts = { 'parley.agent_id': id, 'parley.call_id': callId, 'server.address': host };
  return tracer.span('webhook', facts, async (span) => {
    const outcome = await send(span.headers());
    if (outcome.status !== undefined) span.setAttributes({ 'http.response.status_code': outcome.status });
    if ('failure' in outcome) span.fail(outcome.failure);
    return outcome;
  });
};
