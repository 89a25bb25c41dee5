import { signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { useShortcuts } from './keys.ts';
import { useLoaded } from './loaded.ts';
import { words } from './words.ts';

const text = words({
  en: { title: 'Try it', key: 'Try the agent' },
  de: { title: 'Ausprobieren', key: 'Agenten ausprobieren' },
});

const isOpen = signal(false);

export const openTryIt = (): void => {
  isOpen.value = true;
};

/** The button that opens a conversation with the agent beside the page, and the key that does. */
export const TryIt = ({ agent }: { readonly agent: string }) => {
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    isOpen.value = false;
    button.current?.focus();
  };
  const toggle = () => {
    if (isOpen.peek()) close();
    else isOpen.value = true;
  };
  useShortcuts([{ keys: 'e', does: text.value.key, run: toggle }], [text.value]);
  return (
    <>
      <button ref={button} type="button" aria-expanded={isOpen.value} onClick={toggle}>
        {text.value.title}{' '}
        <span aria-hidden="true">
          <kbd>e</kbd>
        </span>
      </button>
      {isOpen.value && <Loading key={agent} agent={agent} onClose={close} />}
    </>
  );
};

/** Loaded when it is first opened. */
const Loading = ({ agent, onClose }: { readonly agent: string; readonly onClose: () => void }) => {
  const { value } = useLoaded(() => import('../try/drawer.tsx'), []);
  return value === undefined ? null : <value.Drawer agent={agent} onClose={onClose} />;
};
