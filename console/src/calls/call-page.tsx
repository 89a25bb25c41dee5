import { call } from '../api/call.ts';
import { knownAgent } from '../frame/known-agents.ts';
import { useLoaded } from '../frame/loaded.ts';
import { durationText, moment } from '../frame/numbers.ts';
import { may } from '../frame/rights.ts';
import { to } from '../frame/router.ts';
import { useTitle } from '../frame/title.ts';
import { Await } from '../parts/await.tsx';
import { Exchange } from '../parts/exchange.tsx';
import { isFailure, outcomeName } from '../parts/webhook-outcomes.ts';
import { turnAddress } from './call-table.tsx';
import { Resend } from './resend.tsx';
import type { ShownCall } from './resending.ts';
import { Resends } from './resends.tsx';
import { text } from './text.ts';

type Props = { readonly agent: string; readonly call: string };

/** One webhook call: the exact bytes, its phases, and its outcome. */
export const Page = ({ agent, call: callId }: Props) => {
  useTitle(text.value.one, knownAgent(agent)?.name ?? '');
  const loaded = useLoaded(
    (signal) =>
      call('GET /admin/agents/{id}/webhook-calls/{call}', { path: { id: agent, call: callId } }, { signal }),
    [agent, callId],
  );
  return (
    <>
      <h1>{text.value.one}</h1>
      <p>
        <a href={to('agents', agent, 'calls')}>{text.value.all}</a>
      </p>
      <Await of={loaded}>{(one) => <Call agent={agent} call={one} onResent={loaded.again} />}</Await>
    </>
  );
};

type CallProps = { readonly agent: string; readonly call: ShownCall; readonly onResent: () => void };

const Call = ({ agent, call: one, onResent }: CallProps) => (
  <>
    <p class={isFailure(one.outcome) ? 'call-end warn' : 'call-end good'}>
      {[outcomeName(one.outcome), one.status, one.elapsedMs !== undefined && durationText(one.elapsedMs)]
        .filter(Boolean)
        .join(', ')}
    </p>
    {one.details !== undefined && <p class="break">{one.details}</p>}
    <dl class="facts">
      <dt>{text.value.requested}</dt>
      <dd>
        <time dateTime={one.requestedAt}>{moment(one.requestedAt)}</time>
      </dd>
      <dt>{text.value.turn}</dt>
      <dd>
        <a href={turnAddress(agent, one)} dir="auto">
          {text.value.turnOf(one.sessionId, one.turn)}
        </a>{' '}
        {!one.isErased && <q dir="auto">{one.query}</q>}
      </dd>
      <dt>{text.value.intent}</dt>
      <dd dir="auto">
        {one.intentName} ({text.value.purposes[one.purpose]})
      </dd>
      <dt>{text.value.url}</dt>
      <dd>{one.url}</dd>
      <dt>{text.value.address}</dt>
      <dd>
        {one.address === '' ? text.value.notConnected : one.address}
        {one.isReused && ` (${text.value.reused})`}
      </dd>
      <dt>{text.value.idempotencyKey}</dt>
      <dd>
        <code>{one.idempotencyKey}</code>
      </dd>
    </dl>
    {one.isErased ? (
      <p>{one.isKeyMissing ? text.value.keyMissing : text.value.erased}</p>
    ) : (
      <>
        <Exchange sent={one.request.body} received={one.reply?.body} call={one} />
        {may('changes') && <Resend agent={agent} call={one} onResent={onResent} />}
      </>
    )}
    {one.resends.length > 0 && <Resends resends={one.resends} />}
  </>
);
