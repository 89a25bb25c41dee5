import type { Agent } from '../../src/agent/agent.ts';
import { trainingSetOf } from '../../src/agent/training.ts';
import { loadModel } from '../../src/nlu/model/model.ts';
import { trainModel } from '../../src/nlu/model/train-model.ts';
import { memoryEventStore } from '../../src/store/memory/memory-event-store.ts';
import { memorySnapshotStore } from '../../src/store/memory/memory-snapshot-store.ts';
import { type SessionDeskPorts, sessionDesk } from '../../src/turn/session-desk.ts';
import { testOutside } from './test-desks.ts';

/** Opens desks for sessions of one agent, which is trained once; calls fail unless a webhook is given. */
export const desksOf = (agent: Agent) => {
  const set = trainingSetOf(agent, 'en');
  const ready = { model: loadModel(trainModel(set), set), hash: 'test' };
  return (ports: Partial<SessionDeskPorts> = {}) =>
    sessionDesk({
      outside: testOutside(),
      answererOf: () => ({ agent, model: () => ready }),
      store: memoryEventStore(),
      snapshots: memorySnapshotStore(),
      mask: (text) => text,
      webhookBody: () => '{}',
      callWebhook: () => new Promise(() => undefined),
      ...ports,
    });
};
