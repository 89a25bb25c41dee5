import { describe, expect, it } from 'vitest';
import { eventually } from '../../test/support/eventually.ts';
import { anExport, aRequest, deskOptions, testOutside } from '../../test/support/test-desks.ts';
import { openDesks } from './open-desks.ts';

const version = (name: string) =>
  anExport({
    intents: [
      {
        name: 'paint',
        says: ['paint it @colour:colour'],
        responses: [
          {
            action: name,
            parameters: [{ name: 'colour', value: '$colour', dataType: '@colour' }],
            messages: [{ type: 0, speech: name }],
          },
        ],
      },
      { name: 'plan', says: ['paint on @sys.date:date'] },
    ],
    entities: [{ name: 'colour', entries: [{ value: `${name} red`, synonyms: ['red'] }] }],
  });

const edited = async () => {
  let training = Promise.resolve();
  const modelCache = { get: () => training.then(() => undefined), put: async () => undefined };
  const outside = { ...testOutside(), sleep: () => new Promise<void>(() => undefined) };
  const desks = await openDesks({ ...deskOptions({ outside }), modelCache });
  const { agent } = await desks.agents.import(version('first'), {});
  const imports: Promise<unknown>[] = [];
  return {
    ...desks,
    agent,
    /** Until it is recorded; it is trained later. */
    edit: async (name: string) => {
      const { revision } = desks.agents.get(agent.id);
      const source = { files: version(name), mode: 'replace' } as const;
      imports.push(desks.life.importInto(agent.id, source, { actor: 'admin', dryRun: false }));
      await eventually(() => expect(desks.agents.get(agent.id).revision).toBeGreaterThan(revision));
    },
    moveTo: (defaultTimezone: string) =>
      desks.agents.change(agent.id, { type: 'ChangeSettings', changes: { defaultTimezone } }, 'admin'),
    /** Trainings that begin later wait for the function that it returns. */
    holdTrainings: () => {
      let finish = (): void => undefined;
      training = new Promise((resolve) => {
        finish = resolve;
      });
      return finish;
    },
    close: async () => {
      await Promise.all(imports);
      await desks.close();
    },
  };
};

it('a query that waits for a training is answered by one version of the agent, although it is edited', async () => {
  const { sessions, agent, edit, holdTrainings, close } = await edited();
  const ask = () => sessions.runTurn(aRequest(agent.id, 's1', { ask: { text: 'paint it red' } }));
  await ask();
  const finish = holdTrainings();
  await edit('second');
  const reply = ask();
  await edit('third');
  finish();
  const { action, parameters } = await reply;
  expect([action, parameters]).toEqual(['third', { colour: 'third red' }]);
  await close();
});

it('a sandbox that waits for a training gets an agent and a model of one version', async () => {
  const { answerers, agent, edit, holdTrainings, close } = await edited();
  const now = '2026-01-01T00:00:00.000Z';
  const conditions = { contexts: new Set<string>(), sessionEntities: [], now, timezone: 'UTC' };
  await answerers.today(agent.id, 'en');
  const finish = holdTrainings();
  await edit('second');
  const today = answerers.today(agent.id, 'en');
  await edit('third');
  finish();
  const trainedAgent = await today;
  expect(JSON.stringify([...trainedAgent.agent.entities.values()])).toContain('third red');
  expect(JSON.stringify(trainedAgent.understand('paint it red', conditions))).toContain('third red');
  await close();
});

describe.each(['understand', 'explain'] as const)('%s, if it waits for a training', (operation) => {
  it('uses the time zone of the version that is trained', async () => {
    const { agents, quality, agent, edit, moveTo, holdTrainings, close } = await edited();
    const text = 'paint on today';
    const options = { language: 'en', contexts: [] };
    const read = () =>
      operation === 'explain'
        ? quality.explain(agent.id, text, options)
        : agents.understand(agent.id, [text], options);
    await moveTo('Pacific/Pago_Pago');
    const yesterday = JSON.stringify(await read());
    const finish = holdTrainings();
    await edit('second');
    const answer = read();
    // A day and an hour later.
    await moveTo('Pacific/Kiritimati');
    finish();
    const today = JSON.stringify(await answer);
    expect(dateIn(today)).not.toBe(dateIn(yesterday));
    await close();
  });
});

const dateIn = (json: string): string | undefined => /\d{4}-\d{2}-\d{2}/.exec(json)?.[0];

it('texts of one request are understood by one version of the agent', async () => {
  const { agents, agent, edit, close } = await edited();
  const texts = Array.from({ length: 200 }, () => 'paint it red');
  const understandings = agents.understand(agent.id, texts, { language: 'en', contexts: [] });
  await edit('second');
  await agents.untilTrained(agent.id);
  expect(JSON.stringify(await understandings)).not.toContain('second red');
  await close();
});
