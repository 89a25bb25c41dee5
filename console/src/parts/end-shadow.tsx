import { useState } from 'preact/hooks';
import { call } from '../api/call.ts';
import { words } from '../frame/words.ts';
import { Confirm } from './confirm.tsx';

const text = words({
  en: {
    end: (environment: string) => `End the shadow of ${environment}…`,
    question: (environment: string) => `End the shadow of ${environment}?`,
    hint: 'Its counts and its list of differences are deleted. If you set it again, it counts new turns only.',
    action: 'End',
  },
  de: {
    end: (environment: string) => `Den Schatten von ${environment} beenden …`,
    question: (environment: string) => `Den Schatten von ${environment} beenden?`,
    hint: 'Seine Zahlen und die Liste der Unterschiede gehen verloren. Wird er wieder gesetzt, zählt er nur neue Äußerungen.',
    action: 'Beenden',
  },
});

type Props = { readonly agent: string; readonly environment: string; readonly onEnd: () => void };

export const EndShadow = ({ agent, environment, onEnd }: Props) => {
  const [isAsking, ask] = useState(false);
  const end = async () => {
    const path = { id: agent, environment };
    await call('PUT /admin/agents/{id}/environments/{environment}/shadow', { path, body: { shadow: null } });
    ask(false);
    onEnd();
  };
  return (
    <>
      <button type="button" onClick={() => ask(true)}>
        {text.value.end(environment)}
      </button>
      {isAsking && (
        <Confirm
          question={text.value.question(environment)}
          action={text.value.action}
          onConfirm={end}
          onClose={() => ask(false)}
        >
          <p>{text.value.hint}</p>
        </Confirm>
      )}
    </>
  );
};
