import { ParleyError } from '../../kernel/errors.ts';
import { Type } from '../../kernel/schema.ts';
import type { ViewsHealth } from '../../views/views-health.ts';
import { operation } from '../operation.ts';
import { Status, StatusReply, success } from '../wire/query-out.ts';
import { MissingKeys, missingKeysOut, UnreadableRecords, unreadableOut } from '../wire/unreadable-out.ts';

/** The state that decides about readiness. */
export type HealthSources = {
  /** Checks whether the event store answers. @throws store_unavailable */
  readonly ping: () => Promise<void>;
  /** Positions of the unreadable records since the start. */
  readonly unreadable?: (() => readonly number[]) | undefined;
  /** Positions of the events that could not be opened since the start for lack of their sealing key. */
  readonly keyless?: (() => readonly number[]) | undefined;
  /** Undefined until it is known. */
  readonly viewsHealth?: (() => ViewsHealth | undefined) | undefined;
};

const ReadyReply = Type.Object({
  status: Status,
  unreadableRecords: Type.Optional(UnreadableRecords),
  missingKeys: Type.Optional(MissingKeys),
  views: Type.Optional(
    Type.Object(
      {
        total: Type.Integer({ minimum: 0 }),
        live: Type.Integer({ minimum: 0, description: 'Views that are up to date.' }),
        remade: Type.Optional(
          Type.String({ description: 'Why views were dropped since the start and rebuilt.' }),
        ),
      },
      { description: 'What lists and reports are read from. Queries do not wait for it.' },
    ),
  ),
});

export const healthOperations = ({
  ping,
  isDraining,
  unreadable,
  keyless,
  viewsHealth,
}: HealthSources & { readonly isDraining: () => boolean }) => [
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
    reply: ReadyReply,
    errors: ['store_unavailable', 'disk_full', 'shutting_down'],
    run: async () => {
      if (isDraining()) throw new ParleyError('shutting_down', {});
      await ping();
      const views = viewsHealth?.();
      return {
        status: success,
        ...unreadableOut(unreadable?.() ?? []),
        ...missingKeysOut(keyless?.() ?? []),
        ...(views && { views }),
      };
    },
  }),
];
