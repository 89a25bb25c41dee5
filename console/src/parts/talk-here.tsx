import { may } from '../frame/rights.ts';
import { openTryIt } from '../frame/try-it.tsx';
import { words } from '../frame/words.ts';

const text = words({ en: { talk: 'Talk to it here' }, de: { talk: 'Hier mit ihm sprechen' } });

/** Opens the conversation beside the page, and records it. */
export const TalkHere = ({ agent }: { readonly agent: string }) => {
  const talk = async () => {
    const { recordTalk } = await import('../try/talk.ts');
    recordTalk(agent);
    openTryIt();
  };
  if (!may('changes')) return null;
  return (
    <p>
      <button type="button" class="main" onClick={() => void talk()}>
        {text.value.talk}
      </button>
    </p>
  );
};
