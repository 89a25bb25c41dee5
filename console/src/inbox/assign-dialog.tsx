import { useEffect, useRef, useState } from 'preact/hooks';
import { call } from '../api/call.ts';
import { useLoaded } from '../frame/loaded.ts';
import { Failure } from '../parts/await.tsx';
import type { Outcome } from '../parts/undo-line.tsx';
import { Effects } from './effects.tsx';
import { PhraseFields } from './phrase-fields.tsx';
import { type Assignment, assign, namesFor, propose } from './teaching.ts';
import { text } from './text.ts';

type Props = {
  readonly agent: string;
  readonly language: string;
  readonly texts: readonly string[];
  readonly onClose: () => void;
  readonly onDone: (outcome: Outcome) => void;
};

/** Turns texts into phrases of an intent: shows their values for correction, then the side effects. */
export const AssignDialog = ({ agent, language, texts, onClose, onDone }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="assign" aria-labelledby="assign-title" onClose={onClose}>
      <h2 id="assign-title">{text.value.assignTitle(texts.length)}</h2>
      <AssignForm agent={agent} language={language} texts={texts} onClose={onClose} onDone={onDone} />
    </dialog>
  );
};

/** The state of the form, and its steps: choose an intent, correct the phrases, preview, assign. */
const useAssignment = ({ agent, language, texts, onDone }: Omit<Props, 'onClose'>) => {
  const [intent, setIntent] = useState('');
  const [phrases, setPhrases] = useState<readonly string[]>([]);
  const [preview, setPreview] = useState<Assignment>();
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const { value: intents = [] } = useLoaded((signal) => intentNames(agent, signal), [agent]);
  const { value: names = [] } = useLoaded(
    (signal) => namesFor(agent, { intent: intents.includes(intent) ? intent : undefined, language }, signal),
    [agent, intent, intents],
  );
  const isNew = intent !== '' && !intents.includes(intent);

  const work = async (step: () => Promise<void>) => {
    setBusy(true);
    setError(undefined);
    await step().catch(setError);
    setBusy(false);
  };
  const choose = (name: string) => {
    setIntent(name);
    setPreview(undefined);
    if (name === '') return;
    const about = { language, intent: intents.includes(name) ? name : undefined };
    void work(async () => setPhrases(await propose(agent, texts, about)));
  };
  const edit = (newPhrases: readonly string[]) => {
    setPhrases(newPhrases);
    setPreview(undefined);
  };
  const order = { language, intent, isNew, phrases };
  const next = () =>
    work(async () => {
      if (preview === undefined) {
        setPreview(await assign(agent, order, { dryRun: true }));
        return;
      }
      const { intentName, added, revision } = await assign(agent, order, { revision: preview.revision });
      const path = { id: agent };
      onDone({
        message: text.value.wasAssigned(intentName, added),
        undo: () => call('POST /admin/agents/{id}/revert', { path, body: { revision } }),
      });
    });
  const isReady = intent !== '' && phrases.length > 0 && !isBusy && preview?.changed !== false;
  return { intents, names, phrases, preview, error, isNew, isBusy, isReady, choose, edit, next };
};

const AssignForm = ({ onClose, ...about }: Props) => {
  const { language } = about;
  const { intents, names, phrases, preview, error, isNew, isBusy, isReady, choose, edit, next } =
    useAssignment(about);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void next();
      }}
    >
      <label>
        {text.value.intent}
        <input
          type="text"
          list="intents"
          autocomplete="off"
          onChange={({ currentTarget }) => choose(currentTarget.value.trim())}
        />
      </label>
      <datalist id="intents">
        {intents.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {isNew && <p class="small">{text.value.isNew}</p>}
      {phrases.length > 0 && (
        <PhraseFields phrases={phrases} names={names} language={language} onEdit={edit} />
      )}
      <div role="status">
        {isBusy && <p class="loading">{phrases.length === 0 ? text.value.proposing : text.value.checking}</p>}
        {preview !== undefined && <Effects assignment={preview} language={language} />}
      </div>
      {error !== undefined && <Failure error={error} />}
      <div class="buttons">
        <button type="button" onClick={onClose}>
          {text.value.cancel}
        </button>
        <button type="submit" class="main" disabled={!isReady}>
          {preview === undefined ? text.value.check : text.value.record}
        </button>
      </div>
    </form>
  );
};

const intentNames = async (id: string, signal: AbortSignal): Promise<readonly string[]> => {
  const { intents } = await call('GET /admin/agents/{id}/intents', { path: { id } }, { signal });
  return intents.filter(({ fallback }) => !fallback).map(({ name }) => name);
};
