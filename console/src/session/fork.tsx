import { useState } from 'preact/hooks';
import { call } from '../api/call.ts';
import { go, to } from '../frame/router.ts';
import { Failure } from '../parts/await.tsx';
import { type Submission, submittedText } from '../parts/submitted.ts';
import { text } from './text.ts';
import type { ViewProps } from './view-props.ts';

/**
 * Continues from a turn in a sandbox: after it, or with another text in its place. The session does not
 * change.
 */
export const ForkHere = ({ agent, session, turn: { number, query } }: ViewProps) => {
  const [error, setError] = useState<unknown>();
  const fork = (event: Submission) => {
    const words = submittedText(event, 'text');
    const isOther = words !== '' && words !== query.text;
    const body = { turn: number, webhook: 'recorded', rest: false, ...(isOther && { text: words }) } as const;
    call('POST /admin/agents/{id}/sessions/{session}/fork', { path: { id: agent, session }, body }).then(
      ({ sandboxId }) => go(to('agents', agent, 'sandboxes', sandboxId)),
      setError,
    );
  };
  return (
    <form class="fork" onSubmit={fork}>
      <label>
        {text.value.sayInstead}
        <input name="text" defaultValue={query.text ?? ''} dir="auto" autoComplete="off" />
      </label>
      <button type="submit">{text.value.fork}</button>
      {error !== undefined && <Failure error={error} />}
    </form>
  );
};
