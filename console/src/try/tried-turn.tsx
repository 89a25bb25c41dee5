import type { RecordedTurn } from '../api/schema.ts';
import { score } from '../frame/numbers.ts';
import { isFailure, outcomeName } from '../parts/webhook-outcomes.ts';
import { WhyView } from '../session/why.tsx';
import { text } from './text.ts';

type Props = { readonly agent: string; readonly turn: RecordedTurn };

/** The text, the reply, and the same explanation as for a recorded turn. */
export const TriedTurn = ({ agent, turn }: Props) => {
  const { query, reply, intent, webhooks, contexts } = turn;
  const failedWebhook = webhooks.find(({ outcome }) => isFailure(outcome));
  return (
    <article class="tried" aria-label={query.resolved}>
      <p class="tried-said" dir="auto" lang={query.lang}>
        {query.resolved}
      </p>
      <p class="tried-reply" dir="auto" lang={query.lang}>
        {reply?.fulfillment.speech || <em>{text.value.wordless}</em>}
      </p>
      {failedWebhook !== undefined && (
        <p class="small warn">{text.value.webhookFailed(outcomeName(failedWebhook.outcome))}</p>
      )}
      <details>
        <summary class="small">
          {text.value.why}:{' '}
          <span dir="auto" class={intent === undefined ? 'warn' : ''}>
            {intent?.name ?? text.value.noIntent}
          </span>{' '}
          {score(turn.score)}
        </summary>
        <div class="panel">
          <WhyView agent={agent} session="" turn={turn} />
          <p class="small">
            {text.value.contexts}:{' '}
            {contexts.after.length === 0
              ? text.value.noContexts
              : contexts.after.map(({ name, lifespan }) => `${name} (${lifespan})`).join(', ')}
          </p>
        </div>
      </details>
    </article>
  );
};
