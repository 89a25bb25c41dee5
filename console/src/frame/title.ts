import { useEffect } from 'preact/hooks';

/** What the tab of the browser says. */
export const useTitle = (...parts: readonly string[]): void => {
  const title = [...parts, 'Parley'].join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
};
