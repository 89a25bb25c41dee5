import type { EditOptions } from '../authoring/agent-operations.ts';
import type { AgentPart } from '../authoring/edit-conflict.ts';
import { ParleyError } from '../kernel/errors.ts';
import { WHOLE_NUMBER } from '../kernel/whole-number.ts';
import type { Caller } from './auth.ts';
import type { Ctx } from './request-state.ts';

/**
 * The author and precondition of an edit: the request's token, and in `If-Match` the revision that the author
 * had read.
 */
export const editOf =
  ({ req }: Pick<Ctx, 'req'>, { tokenId }: Caller) =>
  (part: AgentPart): EditOptions => {
    const revision = revisionIn(req.headers['if-match']);
    return {
      ...(tokenId !== undefined && { tokenId }),
      ...(revision !== undefined && { expects: { revision, part } }),
    };
  };

/** Parley's ETags are revisions; a proxy that compresses responses makes them weak ones. */
const etagForm = new RegExp(`^(?:W/)?"(${WHOLE_NUMBER})"$`);

const revisionIn = (header: string | undefined): number | undefined => {
  if (header === undefined || header.trim() === '*') return undefined;
  const [, revision] = etagForm.exec(header.trim()) ?? [];
  if (revision !== undefined) return Number(revision);
  throw new ParleyError('request_invalid', {
    place: 'the header If-Match',
    fault: 'must be the ETag of an answer, such as "12"',
  });
};
