import type { ChangeAuthor } from '../authoring/author-names.ts';
import type { OperationRequest } from './operation.ts';

/** The token of a change that cannot conflict with edits of the agent. */
export const authorOf = ({ actor, tokenId }: Pick<OperationRequest, 'actor' | 'tokenId'>): ChangeAuthor => ({
  actor,
  ...(tokenId !== undefined && { tokenId }),
});
