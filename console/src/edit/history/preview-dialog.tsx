import type { ComponentProps } from 'preact';
import { useLoaded } from '../../frame/loaded.ts';
import { Await } from '../../parts/await.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { SummaryList } from '../../parts/summary-list.tsx';
import { text } from './text.ts';

/** The effects of an action, as the API returns them for `dryRun`. */
export type Preview = ComponentProps<typeof SummaryList> & {
  /** The agent's revision that the preview is based on. */
  readonly revision: number;
  readonly changed: boolean;
};

/** An action with a preview. */
export type Step = {
  readonly question: string;
  readonly action: string;
  readonly preview: (signal: AbortSignal) => Promise<Preview>;
  readonly run: (preview: Preview) => Promise<void>;
};

type Props = { readonly step: Step; readonly onClose: () => void };

/** Previews an action, and asks for confirmation. */
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
        {({ changed, summary, summaryLines }) => (
          <>
            <p>{changed ? text.value.wouldChange : text.value.nothingChanges}</p>
            <SummaryList summary={summary} summaryLines={summaryLines} />
          </>
        )}
      </Await>
    </Confirm>
  );
};
