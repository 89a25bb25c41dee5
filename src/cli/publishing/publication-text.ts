import type { AgentDiff } from '../../agent/diff/agent-diff.ts';
import { diffText } from '../agent/change-text.ts';
import type { Option } from '../command.ts';
import type { Io } from '../io.ts';

/** The server's reply to a publication or a rollback, also of a dry run. */
export type PublicationResult = {
  readonly agentId: string;
  readonly environment: string;
  readonly before?: number;
  readonly revision: number;
  readonly changed: boolean;
  readonly dryRun: boolean;
  readonly summary: readonly string[];
  readonly diff: AgentDiff;
};

export const ENVIRONMENT_OPTION: Option = {
  flags: '--environment <name>',
  summary: 'environment to change [default: production]',
};

/** The changes for users of the environment. */
export const differenceText = ({ diff }: PublicationResult, io: Io): string =>
  diffText(diff, io) || 'Its replies and its understanding are the same.';

export const publicationText = (publication: PublicationResult, io: Io): string => {
  const { environment, revision, changed, dryRun } = publication;
  if (!changed) return `Nothing changes: revision ${revision} answers in ${environment} already.`;
  const last = dryRun ? 'Nothing was recorded: this was a dry run.' : doneText(publication);
  return `${differenceText(publication, io)}\n\n${last}`;
};

export const doneText = ({ agentId, environment, before, revision }: PublicationResult): string => {
  const done = `Revision ${revision} answers in ${environment} now.`;
  if (before === undefined) return done;
  const where = environment === 'production' ? '' : ` --environment ${environment}`;
  return `${done} To go back:\n  parley rollback ${agentId} --to ${before}${where}`;
};
