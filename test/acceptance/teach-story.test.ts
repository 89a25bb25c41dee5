import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommandSituation, commandLineOf } from '../support/command-line.ts';
import { type ImportedAgent, type Parley, startParley } from '../support/parley.ts';
import type { Answer } from '../support/real-client.ts';
import { anExport } from '../support/test-desks.ts';

let parley: Parley;
let cwd = '';
beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'teach-'));
  parley = await startParley();
});
afterAll(async () => {
  await parley?.stop();
  rmSync(cwd, { recursive: true, force: true });
});

const drinkIs = (before: string, drink: string, after = '') => ({
  data: [
    ...(before === '' ? [] : [{ text: before }]),
    { text: drink, meta: '@drink', alias: 'drink', userDefined: true },
    ...(after === '' ? [] : [{ text: after }]),
  ],
  isTemplate: false,
  count: 0,
});
const entries = ['latte', 'mocha', 'espresso'].map((value) => ({ value, synonyms: [value] }));

/** `drink` accepts unlisted values, such as tea. */
const cafe = anExport({
  agent: { displayName: 'Café' },
  intents: [
    {
      name: 'order',
      userSays: [
        drinkIs('a large ', 'latte', ' please'),
        drinkIs('can I have a ', 'mocha'),
        drinkIs('I would like an ', 'espresso'),
        drinkIs('a ', 'mocha', ' please'),
        drinkIs('', 'espresso', ' please'),
      ].map((phrase, at) => ({ id: `order-${at}`, ...phrase })),
      responses: [
        {
          action: 'order',
          parameters: [{ name: 'drink', dataType: '@drink', value: '$drink' }],
          messages: [{ type: 0, speech: 'One $drink.' }],
        },
      ],
    },
    { name: 'pay', says: ['I want to pay', 'the bill please', 'can I pay now'] },
    { name: 'hours', says: ['when do you open', 'are you open on Sundays', 'until when are you open'] },
    {
      name: 'fallback',
      fallbackIntent: true,
      responses: [{ action: 'unknown', messages: [{ type: 0, speech: 'Pardon?' }] }],
    },
  ],
  entities: [{ name: 'drink', automatedExpansion: true, entries }],
});

type World = {
  readonly agent: ImportedAgent;
  readonly says: (query: string, sessionId?: string) => Promise<Answer>;
  readonly run: (words: readonly string[], situation?: CommandSituation) => ReturnType<CommandRun>;
};
type CommandRun = ReturnType<typeof commandLineOf>;

const openWorld = async (): Promise<World> => {
  const agent = await parley.import(cafe);
  const run = commandLineOf(parley, cwd);
  return {
    agent,
    says: async (query, sessionId = 'guest') => (await parley.say(agent, query, sessionId)).body.result,
    run: (words, situation = {}) =>
      run(words, { ...situation, env: { PARLEY_AGENT: agent.agentId, ...situation.env } }),
  };
};

const waitForTraining = async ({ agent }: World): Promise<void> => {
  // The proposals wait for the newest training.
  await parley.admin(`POST /admin/agents/${agent.agentId}/inbox/annotate`, { utterances: ['x'] });
};

const drinks = ['a flat white please', 'a chai please', 'a cortado please'];

describe('a text that was not understood', () => {
  it('is found in the inbox, assigned with its value, tested, and published with its slot filled', async () => {
    const world = await openWorld();
    const { agent, says, run } = world;
    await run(['agent', 'publishing', agent.agentId, 'on']);
    const missed = 'put one latte on the table';
    expect((await says(missed)).action).toBe('unknown');
    expect((await run(['inbox', 'list', '--kind', 'unmatched'])).out).toContain(missed);

    const assign = ['inbox', 'assign', '--intent', 'order', missed];
    const refused = await run(assign);
    expect(refused.exitCode).toBe(2);
    expect(refused.err).toContain('[latte](@drink:drink)');
    expect(refused.err).toContain('Say so with --yes');
    const declined = await run(assign, { typed: 'n\n' });
    expect(declined.err).toContain('nothing was recorded');
    const assigned = await run(assign, { typed: 'y\n' });
    expect(assigned.err).toContain('phrase [en] put one [latte](@drink:drink) on the table');
    expect(assigned.err).toMatch(/\d+ texts checked/);
    expect(assigned.out).toContain('order has 1 phrase more, heard 1 time.');
    expect((await run(['inbox', 'list'])).out).not.toContain(missed);

    expect((await says(missed)).action).toBe('unknown');
    const published = await run(['publish', agent.agentId, '--skip', 'evaluate', '--yes']);
    expect(published.exitCode).toBe(0);
    const answered = await says(missed);
    expect(answered.parameters).toEqual({ drink: 'latte' });
    expect(answered.fulfillment.speech).toBe('One latte.');
  });
});

describe('three assigned drinks', () => {
  it('do not change the drink in "a tea please"', async () => {
    const world = await openWorld();
    const { says, run } = world;
    expect((await says('a tea please')).parameters).toEqual({ drink: 'tea' });
    await run(['inbox', 'assign', '--intent', 'order', ...drinks, '--yes']);
    await waitForTraining(world);
    expect((await says('a tea please')).parameters).toEqual({ drink: 'tea' });
    expect((await says('a cortado please')).parameters).toEqual({ drink: 'cortado' });
  });

  it('are reported to change other texts if they have no annotations, and can be undone in one step', async () => {
    const world = await openWorld();
    const { says, run } = world;
    const plain = ['inbox', 'assign', '--intent', 'order', '--plain', ...drinks];
    const tried = await run([...plain, '--dry-run']);
    const line = '- "a cortado please": order (drink "cortado") → order (no values)';
    expect(tried.out).toContain(line);
    expect((await run([...plain, '--dry-run'])).out).toBe(tried.out);
    const { revision } = JSON.parse((await run([...plain, '--yes', '--json'])).out);
    await waitForTraining(world);
    expect((await says('a cortado please')).parameters).toEqual({ drink: '' });
    const { agentId } = world.agent;
    await run(['agent', 'undo', agentId, String(revision)]);
    expect((await says('a cortado please')).parameters).toEqual({ drink: 'cortado' });
  });
});

describe('assigned texts', () => {
  it('become phrases of a new intent, with the necessary parameter, as one change', async () => {
    const { run } = await openWorld();
    const words = ['inbox', 'assign', '--intent', 'praise', 'your mocha is great'];
    expect((await run([...words, '--yes'])).err).toContain('praise');
    const { agentId, revision, phrases } = JSON.parse(
      (await run([...words, '--new', '--yes', '--json'])).out,
    );
    expect(phrases[0].annotated).toBe('your [mocha](drink) is great');
    expect((await run(['intent', 'show', 'praise'])).out).toContain('your [mocha](@drink:drink) is great');
    await run(['agent', 'undo', agentId, String(revision)]);
    expect((await run(['intent', 'show', 'praise'])).exitCode).not.toBe(0);
  });

  it("use a person's annotations unchanged", async () => {
    const { run } = await openWorld();
    const words = ['inbox', 'assign', '--intent', 'order', 'one [dirty chai](drink) now', '--yes', '--json'];
    const { phrases } = JSON.parse((await run(words)).out);
    expect(phrases).toEqual([
      {
        text: 'one dirty chai now',
        annotated: 'one [dirty chai](drink) now',
        spans: [{ start: 4, end: 14, entity: 'drink', parameter: 'drink' }],
      },
    ]);
    const unknown = await run(['inbox', 'assign', '--intent', 'order', 'a [latte](colour)', '--yes']);
    expect(unknown.err).toContain('colour');
  });
});
