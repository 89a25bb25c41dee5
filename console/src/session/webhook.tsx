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

const Call = ({ agent, call: turnCall }: { readonly agent: string; readonly call: TurnWebhookCall }) => {
  const whole = useLoaded(
    (signal) =>
      call(
        'GET /admin/agents/{id}/webhook-calls/{call}',
        { path: { id: agent, call: turnCall.callId } },
        { signal },
      ),
    [agent, turnCall.callId],
  );
  return (
    <section class="webhook-call">
      <h3>
        <span class={isFailure(turnCall.outcome) ? 'warn' : ''}>
          {outcomeName(turnCall.outcome)} {turnCall.status}
        </span>{' '}
        {turnCall.elapsedMs !== undefined && durationText(turnCall.elapsedMs)}{' '}
        <small class="break">{turnCall.url}</small>
      </h3>
      {turnCall.details !== undefined && <p>{turnCall.details}</p>}
      <Exchange sent={turnCall.request} received={turnCall.reply} call={whole.value} />
    </section>
  );
};
