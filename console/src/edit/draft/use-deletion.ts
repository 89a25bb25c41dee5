import { useState } from 'preact/hooks';
import type { Outcome } from '../../parts/undo-line.tsx';

/** The item to confirm the deletion of, and the last action. @param again reads the list */
export const useDeletion = <Item>(again: () => void) => {
  const [outcome, setOutcome] = useState<Outcome>();
  const [itemToDelete, setItemToDelete] = useState<Item>();
  const finish = (next: Outcome): void => {
    setItemToDelete(undefined);
    setOutcome(next);
    again();
  };
  return { outcome, itemToDelete, setItemToDelete, finish };
};
