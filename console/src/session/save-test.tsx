import { useState } from 'preact/hooks';
import { send } from '../api/call.ts';
import { Failure } from '../parts/await.tsx';
import { download } from '../parts/download.ts';
import { text } from './text.ts';

/** The conversation as a test, in a file that people read and change, for `parley test run`. */
export const SaveTest = ({ agent, session }: { readonly agent: string; readonly session: string }) => {
  const [error, setError] = useState<unknown>();
  const save = async () => {
    try {
      const headers = { Accept: 'application/yaml' };
      const path = { id: agent, session };
      const answer = await send('GET /admin/agents/{id}/sessions/{session}/test', { path }, { headers });
      download(await answer.blob(), `${session.replaceAll(/[^\w.-]+/g, '-')}.yaml`);
    } catch (refusal) {
      setError(refusal);
    }
  };
  return (
    <>
      <button type="button" onClick={save}>
        {text.value.saveTest}
      </button>
      {error !== undefined && <Failure error={error} />}
    </>
  );
};
