import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExportFile } from '../../src/agent/formats/export-file.ts';
import { commands } from '../../src/cli/program.ts';
import { type CommandSituation, commandLineOf } from '../support/command-line.ts';
import { eventually } from '../support/eventually.ts';
import { type ImportedAgent, type Parley, startParley } from '../support/parley.ts';
import { recordingWebhook } from '../support/recording-webhook.ts';
import { anExport } from '../support/test-desks.ts';

type World = {
  readonly parley: Parley;
  readonly bar: ImportedAgent;
  readonly call: string;
  readonly cwd: string;
  readonly stop: () => Promise<void>;
};

const intents = [
  {
    name: 'order',
    says: ['I would like to order something', 'can I order a drink', 'order a tea please'],
    webhookUsed: true,
    responses: [{ action: 'order', messages: [{ type: 0, speech: 'Coming.' }] }],
  },
  { name: 'pay', says: ['I want to pay', 'the bill please', 'can I pay now'] },
];
const bar = (name: string) => anExport({ agent: { displayName: name }, intents });

/** A phrase marks a value of an entity that does not exist. */
const brokenBar = anExport({
  intents: [
    ...intents,
    {
      name: 'tip',
      userSays: [{ data: [{ text: 'keep ' }, { text: 'two', meta: '@coins', alias: 'coins' }] }],
      responses: [{ parameters: [{ name: 'coins', dataType: '@coins', value: '$coins' }] }],
    },
  ],
});

const writeFolder = (folder: string, files: readonly ExportFile[]): void => {
  for (const { path, text } of files) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
};

const conversation = (intent: string) =>
  `name: ordering\nlanguage: en\nturns:\n  - say: can I order a drink\n    expect:\n      intent: ${intent}\n`;

/** Two agents, one of them with a session whose webhook replies otherwise at each call. */
const openWorld = async (): Promise<World> => {
  const cwd = mkdtempSync(join(tmpdir(), 'exit-codes-'));
  const parley = await startParley();
  let served = 0;
  const webhook = await recordingWebhook(() => {
    served += 1;
    return { speech: `Number ${served}.` };
  });
  const agent = await parley.import(bar('Bar'), { enabled: true, url: webhook.url });
  await parley.import(bar('Kiosk'));
  await agent.client.text('can I order a drink', { sessionId: 's1' });
  writeFolder(join(cwd, 'bar'), bar('Bar'));
  writeFolder(join(cwd, 'broken'), brokenBar);
  writeFileSync(join(cwd, 'as-it-is.yaml'), conversation('order'));
  writeFileSync(join(cwd, 'otherwise.yaml'), conversation('pay'));
  const call = await eventually(async () => {
    const { body } = await parley.admin(`GET /admin/agents/${agent.agentId}/webhook-calls`);
    return body.calls[0].callId;
  });
  const stop = async () => {
    await parley.stop();
    await webhook.stop();
    rmSync(cwd, { recursive: true, force: true });
  };
  return { parley, bar: agent, call, cwd, stop };
};

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world?.stop());

/** Words separated by spaces; those in quotes are one. CALL and BAR are replaced by ids. */
const wordsOf = (line: string): readonly string[] =>
  (line.match(/"[^"]*"|\S+/g) ?? []).map((word) =>
    word
      .replaceAll('"', '')
      .replace(/^CALL$/, world.call)
      .replace(/^BAR$/, world.bar.agentId),
  );

const exitCodeOf = async (line: string, situation?: CommandSituation) => {
  const { exitCode, err, out } = await commandLineOf(world.parley, world.cwd)(wordsOf(line), situation);
  return { exitCode, said: `${out}${err}` };
};

