import type { ExportFile } from '../../src/agent/formats/export-file.ts';
import type { EventStore } from '../../src/kernel/event-store.ts';
import type { SnapshotStore } from '../../src/kernel/snapshot-store.ts';
import type { Outside } from '../../src/outside/outside.ts';
import { memoryEventStore } from '../../src/store/memory/memory-event-store.ts';
import { memorySnapshotStore } from '../../src/store/memory/memory-snapshot-store.ts';
import { memoryModelCache } from '../../src/training/trainer.ts';
import { type DeskOptions, type Desks, openDesks } from '../../src/turn/open-desks.ts';
import type { TurnRequest } from '../../src/turn/session-operations.ts';
import { readAllowedAddresses } from '../../src/webhook/address-guard.ts';

/** A clock that only moves on request or by sleeping, sequential ids, constant randomness. */
export type TestOutside = Outside & { readonly pass: (ms: number) => void };

export const testOutside = (startedAt = '2026-03-02T12:00:00.000Z'): TestOutside => {
  let nowMs = Date.parse(startedAt);
  let ids = 0;
  return {
    now: () => new Date(nowMs).toISOString(),
    random: () => 0.5,
    id: () => {
      ids += 1;
      return `00000000-0000-4000-${(ids % 0x10000).toString(16).padStart(4, '0')}-${ids.toString(16).padStart(8, '0')}0000`;
    },
    pass: (ms) => {
      nowMs += ms;
    },
    sleep: async (ms) => {
      nowMs += ms;
    },
  };
};

type TestDesksOptions = {
  readonly store?: EventStore;
  readonly snapshots?: SnapshotStore;
  readonly outside?: Outside;
  readonly webhookTimeoutMs?: number;
};

/** Desks as in a server, over a store in memory, with training on the calling thread. */
export const openTestDesks = (options: TestDesksOptions = {}): Promise<Desks> =>
  openDesks(deskOptions(options));

export const deskOptions = (options: TestDesksOptions = {}): DeskOptions => ({
  store: options.store ?? memoryEventStore(),
  outside: options.outside ?? testOutside(),
  snapshots: options.snapshots ?? memorySnapshotStore(),
  modelCache: memoryModelCache(),
  readVectors: () => undefined,
  secretKey: new Uint8Array(32),
  webhookAddresses: readAllowedAddresses('127.0.0.0/8'),
  webhookBody: (reply) => JSON.stringify({ result: { action: reply.action, contexts: reply.contexts } }),
  onSecretsUnreadable: () => undefined,
  onTrainingFailed: (_agent, error) => {
    throw error;
  },
  onAgentsLost: (error) => {
    throw error;
  },
  ...(options.webhookTimeoutMs !== undefined && { webhookTimeoutMs: options.webhookTimeoutMs }),
});

/** A hand-written export: absent parts get their defaults. */
export const anExport = (parts: {
  readonly agent?: object;
  readonly intents: readonly ({ readonly name: string; readonly says?: readonly string[] } & Record<
    string,
    unknown
  >)[];
  readonly entities?: readonly ({ readonly name: string } & Record<string, unknown>)[];
}): readonly ExportFile[] => [
  { path: 'agent.json', text: JSON.stringify({ language: 'en', ...parts.agent }) },
  ...parts.intents.map(({ says = [], name, ...intent }) => ({
    path: `intents/${name}.json`,
    text: JSON.stringify({
      id: `id-${name}`,
      name,
      auto: true,
      contexts: [],
      userSays: says.map((text, index) => ({
        id: `${name}-${index}`,
        data: [{ text }],
        isTemplate: text.includes('@'),
        count: 0,
      })),
      responses: [{}],
      ...intent,
    }),
  })),
  ...(parts.entities ?? []).map(({ name, ...entity }) => ({
    path: `entities/${name}.json`,
    text: JSON.stringify({ id: `id-${name}`, name, ...entity }),
  })),
];

export const aRequest = (agentId: string, sessionId: string, parts: Partial<TurnRequest>): TurnRequest => ({
  agentId,
  sessionId,
  actor: 'client',
  lang: 'en',
  timezone: '',
  ask: { text: 'hello' },
  contexts: [],
  resetContexts: false,
  entities: [],
  numbers: 'number',
  ...parts,
});
