import { useState } from 'preact/hooks';
import { useLoaded } from '../../frame/loaded.ts';
import { Await } from '../../parts/await.tsx';
import { UndoLine } from '../../parts/undo-line.tsx';
import type { Concern } from '../draft/edited-part.ts';
import { ChangeList } from './change-list.tsx';
import { undoStep } from './change-steps.ts';
import { changesOf, useHistorySteps } from './history-steps.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { text } from './text.ts';

/** More than the history itself reads at a time, because few changes concern one part. */
const PER_PAGE = 200;

type Props = {
  readonly agent: string;
  /** The revision that the form is based on; the list is read again when it changes. */
  readonly revision: number;
  readonly concern: Concern;
  readonly onUndone: () => void;
};

/** The changes of one part of an agent, which can be compared and undone. */
export const PartHistory = (props: Props) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="part-history" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{text.value.ofPart}</summary>
      {isOpen && <Changes {...props} />}
    </details>
  );
};

const Changes = ({ agent, revision, concern, onUndone }: Props) => {
  const { step, setStep, outcome, stepsDone, finish } = useHistorySteps(onUndone);
  const load = changesOf(agent, PER_PAGE);
  const loaded = useLoaded((signal) => load(undefined, signal), [agent, revision, stepsDone]);
  return (
    <>
      <UndoLine outcome={outcome} onDone={finish} />
      <Await of={loaded}>
        {(first) => (
          <ChangeList
            key={first[0]?.revision}
            agent={agent}
            first={first}
            perPage={PER_PAGE}
            load={load}
            concerns={({ summaryLines }) => summaryLines.some(concern)}
            onUndo={(change) => setStep(undoStep(agent, change, finish))}
          />
        )}
      </Await>
      {step !== undefined && <PreviewDialog step={step} onClose={() => setStep(undefined)} />}
    </>
  );
};
