import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type Submission, submittedText } from '../parts/submitted.ts';
import { text } from './text.ts';

type Props = {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly onClose: () => void;
  /** @param to another address; undefined for the current one of the webhook. */
  readonly onSend: (to: string | undefined) => void;
};

/** Confirms that requests are sent again, and asks to which address. It is open as long as it is rendered. */
export const SendDialog = ({ title, children, onClose, onSend }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const send = (event: Submission) => {
    const to = submittedText(event, 'to');
    onSend(to === '' ? undefined : to);
  };
  return (
    <dialog ref={dialog} class="confirm" aria-labelledby="confirm-title" onClose={onClose}>
      <form onSubmit={send}>
        <h2 id="confirm-title">{title}</h2>
        {children}
        <label class="other-address">
          {text.value.otherAddress}
          <input
            name="to"
            type="url"
            pattern="https?://.*"
            placeholder={text.value.addressOfToday}
            aria-describedby="other-address"
          />
        </label>
        <p id="other-address" class="small">
          {text.value.withoutCredentials}
        </p>
        <button type="button" onClick={() => dialog.current?.close()}>
          {text.value.cancel}
        </button>{' '}
        <button type="submit" class="main">
          {text.value.sendNow}
        </button>
      </form>
    </dialog>
  );
};
