import { useEffect, useRef, useState } from 'preact/hooks';
import { Failure } from '../../parts/await.tsx';
import { text } from './text.ts';

type Props = {
  readonly intent: { readonly name: string };
  readonly onClose: () => void;
  readonly onDelete: () => Promise<void>;
};

/** Asks before an intent is deleted. */
export const DeleteDialog = ({ intent, onClose, onDelete }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [error, setError] = useState<unknown>();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby="delete-title" onClose={onClose}>
      <h2 id="delete-title" class="break">
        {text.value.deleteQuestion(intent.name)}
      </h2>
      <p>{text.value.deleteHint}</p>
      {error !== undefined && <Failure error={error} />}
      <div class="buttons">
        <button type="button" onClick={() => dialog.current?.close()}>
          {text.value.cancel}
        </button>
        <button type="button" class="main" onClick={() => onDelete().catch(setError)}>
          {text.value.delete}
        </button>
      </div>
    </dialog>
  );
};
