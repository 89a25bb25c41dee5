import { Confirm } from '../../parts/confirm.tsx';
import type { Outcome } from '../../parts/undo-line.tsx';
import { revert } from './revert.ts';

type Words = {
  readonly delete: string;
  readonly deleteQuestion: (name: string) => string;
  readonly deleteHint: string;
  readonly wasDeleted: (name: string) => string;
};

type Props = {
  readonly agent: string;
  readonly name: string;
  readonly words: Words;
  readonly onDelete: () => Promise<{ readonly revision: number }>;
  readonly onDone: (outcome: Outcome) => void;
  readonly onClose: () => void;
};

/** Asks before a part of an agent is deleted, and offers to undo it afterwards. */
export const ConfirmDeletion = ({ agent, name, words, onDelete, onDone, onClose }: Props) => {
  const confirm = async () => {
    const { revision } = await onDelete();
    onDone({ message: words.wasDeleted(name), undo: () => revert(agent, revision) });
  };
  return (
    <Confirm
      question={words.deleteQuestion(name)}
      action={words.delete}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{words.deleteHint}</p>
    </Confirm>
  );
};
