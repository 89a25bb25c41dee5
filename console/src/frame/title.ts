import { useEffect } from 'preact/hooks';
import { knownAgent } from './known-agents.ts';

/** Sets the title of the browser tab: the page, its agent and the program. */
export const useTitle = (page: string, agentId = ''): void => {
  const agentName = knownAgent(agentId)?.name ?? '';
  const title = [page, agentName, 'Parley'].filter((part) => part !== '').join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
};
