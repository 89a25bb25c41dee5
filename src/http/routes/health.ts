import { ParleyError } from '../../kernel/errors.ts';
import { operation } from '../operation.ts';
import { StatusReply, success } from '../wire/query-out.ts';

export type Health = {
  /** @throws store_unavailable */
  readonly ping: () => Promise<void>;
  readonly isDraining: () => boolean;
};

export const healthOperations = ({ ping, isDraining }: Health) => [
  operation({
    method: 'get',
    path: '/health/live',
    summary: 'Whether the process answers',
    tag: 'health',
    token: 'none',
    reply: StatusReply,
    run: () => ({ status: success }),
  }),
  operation({
    method: 'get',
    path: '/health/ready',
    summary: 'Whether requests can be taken: the event store answers and the server is not shutting down',
    tag: 'health',
    token: 'none',
    reply: StatusReply,
    errors: ['store_unavailable', 'disk_full', 'shutting_down'],
    run: async () => {
      if (isDraining()) throw new ParleyError('shutting_down', {});
      await ping();
      return { status: success };
    },
  }),
];
