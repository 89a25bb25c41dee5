import { call } from '../../api/call.ts';

/** Undoes the change of a revision. */
export const revert = (id: string, revision: number) =>
  call('POST /admin/agents/{id}/revert', { path: { id }, body: { revision } });
