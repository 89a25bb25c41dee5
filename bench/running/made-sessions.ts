/** Sessions run by the engine itself, in the store of a benchmark. */
import type { Agent } from '../../src/agent/agent.ts';
import { trainingSetOf } from '../../src/agent/training.ts';
import type { EventStore } from '../../src/kernel/event-store.ts';
import { systemOutside } from '../../src/outside/outside.ts';
import { sessionStream } from '../../src/session/session-stream.ts';
import { memorySnapshotStore } from '../../src/store/memory/memory-snapshot-store.ts';
import { sessionsOf } from '../../src/turn/sessions.ts';
import { runTurn, type TrainedAgent } from '../../src/turn/turn.ts';
import { aRequest, openTestDesks } from '../../test/support/test-desks.ts';
import { importBuilt } from './import-built.ts';
import { madeAgent, utterances } from './made-agent.ts';

const { loadModel } = await importBuilt<typeof import('../../src/nlu/model/model.ts')>('nlu/model/model');
const { trainModel } =
  await importBuilt<typeof import('../../src/nlu/model/train-model.ts')>('nlu/model/train-model');
const { understand } = await importBuilt<typeof import('../../src/nlu/understand.ts')>('nlu/understand');

export const MADE_SESSIONS = 2_000;
export const TURNS_PER_SESSION = 10;

export const importedAgent = async (store: EventStore): Promise<Agent> => {
  const desks = await openTestDesks({ store });
  const { agent } = await desks.agents.import(madeAgent(), {});
  const ready = desks.agents.get(agent.id);
  await desks.close();
  return ready;
};

export const answeringBy = (agent: Agent): TrainedAgent => {
  const set = trainingSetOf(agent, 'en');
  const model = loadModel(trainModel(set), set);
  return {
    agent,
    language: 'en',
    modelHash: 'trained-on-the-spot',
    understand: (text, conditions) => understand(model, text, conditions),
  };
};

/** Runs many of them concurrently. */
export const fill = async (store: EventStore, trainedAgent: TrainedAgent): Promise<void> => {
  const ports = {
    outside: systemOutside,
    mask: (text: string) => text,
    webhookBody: () => '',
    callWebhook: async () => ({ status: 200, body: '', elapsedMs: 0 }),
  };
  const sessions = sessionsOf({ store, snapshots: memorySnapshotStore(), outside: systemOutside });
  const talk = async (number: number): Promise<void> => {
    const sessionId = `bench-${number}`;
    const session = await sessions.open(sessionStream(trainedAgent.agent.id, sessionId));
    for (let turn = 0; turn < TURNS_PER_SESSION; turn += 1) {
      const text = utterances[(number * 7 + turn * 13) % utterances.length] ?? '';
      await runTurn(
        ports,
        session,
        trainedAgent,
        aRequest(trainedAgent.agent.id, sessionId, { ask: { text } }),
      );
    }
  };
  const AT_ONCE = 100;
  for (let from = 0; from < MADE_SESSIONS; from += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => talk(from + at)));
  }
};
