import { useShortcuts } from '../frame/keys.ts';

/** `j` and `k` move between the rows of a list by their header links. */
export const useRowKeys = ({ next, previous }: { readonly next: string; readonly previous: string }): void =>
  useShortcuts(
    [
      { keys: 'j', does: next, run: () => moveFocus(1) },
      { keys: 'k', does: previous, run: () => moveFocus(-1) },
    ],
    [next],
  );

const moveFocus = (step: 1 | -1): void => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main tbody th a')];
  const at = links.findIndex((link) => link.matches(':focus'));
  links[Math.max(0, Math.min(links.length - 1, at + step))]?.focus();
};