const expectAll = (code: number, lines: readonly string[], situation?: CommandSituation) =>
  it.each(lines)('%s', async (line) => {
    const { exitCode, said } = await exitCodeOf(line, situation);
    expect(exitCode, said).toBe(code);
    // A bug would print its stack, and raw error codes are for machines.
    expect(said).not.toMatch(/\n {4}at |pattern "\^/);
  });

describe('0: the command did what it says', () => {
  expectAll(0, [
    '--version',
    'help agent import',
    'completion bash',
    'agent list',
    'agent show Bar',
    'agent show BAR',
    'agent show bar --json',
    'agent export Bar exported.zip',
    'agent export Bar exported-at.zip --at 3',
    'agent import ./bar --into Kiosk --dry-run',
    'agent import ./bar --into Kiosk --merge',
    'agent log Bar',
    'agent diff Bar 3..4',
    'agent set threshold 0.4 --agent Bar',
    'agent undo Bar 6 --dry-run',
    'agent restore Bar --at 3 --dry-run',
    'agent validate Bar',
    'agent validate ./bar',
    'agent publishing Kiosk',
    'agent webhook Bar',
    'agent privacy Bar',
    'agent create "Corner shop"',
    'agent delete "Corner shop" --yes',
    'agent undelete "Corner shop"',
    'intent list --agent Bar',
    'intent show order --agent Bar',
    'intent add hours --phrase "when do you open" --agent Bar',
    'intent phrase add hours "what are your hours" --agent Bar',
    'intent phrase remove hours "what are your hours" --agent Bar',
    'intent delete hours --agent Bar',
    'entity add drink --entry tea=tea,chai --agent Bar',
    'entity set drink --entry milk=milk --agent Bar',
    'entity show drink --agent Bar',
    'entity list --agent Bar',
    'entity delete drink --agent Bar',
    'token create Bar --name till',
    'token list Bar',
    'access list',
    'sessions list --agent Bar',
    'sessions show s1',
    'sessions note s1 "called back"',
    'sessions tag s1 +checked',
    'show s1',
    'show s1 --at 1',
    'events --session s1',
    'blame s1 1',
    'replay s1',
    'replay --all',
    'what-if --agent Bar --since 1d',
    'webhook calls --agent Bar',
    'webhook show CALL',
    'webhook resend CALL',
    'webhook resend --since 1d --agent Bar --dry-run',
    'webhook circuits --agent Bar --strict',
    'webhook drill --agent Bar --since 1d --fail 503:100%',
    'inbox list --agent Bar',
    'analytics overview --agent Bar',
    'nlu explain Bar "the bill please"',
    'test run as-it-is.yaml --agent ./bar',
    'projection list',
    'projection lag',
    'audit verify',
    'privacy sweep --dry-run',
    'erase --session s1 --dry-run',
    'erase --session no-such-session --yes',
  ]);

  it.each(commands.map(({ name }) => name))('%s --help', async (name) => {
    expect(await exitCodeOf(`${name} --help`)).toMatchObject({ exitCode: 0 });
  });
});

describe('1: the command failed', () => {
  describe('because the server refused, or has nothing of that name', () => {
    expectAll(1, [
      'agent diff Bar 1..9999',
      'agent undo Bar 9999',
      'agent restore Bar --at 9999 --yes',
      'intent show nothing --agent Bar',
      'intent phrase add order "a [red](colour) tea" --agent Bar',
      'intent phrase remove order "never said" --agent Bar',
      'entity show nothing --agent Bar',
      'sessions show nobody',
      'show nobody',
      'blame s1 99',
      'replay nobody',
      'webhook show nothing',
      'webhook resend nothing',
      'token revoke Bar nothing',
      'access revoke nothing',
      'rollback Kiosk',
      'shadow Kiosk',
      'sandbox delete nothing --yes',
      'audit proof nobody --out nobody.html',
      'projection rebuild nothing',
      'agent undelete Bar',
    ]);
  });

  describe('because the server could not be reached', () => {
    const situation = { env: { PARLEY_URL: 'http://127.0.0.1:1' } };
    expectAll(
      1,
      [
        'agent list',
        'agent show Bar',
        'chat Bar',
        'publish Bar --yes',
        'sessions list',
        'show s1',
        'events',
        'webhook show CALL',
        'audit verify',
        'erase --session s1 --yes',
        'projection list',
      ],
      situation,
    );
  });

  describe('because its token may not do it', () => {
    const situation = { env: { PARLEY_ADMIN_TOKEN: 'a-token-of-another-server' } };
    expectAll(1, ['agent list', 'webhook show CALL', 'privacy sweep --yes'], situation);
  });

  describe('because the question was answered with no', () => {
    expectAll(
      1,
      ['agent delete Kiosk', 'erase --session s1', 'webhook resend --since 1d --agent Bar', 'privacy sweep'],
      { typed: 'n\n' },
    );
  });

  describe('because a check found a fault', () => {
    expectAll(1, [
      'agent validate ./broken',
      'test run otherwise.yaml --agent ./bar',
      'webhook resend CALL --strict',
      'what-if --agent ./broken --of Bar --since 1d --fail-over 0%',
    ]);
  });
});

describe('2: the command line is wrong', () => {
  describe('because an option or a command is unknown', () => {
    expectAll(2, ['nonsense', 'agent nonsense', 'intent phrase', '--nonsense']);
    const withOptions = commands.map(({ name }) => name);
    it.each(withOptions)('%s --nonsense', async (name) => {
      expect(await exitCodeOf(`${name} --nonsense`)).toMatchObject({ exitCode: 2 });
    });
  });

  describe('because no agent has that name, or several could be meant', () => {
    expectAll(2, [
      'agent show nothing',
      `agent show ${'0'.repeat(32)}`,
      'agent export nothing out.zip',
      'agent import ./bar --into nothing',
      'agent set threshold 0.4 --agent nothing',
      'agent log nothing',
      'agent webhook nothing',
      'agent delete nothing --yes',
      'publish nothing --yes',
      'rollback nothing',
      'split nothing',
      'shadow nothing',
      'chat nothing',
      'edit nothing ./work',
      'intent list',
      'intent list --agent nothing',
      `intent list --agent ${'0'.repeat(32)}`,
      'entity list --agent nothing',
      'token list nothing',
      'webhook calls',
      'webhook calls --agent nothing',
      'inbox list --agent nothing',
      'analytics overview --agent nothing',
      'sessions list --agent nothing',
      'events --agent nothing',
      'what-if --agent nothing --since 1d',
    ]);
  });

  describe('because a value has the wrong form, or a file is missing', () => {
    expectAll(2, [
      'agent create',
      'agent set nothing 1 --agent Bar',
      'agent set threshold high --agent Bar',
      'agent diff Bar 1-2',
      'agent undo Bar soon',
      'agent import ./missing --into Bar',
      'agent import otherwise.yaml',
      'agent validate ./missing',
      'agent publishing Bar perhaps',
      'agent privacy Bar --retention-days soon',
      'entity set drink --agent Bar',
      'token create Bar --kind owner',
      'access grant Ada --role owner',
      'sessions list --since soon --agent Bar',
      'sessions list --zone Nowhere/Land --agent Bar',
      'show s1 --at soon',
      'events --from soon',
      'webhook drill --agent Bar --since 1d',
      'webhook calls --csv --json --agent Bar',
      'webhook resend',
      'split Bar --to 1 --share 200%',
      'publish Bar --skip taste',
      'what-if --agent Bar --since 1d --format paper',
      'completion cmd',
      'erase',
      'erase --parameter email',
      'test run missing.yaml --agent Bar',
      'replay',
      'serve --port many',
      'restore ./missing --data ./restored --config ./missing.json',
    ]);
  });

  describe('because a question could not be asked', () => {
    expectAll(2, [
      'agent delete Kiosk',
      'erase --session s1',
      'webhook resend --since 1d --agent Bar',
      'privacy sweep',
    ]);
  });
});

describe('3 to 6: a gate kept a revision from being published', () => {
  it('and each gate has its code', async () => {
    const { parley, cwd } = world;
    const run = commandLineOf(parley, cwd);
    const gate = await parley.import(bar('Gated'));
    expect((await run(['agent', 'publishing', gate.agentId, 'on'])).exitCode).toBe(0);
    await gate.client.text('the bill please', { sessionId: 'g1' });
    const publish = async (...words: readonly string[]) =>
      (await run(['publish', gate.agentId, '--yes', ...words])).exitCode;
    await run(['intent', 'edit', 'pay', '--reply', 'Later.', '--agent', gate.agentId]);
    const words = ['publish', gate.agentId, '--skip', 'evaluate'];
    expect((await run(words)).exitCode).toBe(2);
    expect((await run(words, { typed: 'n\n' })).exitCode).toBe(1);
    expect(await publish('--since', '1d', '--fail-over', '10%', '--skip', 'evaluate')).toBe(6);
    expect(await publish('--tests', 'otherwise.yaml', '--skip', 'evaluate')).toBe(4);
    // The same phrases for two intents can be distinguished only by chance.
    const says = ['I want to pay', 'the bill please', 'can I pay now'];
    await run([
      'intent',
      'add',
      'leave',
      ...says.flatMap((one) => ['--phrase', one]),
      '--agent',
      gate.agentId,
    ]);
    expect(await publish('--skip', 'validate', '--max-drop', '0')).toBe(5);
    await run(['agent', 'import', './broken', '--into', gate.agentId, '--yes']);
    expect(await publish()).toBe(3);
  });
});
