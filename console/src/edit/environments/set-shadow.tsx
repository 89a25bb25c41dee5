import { useState } from 'preact/hooks';
import { call } from '../../api/call.ts';
import { Confirm } from '../../parts/confirm.tsx';
import type { EnvironmentProps } from './environment-props.ts';
import { RevisionField } from './revision-field.tsx';
import { text } from './text.ts';

/** Sets a revision as the shadow of an environment. */
export const SetShadow = ({ agent, environment: { name }, draftRevision, onDone }: EnvironmentProps) => {
  const [isAsking, ask] = useState(false);
  const [revision, setRevision] = useState(draftRevision);
  const setShadow = async () => {
    const path = { id: agent, environment: name };
    const body = { shadow: { revision } };
    await call('PUT /admin/agents/{id}/environments/{environment}/shadow', { path, body });
    ask(false);
    onDone({ message: text.value.shadowSet(name, revision) });
  };
  return (
    <>
      <button type="button" onClick={() => ask(true)}>
        {text.value.shadowFor(name)}
      </button>
      {isAsking && (
        <Confirm
          question={text.value.shadowQuestion(name)}
          action={text.value.compare}
          onConfirm={setShadow}
          onClose={() => ask(false)}
        >
          <p class="explained">{text.value.shadowHint}</p>
          <RevisionField value={revision} newest={draftRevision} onChange={setRevision} />
        </Confirm>
      )}
    </>
  );
};
