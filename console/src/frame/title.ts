import { useEffect } from 'preact/hooks';

/** The title of the browser tab. An empty part, such as the name of an unknown agent, is left out. */
export const useTitle = (...parts: readonly string[]): void => {
  const title = [...parts, 'Parley'].filter((part) => part !== '').join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
};
