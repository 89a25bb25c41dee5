import type { Reply } from '../../api/call.ts';
import type { Outcome } from '../../parts/undo-line.tsx';

type Environment = Reply<'GET /admin/agents/{id}/publishing'>['environments'][number];

/** Where a person sets or ends what answers in an environment, or beside it. */
export type EnvironmentProps = {
  readonly agent: string;
  readonly environment: Environment;
  readonly draftRevision: number;
  readonly onDone: (outcome: Outcome) => void;
};
