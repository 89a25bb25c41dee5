import { signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';

/** `keys` are separated by spaces. Those with `Ctrl+` also work while the user types. */
export type Shortcut = { readonly keys: string; readonly does: string; readonly run: () => void };

/** The keys of the open page. */
export const shortcuts = signal<readonly Shortcut[]>([]);

/**
 * Keys that work while a component is mounted. Their actions are updated with each rendering before the next
 * key is handled, so that fast typing does not use stale ones.
 */
export const useShortcuts = (own: readonly Shortcut[], dependencies: readonly unknown[]): void => {
  useLayoutEffect(() => {
    shortcuts.value = [...shortcuts.peek(), ...own];
    return () => {
      shortcuts.value = shortcuts.peek().filter((shortcut) => !own.includes(shortcut));
    };
  }, [...dependencies]);
};

const writable =
  'input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]';

addEventListener('keydown', (event) => {
  if (event.altKey || event.defaultPrevented) return;
  const isCommand = event.ctrlKey || event.metaKey;
  const isWriting = event.target instanceof Element && event.target.matches(writable);
  if ((isWriting && !isCommand) || document.querySelector('dialog[open]') !== null) return;
  const keyName = isCommand ? `Ctrl+${event.key}` : event.key;
  const shortcut = shortcuts.peek().findLast(({ keys }) => keys.split(' ').includes(keyName));
  if (shortcut === undefined) return;
  event.preventDefault();
  shortcut.run();
});
