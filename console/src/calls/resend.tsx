import { useRef, useState } from 'preact/hooks';
import { type Line, lines } from '../api/lines.ts';
import type { RecordedCall } from '../api/schema.ts';
import { elapsed } from '../frame/numbers.ts';
import { Failure } from '../parts/await.tsx';
import { isFailure, outcomeName } from '../parts/webhook-outcomes.ts';
import { text } from './text.ts';

type Props = { readonly agent: string; readonly call: RecordedCall };
type Resent = NonNullable<Line<'POST /admin/agents/{id}/webhook-calls/resend'>['resent']>;

/** Sends the request once more, after the reader has agreed: the service may act on it again. */
export const Resend = ({ agent, call: { callId, url } }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isSending, setSending] = useState(false);
  const [resent, setResent] = useState<Resent>();
  const [error, setError] = useState<unknown>();
  const resend = async () => {
    dialog.current?.close();
    setSending(true);
    setError(undefined);
    try {
      setResent(await resentOf(agent, callId));
    } catch (refusal) {
      setError(refusal);
    }
    setSending(false);
  };
  return (
    <section aria-labelledby="resend-title">
      <h2 id="resend-title">{text.value.resendTitle}</h2>
      <button type="button" disabled={isSending} onClick={() => dialog.current?.showModal()}>
        {isSending ? text.value.sending : text.value.resend}
      </button>
      <dialog ref={dialog} class="confirm" aria-labelledby="confirm-title">
        <h2 id="confirm-title">{text.value.confirm}</h2>
        <p>{text.value.consequences}</p>
        <p class="break">{url}</p>
        <button type="button" onClick={() => dialog.current?.close()}>
          {text.value.cancel}
        </button>{' '}
        <button type="button" class="main" onClick={resend}>
          {text.value.sendNow}
        </button>
      </dialog>
      {error !== undefined && <Failure error={error} />}
      <div role="status">{resent !== undefined && <Result resent={resent} />}</div>
    </section>
  );
};

const resentOf = async (id: string, callId: string): Promise<Resent | undefined> => {
  const request = { path: { id }, body: { calls: [callId] } };
  for await (const line of lines('POST /admin/agents/{id}/webhook-calls/resend', request)) {
    if (line.resent !== undefined) return line.resent;
  }
  return undefined;
};

const Result = ({ resent: { now, isSame, changes } }: { readonly resent: Resent }) => (
  <>
    <p>
      <span class={isFailure(now.outcome) ? 'warn' : 'good'}>
        {[outcomeName(now.outcome), now.status, elapsed(now.elapsedMs)].filter(Boolean).join(', ')}
      </span>{' '}
      {isSame ? text.value.same : text.value.different}
    </p>
    {now.details !== undefined && <p class="break">{now.details}</p>}
    {changes.length > 0 && (
      <table class="compared">
        <thead>
          <tr>
            <th scope="col">{text.value.place}</th>
            <th scope="col">{text.value.past}</th>
            <th scope="col">{text.value.now}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ path, before, after }) => (
            <tr key={path}>
              <th scope="row">
                <code>{path}</code>
              </th>
              <td>{before !== undefined && <del>{JSON.stringify(before)}</del>}</td>
              <td>{after !== undefined && <ins>{JSON.stringify(after)}</ins>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </>
);
