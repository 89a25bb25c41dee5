import type { OnProgress } from '../../kernel/on-progress.ts';
import { Type } from '../../kernel/schema.ts';
import { progressLines } from '../body/progress-lines.ts';
import { LinesReply } from '../operation.ts';

export const TrainingProgress = Type.Object(
  {
    step: Type.Literal('training'),
    share: Type.Number({ description: 'Progress of the step, 0 to 1.' }),
  },
  { description: 'The progress so far; the last line has the agent.' },
);

/** Lines of progress while an agent trains, then the reply. */
export const trainingLines = (
  work: (onProgress: OnProgress, signal: AbortSignal) => Promise<unknown>,
): LinesReply =>
  new LinesReply(
    progressLines<object, unknown>((report, signal) =>
      work((share) => report({ step: 'training', share }), signal),
    ),
  );
