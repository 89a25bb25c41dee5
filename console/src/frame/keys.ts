import { signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';

/** `keys` are separated by spaces. Those with `Ctrl+` also work while somebody types. */
export type Shortcut = { readonly keys: string; readonly does: string; readonly run: () => void };

/** Those of the page that is open. */
export const shortcuts = signal<readonly Shortcut[]>([]);

/**
 * Keys that do something while a component is there. What they do may change with each rendering, and changes
 * before the next key is read, so that fast typists are not answered with what was chosen before.
 */
export const useShortcuts = (own: readonly Shortcut[], by: readonly unknown[]): void => {
  useLayoutEffect(() => {
    shortcuts.value = [...shortcuts.peek(), ...own];
    return () => {
      shortcuts.value = shortcuts.peek().filter((shortcut) => !own.includes(shortcut));
    };
  }, [...by]);
};

const writable =
  'input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]';

addEventListener('keydown', (event) => {
  if (event.altKey || event.defaultPrevented) return;
  const isCommand = event.ctrlKey || event.metaKey;
  const isWriting = event.target instanceof Element && event.target.matches(writable);
  if ((isWriting && !isCommand) || document.querySelector('dialog[open]') !== null) return;
  const pressed = isCommand ? `Ctrl+${event.key}` : event.key;
  const shortcut = shortcuts.peek().findLast(({ keys }) => keys.split(' ').includes(pressed));
  if (shortcut === undefined) return;
  event.preventDefault();
  shortcut.run();
});
