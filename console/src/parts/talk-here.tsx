import { knownAgent } from '../frame/known-agents.ts';
import { may } from '../frame/rights.ts';
import { openTryIt } from '../frame/try-it.tsx';
import { words } from '../frame/words.ts';
import { CliCommand } from './cli-command.tsx';

const text = words({ en: { talk: 'Talk to it here' }, de: { talk: 'Hier mit ihm sprechen' } });

/** How to talk to an agent: in a recorded conversation beside the page, or in a terminal. */
export const TalkHere = ({ agent }: { readonly agent: string }) => {
  const talk = async () => {
    const { recordTalk } = await import('../try/talk.ts');
    recordTalk(agent);
    openTryIt();
  };
  return (
    <>
      {may('changes') && (
        <p>
          <button type="button" class="main" onClick={() => void talk()}>
            {text.value.talk}
          </button>
        </p>
      )}
      <CliCommand line={`npx parley chat ${JSON.stringify(knownAgent(agent)?.name ?? agent)}`} />
    </>
  );
};
