import { useEffect } from 'preact/hooks';

/** The title of the browser tab. */
export const useTitle = (...parts: readonly string[]): void => {
  const title = [...parts, 'Parley'].join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
};
