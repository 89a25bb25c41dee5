import { useState } from 'preact/hooks';
import { basedOn, call, callWithRevision, Refusal } from '../../api/call.ts';
import { go } from '../../frame/router.ts';
import { errorText } from '../../parts/await.tsx';
import { intentPlace, wordsInAddress } from '../../parts/intent-place.ts';
import { type Submission, submittedText } from '../../parts/submitted.ts';
import { text } from './text.ts';

/** Creates an intent and opens it. */
export const AddIntent = ({ agent }: { readonly agent: string }) => {
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const add = async (event: Submission) => {
    const name = submittedText(event, 'name');
    if (name === '' || isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      const newIntent = await create(agent, name);
      go(intentPlace(agent, newIntent, wordsInAddress()));
    } catch (refusal) {
      setBusy(false);
      setError(errorText(refusal));
    }
  };
  return (
    <form class="add" onSubmit={add}>
      <label>
        {text.value.newName}{' '}
        <input
          name="name"
          type="text"
          autoComplete="off"
          dir="auto"
          required
          aria-describedby={error === undefined ? undefined : 'add-error'}
        />
      </label>
      <button type="submit">{text.value.add}</button>
      {error !== undefined && (
        <p id="add-error" class="failure" role="alert">
          {error}
        </p>
      )}
    </form>
  );
};

/** @returns the new intent's id */
const create = async (id: string, name: string): Promise<string> => {
  const { value, revision } = await callWithRevision('GET /admin/agents/{id}/intents', { path: { id } });
  const isTaken = value.intents.some((intent) => intent.name === name || intent.id === name);
  if (isTaken) throw new Refusal(409, 'intent_name_taken', text.value.taken(name));
  // The request creates or replaces; with the revision it cannot replace one that somebody just created.
  const request = { path: { id, intent: name }, body: { name } };
  const { diff } = await call('PUT /admin/agents/{id}/intents/{intent}', request, basedOn(revision));
  return diff.intents[0]?.id ?? name;
};
