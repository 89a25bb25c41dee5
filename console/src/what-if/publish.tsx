import { useRef, useState } from 'preact/hooks';
import { call, type Reply } from '../api/call.ts';
import type { WhatIfReport } from '../api/schema.ts';
import { useLoaded } from '../frame/loaded.ts';
import { may } from '../frame/rights.ts';
import { to } from '../frame/router.ts';
import { Await, Failure } from '../parts/await.tsx';
import { DropPlace } from '../parts/drop-place.tsx';
import { SummaryList } from '../parts/summary-list.tsx';
import { type Candidate, type Gate, gateNames, judge } from './gates.ts';
import { text } from './text.ts';

/** With more, the dialog would have to be scrolled. */
const DETAILS_SHOWN_MAX = 5;

type Preview = Reply<'POST /admin/agents/{id}/publish'>;
type Props = { readonly agent: string; readonly revision: number; readonly report: WhatIfReport };

/** Publishes the revision that answered: shows its changes first, then the gates, then asks. */
export const Publish = (props: Props) => {
  const { agent, revision } = props;
  const loaded = useLoaded(
    async (signal) => {
      const { on } = await call('GET /admin/agents/{id}/publishing', { path: { id: agent } }, { signal });
      return on && may('changes')
        ? await publish({ agent, revision }, { dryRun: true, signal })
        : { isOn: on };
    },
    [agent, revision, may('changes')],
  );
  return (
    <section aria-labelledby="publish-title">
      <h2 id="publish-title">{text.value.publish}</h2>
      <Await of={loaded}>
        {(preview) => {
          if ('isOn' in preview && preview.isOn) return null;
          if ('isOn' in preview)
            return (
              <p>
                {text.value.publishingOff}{' '}
                <a href={to('agents', agent, 'edit', 'settings')}>{text.value.settings}</a>
              </p>
            );
          return <PublicationPreview {...props} preview={preview} />;
        }}
      </Await>
    </section>
  );
};

const publish = (
  { agent: id, revision }: Pick<Props, 'agent' | 'revision'>,
  { dryRun, signal }: { readonly dryRun: boolean; readonly signal?: AbortSignal },
): Promise<Preview> =>
  call('POST /admin/agents/{id}/publish', { path: { id }, body: { revision, dryRun } }, signal && { signal });

type State =
  | { readonly step: 'shown' | 'done' }
  | { readonly step: 'judging' | 'judged'; readonly gates: readonly Gate[] }
  | { readonly step: 'failed'; readonly error: unknown };

/** Judges a candidate by the gates in a dialog, and publishes it. */
const usePublication = (candidate: Candidate) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const abort = useRef<AbortController>(undefined);
  const [state, setState] = useState<State>({ step: 'shown' });
  const judgeIt = async () => {
    dialog.current?.showModal();
    abort.current = new AbortController();
    const { signal } = abort.current;
    const gates: Gate[] = [];
    setState({ step: 'judging', gates });
    try {
      for await (const gate of judge(candidate, { signal })) {
        gates.push(gate);
        setState({ step: 'judging', gates: [...gates] });
      }
      setState({ step: 'judged', gates });
    } catch (error) {
      setState(signal.aborted ? { step: 'shown' } : { step: 'failed', error });
    }
  };
  const publishIt = async () => {
    // The checked revision is published, without later edits.
    const next = await publish(candidate, { dryRun: false }).then(
      (): State => ({ step: 'done' }),
      (error): State => ({ step: 'failed', error }),
    );
    dialog.current?.close();
    setState(next);
  };
  return { dialog, state, judgeIt, publishIt, cancel: () => abort.current?.abort() };
};

const PublicationPreview = ({ agent, preview, report }: Props & { readonly preview: Preview }) => {
  const { environment, revision, before, changed, summary, summaryLines } = preview;
  const [tests, setTests] = useState<readonly File[]>([]);
  const { dialog, state, judgeIt, publishIt, cancel } = usePublication({
    agent,
    revision,
    before,
    tests,
    report,
  });
  if (state.step === 'done') return <p class="good">{text.value.done(revision, environment)}</p>;
  if (!changed) return <p>{text.value.answersAlready(environment)}</p>;
  return (
    <>
      <p>{text.value.wouldChange(environment, revision, before)}</p>
      <SummaryList summary={summary} summaryLines={summaryLines} />
      <DropPlace
        label={text.value.dropTests}
        accept=".yaml,.yml,.json"
        isBusy={false}
        isForMany
        onFiles={setTests}
      />
      <p role="status" dir="auto">
        {tests.length > 0 && text.value.testsGiven(tests.map(({ name }) => name).join(', '))}
      </p>
      <button type="button" onClick={judgeIt}>
        {text.value.judge}
      </button>
      {state.step === 'failed' && <Failure error={state.error} />}
      <dialog ref={dialog} class="confirm" aria-labelledby="publish-question" onClose={cancel}>
        <h2 id="publish-question">{text.value.question(revision, environment)}</h2>
        <div role="status">{'gates' in state && <Gates of={state.gates} />}</div>
        {state.step === 'failed' && <Failure error={state.error} />}
        <button type="button" onClick={() => dialog.current?.close()}>
          {text.value.cancel}
        </button>{' '}
        <button type="button" class="main" disabled={state.step !== 'judged'} onClick={publishIt}>
          {state.step === 'judged' && state.gates.some((gate) => gate.state === 'failed')
            ? text.value.publishAnyway
            : text.value.publishNow}
        </button>
      </dialog>
    </>
  );
};

const marks = { passed: '✓', failed: '✗', skipped: '–' } as const;
const tones = { passed: 'good', failed: 'warn', skipped: 'small' } as const;

/** Finished gates, and the next one. */
const Gates = ({ of }: { readonly of: readonly Gate[] }) => {
  const next = gateNames[of.length];
  return (
    <ul class="gates">
      {of.map(({ gate, state, summary, details = [] }) => (
        <li key={gate} class={tones[state]}>
          {marks[state]} {text.value.gates[gate]}: {summary}
          {details.length > 0 && (
            <ul class="small" dir="auto">
              {details.slice(0, DETAILS_SHOWN_MAX).map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
              {details.length > DETAILS_SHOWN_MAX && (
                <li>{text.value.moreDetails(details.length - DETAILS_SHOWN_MAX)}</li>
              )}
            </ul>
          )}
        </li>
      ))}
      {next !== undefined && (
        <li>
          {text.value.gates[next]}: {text.value.judging}
        </li>
      )}
    </ul>
  );
};
