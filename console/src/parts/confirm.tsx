import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { words } from '../frame/words.ts';
import { Failure } from './await.tsx';

const text = words({ en: { cancel: 'Cancel' }, de: { cancel: 'Abbrechen' } });

type Props = {
  readonly question: string;
  /** The consequences. */
  readonly children: ComponentChildren;
  /** The name of the confirming button. */
  readonly action: string;
  /** Closes the dialog, or fails; the dialog then stays open and shows the reason. */
  readonly onConfirm: () => Promise<unknown>;
  readonly onClose: () => void;
};

/** Confirms an action that cannot be undone, or that others notice. */
export const Confirm = ({ question, children, action, onConfirm, onClose }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  const confirm = async () => {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    await onConfirm().catch(setError);
    setBusy(false);
  };
  return (
    <dialog ref={dialog} class="confirm" aria-labelledby={id} onClose={onClose}>
      <h2 id={id} class="break">
        {question}
      </h2>
      {children}
      {error !== undefined && <Failure error={error} />}
      <div class="buttons">
        <button type="button" onClick={() => dialog.current?.close()}>
          {text.value.cancel}
        </button>
        <button type="button" class="main" aria-busy={isBusy} onClick={() => void confirm()}>
          {action}
        </button>
      </div>
    </dialog>
  );
};
