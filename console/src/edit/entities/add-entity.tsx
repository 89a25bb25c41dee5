import { useState } from 'preact/hooks';
import { basedOn, call, Refusal } from '../../api/call.ts';
import { go, to } from '../../frame/router.ts';
import { Failure } from '../../parts/await.tsx';
import { type Submission, submittedText } from '../../parts/submitted.ts';
import { text } from './text.ts';

type Props = { readonly agent: string; readonly names: readonly string[]; readonly revision: number };

/** Creates an entity and opens it. */
export const AddEntity = ({ agent: id, names, revision }: Props) => {
  const [error, setError] = useState<unknown>();
  const add = async (event: Submission) => {
    const entity = submittedText(event, 'name').replace(/^@/, '');
    if (entity === '') return;
    setError(undefined);
    try {
      if (names.some((name) => name.toLowerCase() === entity.toLowerCase())) {
        throw new Refusal(409, 'entity_exists', text.value.exists(entity));
      }
      // The request creates or replaces; with the revision it cannot replace one that somebody just created.
      const request = { path: { id, entity }, body: { name: entity } };
      await call('PUT /admin/agents/{id}/entities/{entity}', request, basedOn(revision));
      go(to('agents', id, 'edit', 'entities', entity));
    } catch (refusal) {
      setError(refusal);
    }
  };
  return (
    <>
      <form class="add" onSubmit={(event) => void add(event)}>
        <label>
          {text.value.newName} <input name="name" type="text" autoComplete="off" dir="auto" required />
        </label>
        <button type="submit">{text.value.add}</button>
      </form>
      {error !== undefined && <Failure error={error} />}
    </>
  );
};
