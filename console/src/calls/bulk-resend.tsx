import { useRef, useState } from 'preact/hooks';
import { count } from '../frame/numbers.ts';
import { to as addressOf } from '../frame/router.ts';
import { Failure } from '../parts/await.tsx';
import { Progress } from '../parts/progress.tsx';
import { type ResendSums, type Resent, resendCalls, type Selection } from './resending.ts';
import { ResentChanges, ResentEnd } from './resent-reply.tsx';
import { SendDialog } from './send-dialog.tsx';
import { text } from './text.ts';

/** The maximum per request. */
const SENT_MAX = 1_000;

/** Calls to send again: selected ones, or all that match a filter. */
export type Batch = { readonly selection: Selection; readonly calls: number };

type Props = { readonly agent: string; readonly selection: Batch; readonly all: Batch };
type Results = {
  readonly resent: readonly Resent[];
  readonly sums?: ResendSums | undefined;
  readonly error?: unknown;
};

/**
 * Sends several calls again: first shows their number and the consequences, then lists the replies as they
 * arrive.
 */
export const BulkResend = ({ agent, selection, all }: Props) => {
  const [confirming, setConfirming] = useState<Batch>();
  const { sentCount, results, send, cancel } = useResending(agent);
  const isRunning = sentCount !== undefined;
  return (
    <>
      <div class="actions">
        <span>{text.value.selected(selection.calls)}</span>
        <button
          type="button"
          disabled={isRunning || selection.calls === 0}
          onClick={() => setConfirming(selection)}
        >
          {text.value.resendSelected}
        </button>
        <button type="button" disabled={isRunning || all.calls === 0} onClick={() => setConfirming(all)}>
          {text.value.resendAll(all.calls, count(all.calls))}
        </button>
      </div>
      {confirming !== undefined && (
        <SendDialog
          title={text.value.confirmSeveral(
            Math.min(confirming.calls, SENT_MAX),
            count(Math.min(confirming.calls, SENT_MAX)),
          )}
          onClose={() => setConfirming(undefined)}
          onSend={(to) => {
            setConfirming(undefined);
            void send(confirming, to);
          }}
        >
          <p>{text.value.consequencesOfSeveral}</p>
          {confirming.calls > SENT_MAX && <p>{text.value.cut(count(SENT_MAX), count(confirming.calls))}</p>}
        </SendDialog>
      )}
      {sentCount !== undefined && (
        <Progress
          share={(results?.resent.length ?? 0) / sentCount}
          label={text.value.sending}
          onCancel={cancel}
        />
      )}
      {results !== undefined && <ResendResults agent={agent} results={results} isRunning={isRunning} />}
    </>
  );
};

/** `sentCount` is the number of calls being sent; undefined while none are. */
const useResending = (agent: string) => {
  const [sentCount, setSentCount] = useState<number>();
  const [results, setResults] = useState<Results>();
  const abort = useRef<AbortController>(undefined);
  const send = async ({ selection, calls }: Batch, to: string | undefined) => {
    setSentCount(Math.min(calls, SENT_MAX));
    const controller = new AbortController();
    abort.current = controller;
    let resent: readonly Resent[] = [];
    setResults({ resent });
    const onResent = (result: Resent) => {
      resent = [...resent, result];
      setResults({ resent });
    };
    const body = { ...selection, ...(to !== undefined && { to }) };
    try {
      const sums = await resendCalls(agent, body, { onResent, signal: controller.signal });
      setResults({ resent, sums });
    } catch (error) {
      setResults({ resent, ...(!controller.signal.aborted && { error }) });
    }
    setSentCount(undefined);
  };
  return { sentCount, results, send, cancel: () => abort.current?.abort() };
};

type ResultsProps = { readonly agent: string; readonly results: Results; readonly isRunning: boolean };

const ResendResults = ({ agent, results: { resent, sums, error }, isRunning }: ResultsProps) => {
  const sameCount = resent.filter(({ isSame }) => isSame).length;
  return (
    <section aria-labelledby="resent-title" class="resent">
      <h2 id="resent-title">{text.value.resentTitle}</h2>
      <p role="status">
        {!isRunning && text.value.resentSums(resent.length, count(resent.length), count(sameCount))}
      </p>
      {sums !== undefined && sums.erased > 0 && <p>{text.value.erasedCalls(count(sums.erased))}</p>}
      {error !== undefined && <Failure error={error} />}
      <ul>
        {resent.map((result) => (
          <li key={result.callId}>
            <a href={addressOf('agents', agent, 'calls', result.callId)}>{result.callId}</a>{' '}
            <ResentEnd resent={result} />
            {!result.isSame && (
              <details>
                <summary>{text.value.differences(result.changes.length)}</summary>
                <ResentChanges resent={result} />
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
