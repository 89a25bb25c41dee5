import { useLoaded } from '../../frame/loaded.ts';
import { query } from '../../frame/router.ts';
import { useTitle } from '../../frame/title.ts';
import { Await } from '../../parts/await.tsx';
import { UndoLine } from '../../parts/undo-line.tsx';
import { Publication } from '../environments/publication.tsx';
import { ChangeList } from './change-list.tsx';
import { restoreStep, undoStep } from './change-steps.ts';
import { Comparison } from './comparison.tsx';
import { changesOf, useHistorySteps } from './history-steps.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { text } from './text.ts';

const PER_PAGE = 50;

/** The changes of an agent with their authors: compared, undone, restored and published. */
export const Page = ({ agent }: { readonly agent: string }) => {
  useTitle(text.value.title, agent);
  const { step, setStep, outcome, stepsDone, finish: onDone } = useHistorySteps();
  const load = changesOf(agent, PER_PAGE);
  const loaded = useLoaded((signal) => load(undefined, signal), [agent, stepsDone]);
  const [from, to] = [query.value.get('from'), query.value.get('to')];
  return (
    <>
      <h1>{text.value.title}</h1>
      <Publication agent={agent} reading={stepsDone} onStep={setStep} onDone={onDone} />
      {from && to && <Comparison agent={agent} from={from} to={to} />}
      <section aria-labelledby="changes-title">
        <h2 id="changes-title">{text.value.changes}</h2>
        <UndoLine outcome={outcome} onDone={onDone} />
        <Await of={loaded}>
          {(first) => (
            <ChangeList
              key={first[0]?.revision}
              agent={agent}
              first={first}
              perPage={PER_PAGE}
              load={load}
              onUndo={(change) => setStep(undoStep(agent, change, onDone))}
              onRestore={(change) => setStep(restoreStep(agent, change, onDone))}
            />
          )}
        </Await>
      </section>
      {step !== undefined && <PreviewDialog step={step} onClose={() => setStep(undefined)} />}
    </>
  );
};
