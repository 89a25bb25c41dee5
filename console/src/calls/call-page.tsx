import { call } from '../api/call.ts';
import { useLoaded } from '../frame/loaded.ts';
import { moment } from '../frame/numbers.ts';
import { may } from '../frame/rights.ts';
import { to } from '../frame/router.ts';
import { useTitle } from '../frame/title.ts';
import { Await } from '../parts/await.tsx';
import { Exchange } from '../parts/exchange.tsx';
import { endText, isFailure } from '../parts/webhook-outcomes.ts';
import { turnAddress } from './call-table.tsx';
import { Resend } from './resend.tsx';
import type { ShownCall } from './resending.ts';
import { Resends } from './resends.tsx';
import { text } from './text.ts';

type Props = { readonly agent: string; readonly call: string };

/** One webhook call: the exact bytes, its phases, and its outcome. */
export const Page = ({ agent, call: callId }: Props) => {
  useTitle(text.value.one, agent);
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
      <Await of={loaded}>
        {(shownCall) => <Call agent={agent} call={shownCall} onResent={loaded.again} />}
      </Await>
    </>
  );
};

type CallProps = { readonly agent: string; readonly call: ShownCall; readonly onResent: () => void };

const Call = ({ agent, call: shownCall, onResent }: CallProps) => (
  <>
    <p class={isFailure(shownCall.outcome) ? 'call-end warn' : 'call-end good'}>{endText(shownCall)}</p>
    {shownCall.details !== undefined && <p class="break">{shownCall.details}</p>}
    <dl class="facts">
      <dt>{text.value.requested}</dt>
      <dd>
        <time dateTime={shownCall.requestedAt}>{moment(shownCall.requestedAt)}</time>
      </dd>
      <dt>{text.value.turn}</dt>
      <dd>
        <a href={turnAddress(agent, shownCall)} dir="auto">
          {text.value.turnOf(shownCall.sessionId, shownCall.turn)}
        </a>{' '}
        {!shownCall.isErased && <q dir="auto">{shownCall.query}</q>}
      </dd>
      <dt>{text.value.intent}</dt>
      <dd dir="auto">
        {shownCall.intentName} ({text.value.purposes[shownCall.purpose]})
      </dd>
      <dt>{text.value.url}</dt>
      <dd>{shownCall.url}</dd>
      <dt>{text.value.address}</dt>
      <dd>
        {shownCall.address === '' ? text.value.notConnected : shownCall.address}
        {shownCall.isReused && ` (${text.value.reused})`}
      </dd>
      <dt>{text.value.idempotencyKey}</dt>
      <dd>
        <code>{shownCall.idempotencyKey}</code>
      </dd>
    </dl>
    {shownCall.isErased ? (
      <p>{shownCall.isKeyMissing ? text.value.keyMissing : text.value.erased}</p>
    ) : (
      <>
        <Exchange sent={shownCall.request.body} received={shownCall.reply?.body} call={shownCall} />
        {may('changes') && <Resend agent={agent} call={shownCall} onResent={onResent} />}
      </>
    )}
    {shownCall.resends.length > 0 && <Resends resends={shownCall.resends} />}
  </>
);
