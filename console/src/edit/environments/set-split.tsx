import { useState } from 'preact/hooks';
import { call } from '../../api/call.ts';
import { share } from '../../frame/numbers.ts';
import { Confirm } from '../../parts/confirm.tsx';
import type { EnvironmentProps } from './environment-props.ts';
import { RevisionField } from './revision-field.tsx';
import { text } from './text.ts';

const PERCENT_FIRST = 10;
const PERCENT_MAX = 99;

/** Lets another revision answer a share of the new sessions of an environment. */
export const SetSplit = ({ agent, environment: { name }, draftRevision, onDone }: EnvironmentProps) => {
  const [isAsking, ask] = useState(false);
  const [revision, setRevision] = useState(draftRevision);
  const [percent, setPercent] = useState(PERCENT_FIRST);
  const setSplit = async () => {
    const path = { id: agent, environment: name };
    const split = { revision, share: percent / 100 };
    await call('PUT /admin/agents/{id}/environments/{environment}/split', { path, body: { split } });
    ask(false);
    onDone({ message: text.value.splitSet(name, share(split.share), revision) });
  };
  return (
    <>
      <button type="button" onClick={() => ask(true)}>
        {text.value.splitFor(name)}
      </button>
      {isAsking && (
        <Confirm
          question={text.value.splitQuestion(name)}
          action={text.value.doSplit}
          onConfirm={setSplit}
          onClose={() => ask(false)}
        >
          <p class="explained">{text.value.splitHint}</p>
          <RevisionField value={revision} newest={draftRevision} onChange={setRevision} />{' '}
          <label>
            {text.value.percent}{' '}
            <input
              type="number"
              min={1}
              max={PERCENT_MAX}
              value={percent}
              onInput={({ currentTarget }) => setPercent(currentTarget.valueAsNumber)}
            />
          </label>
        </Confirm>
      )}
    </>
  );
};
