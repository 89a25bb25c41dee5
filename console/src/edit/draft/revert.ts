import { call } from '../../api/call.ts';

/** Records that the change of a revision is taken back. */
export const revert = (id: string, revision: number) =>
  call('POST /admin/agents/{id}/revert', { path: { id }, body: { revision } });
