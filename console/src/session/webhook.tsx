import { call } from '../api/call.ts';
import type { TurnWebhookCall } from '../api/schema.ts';
import { useLoaded } from '../frame/loaded.ts';
import { durationText } from '../frame/numbers.ts';
import { Exchange } from '../parts/exchange.tsx';
import { isFailure, outcomeName } from '../parts/webhook-outcomes.ts';
import { text } from './text.ts';
import type { ViewProps } from './view-props.ts';

/** The webhook calls of the turn: exact requests, replies and durations. */
export const WebhookView = ({ agent, turn }: ViewProps) => {
  if (turn.webhooks.length === 0) return <p>{text.value.noWebhook}</p>;
  return (
    <>
      {turn.webhooks.map((webhook) => (
        <Call key={webhook.callId} agent={agent} call={webhook} />
      ))}
    </>
  );
};

const Call = ({ agent, call: one }: { readonly agent: string; readonly call: TurnWebhookCall }) => {
  const whole = useLoaded(
    (signal) =>
      call(
        'GET /admin/agents/{id}/webhook-calls/{call}',
        { path: { id: agent, call: one.callId } },
        { signal },
      ),
    [agent, one.callId],
  );
  return (
    <section class="webhook-call">
      <h3>
        <span class={isFailure(one.outcome) ? 'warn' : ''}>
          {outcomeName(one.outcome)} {one.status}
        </span>{' '}
        {one.elapsedMs !== undefined && durationText(one.elapsedMs)} <small class="break">{one.url}</small>
      </h3>
      {one.details !== undefined && <p>{one.details}</p>}
      <Exchange sent={one.request} received={one.reply} call={whole.value} />
    </section>
  );
};
