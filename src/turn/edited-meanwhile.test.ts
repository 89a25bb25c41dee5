import { expect, it } from 'vitest';
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
    ],
    entities: [{ name: 'colour', entries: [{ value: `${name} red`, synonyms: ['red'] }] }],
  });

it('a query that waits for a training is answered by one version of the agent, although it is edited', async () => {
  let training = Promise.resolve();
  const modelCache = { get: () => training.then(() => undefined), put: async () => undefined };
  const outside = { ...testOutside(), sleep: () => new Promise<void>(() => undefined) };
  const desks = await openDesks({ ...deskOptions({ outside }), modelCache });
  const { agent } = await desks.agents.import(version('first'), {});
  const ask = () => desks.sessions.runTurn(aRequest(agent.id, 's1', { ask: { text: 'paint it red' } }));
  const imports: Promise<unknown>[] = [];
  /** Until it is recorded; it is trained later. */
  const edit = async (name: string) => {
    const { revision } = desks.agents.get(agent.id);
    const source = { files: version(name), mode: 'replace' } as const;
    imports.push(desks.life.importInto(agent.id, source, { actor: 'admin', dryRun: false }));
    await eventually(() => expect(desks.agents.get(agent.id).revision).toBeGreaterThan(revision));
  };
  await ask();
  let finish = (): void => undefined;
  training = new Promise((resolve) => {
    finish = resolve;
  });
  await edit('second');
  const reply = ask();
  await edit('third');
  finish();
  const { action, parameters } = await reply;
  expect([action, parameters]).toEqual(['third', { colour: 'third red' }]);
  await Promise.all(imports);
  await desks.close();
});
