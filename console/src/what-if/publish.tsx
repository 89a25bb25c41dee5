import { useRef, useState } from 'preact/hooks';
import { call, type Reply } from '../api/call.ts';
import type { WhatIfReport } from '../api/schema.ts';
import { useLoaded } from '../frame/loaded.ts';
import { share } from '../frame/numbers.ts';
import { may } from '../frame/rights.ts';
import { Await, Failure } from '../parts/await.tsx';
import { isGood, judge, type Verdicts } from './gates.ts';
import { text } from './text.ts';

type Preview = Reply<'POST /admin/agents/{id}/publish'>;
type Props = { readonly agent: string; readonly revision: number; readonly report: WhatIfReport };

/** Publishes the revision that answered: first what it would change, then the gates, then a question. */
export const Publish = (props: Props) => {
  const { agent, revision } = props;
  const loaded = useLoaded(
    async (signal) => {
      const { on } = await call('GET /admin/agents/{id}/publishing', { path: { id: agent } }, { signal });
      return on && may('changes') ? await publish(agent, revision, true, signal) : { isOn: on };
    },
    [agent, revision, may('changes')],
  );
  return (
    <section aria-labelledby="publish-title">
      <h2 id="publish-title">{text.value.publish}</h2>
      <Await of={loaded}>
        {(preview) => {
          if ('isOn' in preview) return preview.isOn ? null : <p>{text.value.publishingOff}</p>;
          return <Previewed {...props} preview={preview} />;
        }}
      </Await>
    </section>
  );
};

const publish = (id: string, revision: number, dryRun: boolean, signal?: AbortSignal): Promise<Preview> =>
  call('POST /admin/agents/{id}/publish', { path: { id }, body: { revision, dryRun } }, signal && { signal });

type State =
  | { readonly step: 'shown' | 'judging' }
  | { readonly step: 'judged'; readonly verdicts: Verdicts }
  | { readonly step: 'failed'; readonly error: unknown }
  | { readonly step: 'done' };

const Previewed = ({ agent, preview, report }: Props & { readonly preview: Preview }) => {
  const { environment, revision, before, changed, summary } = preview;
  const dialog = useRef<HTMLDialogElement>(null);
  const working = useRef<AbortController>(undefined);
  const [state, setState] = useState<State>({ step: 'shown' });
  const judgeIt = async () => {
    dialog.current?.showModal();
    working.current = new AbortController();
    const { signal } = working.current;
    setState({ step: 'judging' });
    try {
      const verdicts = await judge(agent, { before: before ?? revision, after: revision }, { signal });
      setState({ step: 'judged', verdicts });
    } catch (error) {
      setState(signal.aborted ? { step: 'shown' } : { step: 'failed', error });
    }
  };
  const publishIt = async () => {
    // What was looked at is published, and not what was edited since.
    const next = await publish(agent, revision, false).then(
      (): State => ({ step: 'done' }),
      (error): State => ({ step: 'failed', error }),
    );
    dialog.current?.close();
    setState(next);
  };
  if (state.step === 'done') return <p class="good">{text.value.done(revision, environment)}</p>;
  if (!changed) return <p>{text.value.answersAlready(environment)}</p>;
  return (
    <>
      <p>{text.value.wouldChange(environment, revision, before)}</p>
      <ul>
        {summary.map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
      </ul>
      <button type="button" onClick={judgeIt}>
        {text.value.judge}
      </button>
      {state.step === 'failed' && <Failure error={state.error} />}
      <dialog
        ref={dialog}
        class="confirm"
        aria-labelledby="publish-question"
        onClose={() => working.current?.abort()}
      >
        <h2 id="publish-question">{text.value.question(revision, environment)}</h2>
        <div role="status">
          {state.step === 'judging' && <p>{text.value.judging}</p>}
          {state.step === 'judged' && <Gates verdicts={state.verdicts} report={report} />}
        </div>
        {state.step === 'failed' && <Failure error={state.error} />}
        <button type="button" onClick={() => dialog.current?.close()}>
          {text.value.cancel}
        </button>{' '}
        <button type="button" class="main" disabled={state.step !== 'judged'} onClick={publishIt}>
          {state.step === 'judged' && !isAllGood(state.verdicts)
            ? text.value.publishAnyway
            : text.value.publishNow}
        </button>
      </dialog>
    </>
  );
};

const isAllGood = ({ errors, accuracy }: Verdicts): boolean =>
  isGood.errors(errors) && (accuracy === undefined || isGood.accuracy(accuracy));

const Gates = ({ verdicts, report }: { readonly verdicts: Verdicts; readonly report: WhatIfReport }) => {
  const { errors, accuracy } = verdicts;
  return (
    <ul class="gates">
      <Gate isPassed={isGood.errors(errors)} name={text.value.gates.validate}>
        {text.value.errors(errors.before, errors.after)}
      </Gate>
      {accuracy !== undefined && (
        <Gate isPassed={isGood.accuracy(accuracy)} name={text.value.gates.evaluate}>
          {text.value.accuracy(share(accuracy.before), share(accuracy.after))}
        </Gate>
      )}
      <Gate isPassed name={text.value.gates['what-if']}>
        {text.value.changes(share(report.share))}
      </Gate>
    </ul>
  );
};

type GateProps = { readonly isPassed: boolean; readonly name: string; readonly children: string };

const Gate = ({ isPassed, name, children }: GateProps) => (
  <li class={isPassed ? 'good' : 'warn'}>
    {isPassed ? '✓' : '✗'} {name}: {children}
  </li>
);
