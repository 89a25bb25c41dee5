import { ParleyError } from '../kernel/errors.ts';
import type { EditOptions } from '../turn/desks.ts';
import type { AgentPart } from '../turn/unchanged.ts';
import type { Caller } from './auth.ts';
import type { Ctx } from './request-state.ts';

/**
 * What a request says of the edit that it asks for: the token that it carries, and with `If-Match` the
 * revision that its author had read.
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

/** An ETag of ours is a revision; a proxy that compresses answers makes it a weak one. */
const revisionIn = (header: string | undefined): number | undefined => {
  if (header === undefined || header.trim() === '*') return undefined;
  const [, revision] = /^(?:W\/)?"(\d{1,10})"$/.exec(header.trim()) ?? [];
  if (revision !== undefined) return Number(revision);
  throw new ParleyError('request_invalid', {
    place: 'the header If-Match',
    fault: 'must be the ETag of an answer, such as "12"',
  });
};
