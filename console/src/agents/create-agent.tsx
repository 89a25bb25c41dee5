import { useState } from 'preact/hooks';
import { call, type Reply } from '../api/call.ts';
import { Failure } from '../parts/await.tsx';
import { fieldText, type Submission } from '../parts/submitted.ts';
import { NewAgent } from './new-agent.tsx';
import { text } from './text.ts';

/** Creates an agent with a welcome and a fallback intent. */
export const CreateAgent = ({ onCreated }: { readonly onCreated: () => void }) => {
  const [newAgent, setNewAgent] = useState<Reply<'POST /admin/agents'>>();
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const create = async (event: Submission) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const fields = new FormData(form);
    setBusy(true);
    setError(undefined);
    try {
      const body = { name: fieldText(fields, 'name'), language: fieldText(fields, 'language') };
      setNewAgent(await call('POST /admin/agents', { body }));
      form.reset();
      onCreated();
    } catch (refusal) {
      setError(refusal);
    }
    setBusy(false);
  };
  return (
    <section aria-labelledby="create-title">
      <h2 id="create-title">{text.value.create}</h2>
      <form class="add" onSubmit={create}>
        <label>
          {text.value.name} <input name="name" type="text" autoComplete="off" dir="auto" required />
        </label>
        <label>
          {text.value.language}{' '}
          <input name="language" type="text" autoComplete="off" size={6} defaultValue="en" required />
        </label>
        <button type="submit" aria-busy={isBusy}>
          {text.value.createIt}
        </button>
      </form>
      <p class="explained">{text.value.createHint}</p>
      {error !== undefined && <Failure error={error} />}
      <div role="status">{newAgent !== undefined && <NewAgent newAgent={newAgent} />}</div>
    </section>
  );
};
