import type { Reply } from '../../api/call.ts';
import type { Outcome } from '../../parts/undo-line.tsx';

type Environment = Reply<'GET /admin/agents/{id}/publishing'>['environments'][number];

/** Properties of the forms that change the revisions of an environment. */
export type EnvironmentProps = {
  readonly agent: string;
  readonly environment: Environment;
  readonly draftRevision: number;
  readonly onDone: (outcome: Outcome) => void;
};
