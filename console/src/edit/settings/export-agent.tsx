import { useState } from 'preact/hooks';
import { send } from '../../api/call.ts';
import { Failure } from '../../parts/await.tsx';
import { download } from '../../parts/download.ts';
import { text } from './text.ts';

type Props = { readonly agent: string; readonly name: string };

/** Saves the agent as a zip in the format of Dialogflow v1. */
export const ExportAgent = ({ agent, name }: Props) => {
  const [error, setError] = useState<unknown>();
  const save = async () => {
    setError(undefined);
    try {
      const headers = { Accept: 'application/zip' };
      const answer = await send('GET /admin/agents/{id}/export', { path: { id: agent } }, { headers });
      download(await answer.blob(), `${name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-') || agent}.zip`);
    } catch (refusal) {
      setError(refusal);
    }
  };
  return (
    <section aria-labelledby="export-title">
      <h2 id="export-title">{text.value.export}</h2>
      <p class="explained">{text.value.exportHint}</p>
      <button type="button" onClick={save}>
        {text.value.exportIt}
      </button>
      {error !== undefined && <Failure error={error} />}
    </section>
  );
};
