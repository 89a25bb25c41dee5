import { useLoaded } from '../../frame/loaded.ts';
import { Await } from '../../parts/await.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { text } from './text.ts';

/** What something would change, as the API says with `dryRun`. */
export type Preview = {
  /** Of the agent that the preview is about. */
  readonly revision: number;
  readonly changed: boolean;
  readonly summary: readonly string[];
};

/** Something that is previewed before it is done. */
export type Step = {
  readonly question: string;
  readonly action: string;
  readonly preview: (signal: AbortSignal) => Promise<Preview>;
  readonly run: (preview: Preview) => Promise<void>;
};

type Props = { readonly step: Step; readonly onClose: () => void };

/** Shows what a step would change, and asks. */
export const PreviewDialog = ({ step, onClose }: Props) => {
  const loaded = useLoaded(step.preview, [step]);
  const preview = loaded.value;
  const confirm = async () => {
    if (preview === undefined) return;
    if (preview.changed) await step.run(preview);
    else onClose();
  };
  return (
    <Confirm
      question={step.question}
      action={preview?.changed === false ? text.value.close : step.action}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Await of={loaded}>
        {({ changed, summary }) => (
          <>
            <p>{changed ? text.value.wouldChange : text.value.nothingChanges}</p>
            <Summary lines={summary} />
          </>
        )}
      </Await>
    </Confirm>
  );
};

export const Summary = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul class="summary">
    {lines.map((line) => (
      <li key={line} class="break" dir="auto">
        {line}
      </li>
    ))}
  </ul>
);
