import { useState } from 'preact/hooks';
import { call } from '../../api/call.ts';
import { useLoaded } from '../../frame/loaded.ts';
import { Await } from '../../parts/await.tsx';
import { type Outcome, UndoLine } from '../../parts/undo-line.tsx';
import type { Concern } from '../draft/edited-part.ts';
import { ChangeList } from './change-list.tsx';
import { PreviewDialog, type Step } from './preview-dialog.tsx';
import { text } from './text.ts';
import { undoing } from './undo-change.ts';

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
  const [step, setStep] = useState<Step>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [reading, setReading] = useState(0);
  const done = (next: Outcome) => {
    setStep(undefined);
    setOutcome(next);
    setReading((before) => before + 1);
    onUndone();
  };
  const load = async (before?: number, signal?: AbortSignal) => {
    const query = { limit: PER_PAGE, ...(before !== undefined && { before }) };
    const request = { path: { id: agent }, query };
    return (await call('GET /admin/agents/{id}/changes', request, signal && { signal })).changes;
  };
  const loaded = useLoaded((signal) => load(undefined, signal), [agent, revision, reading]);
  return (
    <>
      <UndoLine outcome={outcome} onDone={done} />
      <Await of={loaded}>
        {(first) => (
          <ChangeList
            key={first[0]?.revision}
            agent={agent}
            first={first}
            perPage={PER_PAGE}
            load={load}
            concerns={({ summaryLines }) => summaryLines.some(concern)}
            onUndo={(change) => setStep(undoing(agent, change, done))}
          />
        )}
      </Await>
      {step !== undefined && <PreviewDialog step={step} onClose={() => setStep(undefined)} />}
    </>
  );
};
