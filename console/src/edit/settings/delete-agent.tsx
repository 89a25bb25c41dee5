import { useState } from 'preact/hooks';
import { call } from '../../api/call.ts';
import { to } from '../../frame/router.ts';
import { Confirm } from '../../parts/confirm.tsx';
import { UndoLine } from '../../parts/undo-line.tsx';
import { text } from './text.ts';

type Props = { readonly agent: string; readonly name: string };

/** Deletes the agent after a question. */
export const DeleteAgent = ({ agent, name, onDelete }: Props & { readonly onDelete: () => void }) => {
  const [isAsking, setAsking] = useState(false);
  const remove = async () => {
    await call('DELETE /admin/agents/{id}', { path: { id: agent } });
    setAsking(false);
    onDelete();
  };
  return (
    <section aria-labelledby="delete-title">
      <h2 id="delete-title">{text.value.delete}</h2>
      <p class="explained">{text.value.deleteHint}</p>
      <button type="button" onClick={() => setAsking(true)}>
        {text.value.deleteIt}
      </button>
      {isAsking && (
        <Confirm
          question={text.value.deleteQuestion(name)}
          action={text.value.deleteAction}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          <p>{text.value.deleteHint}</p>
        </Confirm>
      )}
    </section>
  );
};

/** Takes the place of the settings of a deleted agent, and brings it back on request. */
export const DeletedAgent = ({ agent, name, onUndo }: Props & { readonly onUndo: () => void }) => (
  <>
    <UndoLine
      outcome={{
        message: text.value.wasDeleted(name),
        undo: () => call('POST /admin/agents/{id}/undelete', { path: { id: agent } }),
      }}
      onDone={onUndo}
    />
    <p>
      <a href={to()}>{text.value.allAgents}</a>
    </p>
  </>
);
