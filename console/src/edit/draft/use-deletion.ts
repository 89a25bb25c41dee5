import { useState } from 'preact/hooks';
import type { Outcome } from '../../parts/undo-line.tsx';

/** The item of a list that the reader is asked about, and what was done last. @param again reads the list */
export const useDeletion = <Item>(again: () => void) => {
  const [outcome, setOutcome] = useState<Outcome>();
  const [leaving, setLeaving] = useState<Item>();
  const done = (next: Outcome): void => {
    setLeaving(undefined);
    setOutcome(next);
    again();
  };
  return { outcome, leaving, setLeaving, done };
};
