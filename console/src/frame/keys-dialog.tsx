import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { shortcuts, useShortcuts } from './keys.ts';
import { words } from './words.ts';

const text = words({
  en: { title: 'Keys', help: 'Show these keys', close: 'Close' },
  de: { title: 'Tasten', help: 'Diese Tasten zeigen', close: 'Schließen' },
});

export const areKeysShown = signal(false);

export const KeysDialog = () => {
  const dialog = useRef<HTMLDialogElement>(null);
  const isShown = areKeysShown.value;
  useShortcuts([{ keys: '?', does: text.value.help, run: () => (areKeysShown.value = true) }], [text.value]);
  useEffect(() => {
    if (isShown) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isShown]);
  return (
    <dialog ref={dialog} aria-labelledby="keys-title" onClose={() => (areKeysShown.value = false)}>
      <h2 id="keys-title">{text.value.title}</h2>
      <dl class="keys">
        {shortcuts.value.map(({ keys, does }) => (
          <div key={keys}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <button type="button" onClick={() => dialog.current?.close()}>
        {text.value.close}
      </button>
    </dialog>
  );
};
