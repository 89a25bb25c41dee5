import { useState } from 'preact/hooks';
import { useShortcuts } from '../frame/keys.ts';
import { words } from '../frame/words.ts';
import { Failure } from './await.tsx';

const text = words({
  en: { undo: 'Undo', undone: 'Undone.', key: 'Undo the last action' },
  de: { undo: 'Rückgängig', undone: 'Rückgängig gemacht.', key: 'Letzte Handlung rückgängig machen' },
});

/** The last action, and how to undo it. */
export type Outcome = { readonly message: string; readonly undo?: () => Promise<unknown> };

type Props = { readonly outcome: Outcome | undefined; readonly onDone: (outcome: Outcome) => void };

/** Shows the last action, and undoes it on request. */
export const UndoLine = ({ outcome, onDone }: Props) => {
  const [error, setError] = useState<unknown>();
  const undo = outcome?.undo;
  const takeBack = () => {
    setError(undefined);
    undo?.().then(() => onDone({ message: text.value.undone }), setError);
  };
  useShortcuts(undo === undefined ? [] : [{ keys: 'u', does: text.value.key, run: takeBack }], [
    outcome,
    text.value,
  ]);
  return (
    <>
      <div class="done" role="status">
        {outcome?.message}
        {undo !== undefined && (
          <>
            {' '}
            <button type="button" onClick={takeBack}>
              {text.value.undo}
            </button>
          </>
        )}
      </div>
      {error !== undefined && <Failure error={error} />}
    </>
  );
};
