import { CommanderError, Command as Program } from 'commander';
import { ConfigError } from '../config.ts';
import { CONFIG_FILE, CONFIG_VARIABLE, type Setting } from '../settings.ts';
import { agentCreate } from './agent-create.ts';
import { agentDelete } from './agent-delete.ts';
import { agentExport } from './agent-export.ts';
import { agentImport } from './agent-import.ts';
import { agentList } from './agent-list.ts';
import { agentPrivacy } from './agent-privacy.ts';
import { agentShow } from './agent-show.ts';
import { agentValidate } from './agent-validate.ts';
import { agentWebhook } from './agent-webhook.ts';
import { analytics } from './analytics.ts';
import { backup } from './backup.ts';
import { blame } from './blame.ts';
import { chat } from './chat.ts';
import type { Command, Given } from './command.ts';
import { debug } from './debug.ts';
import { erase } from './erase.ts';
import { exportEvents } from './export-events.ts';
import { fork } from './fork.ts';
import { inboxAssign } from './inbox-assign.ts';
import { inboxDismiss } from './inbox-dismiss.ts';
import { inboxList } from './inbox-list.ts';
import { inboxRestore } from './inbox-restore.ts';
import { CommandError, EXIT_FAILED, EXIT_OK, EXIT_USAGE, type Io } from './io.ts';
import { nluEvaluate } from './nlu-evaluate.ts';
import { nluExplain } from './nlu-explain.ts';
import { privacyCommands } from './privacy-commands.ts';
import { replay } from './replay.ts';
import { restore } from './restore.ts';
import { serve } from './serve.ts';
import { sandboxDelete } from './sandbox-delete.ts';
import { sandboxList } from './sandbox-list.ts';
import { show } from './show.ts';
import { sql } from './sql.ts';
import { storeCopy } from './store-copy.ts';
import { testRun } from './test-run.ts';
import { testSave } from './test-save.ts';
import { tokenCreate } from './token-create.ts';
import { tokenList } from './token-list.ts';
import { tokenRevoke } from './token-revoke.ts';
import { viewCommands } from './view-commands.ts';
import { webhookCalls } from './webhook-calls.ts';
import { webhookDrill } from './webhook-drill.ts';
import { webhookResend } from './webhook-resend.ts';
import { webhookShow } from './webhook-show.ts';
import { webhookTape } from './webhook-tape.ts';
import { whatIf } from './what-if.ts';

export const commands: readonly Command[] = [
  serve,
  chat,
  agentList,
  agentCreate,
  agentShow,
  agentImport,
  agentExport,
  agentValidate,
  agentWebhook,
  agentPrivacy,
  agentDelete,
  analytics,
  inboxList,
  inboxAssign,
  inboxDismiss,
  inboxRestore,
  sql,
  exportEvents,
  webhookCalls,
  webhookShow,
  webhookResend,
  webhookTape,
  webhookDrill,
  ...viewCommands,
  nluExplain,
  nluEvaluate,
  replay,
  show,
  debug,
  fork,
  whatIf,
  blame,
  sandboxList,
  sandboxDelete,
  testSave,
  testRun,
  tokenList,
  tokenCreate,
  tokenRevoke,
  erase,
  ...privacyCommands,
  backup,
  restore,
  storeCopy,
];

const groups: Readonly<Record<string, string>> = {
  agent: 'make, list, show, move, check and delete agents, and set their webhooks',
  projection: 'look at the projections that run in a server, and make their views anew',
  projections: "put Parley's projections into EventStoreDB, for other programs to read",
  sessions: 'list and read what was said',
  privacy: 'take back what is kept too long, and see what was erased',
  export: 'write what was recorded for other programs',
  inbox: 'learn from what an agent did not understand',
  nlu: 'find out how well an agent understands, and why',
  store: 'move what a server has recorded to another store',
  test: 'save conversations as tests, and run them',
  sandbox: 'list and delete forks of sessions',
  token: 'list, issue and revoke the access tokens of an agent',
  webhook: 'look at recorded webhook calls, and try things with them',
};

/** @param words the command line without the program's name. @returns the exit code. */
export const runCli = async (words: readonly string[], io: Io): Promise<number> => {
  let exitCode = EXIT_OK;
  const program = frame(new Program('parley'), io)
    .description('A conversation engine that speaks the API.ai / Dialogflow v1 HTTP API.')
    .version(io.version);
  const parents = new Map(
    Object.entries(groups).map(([name, summary]) => [name, program.command(name).description(summary)]),
  );
  for (const command of commands) {
    const [first = '', second] = command.name.split(' ');
    const parent = second === undefined ? program : (parents.get(first) ?? program);
    const isDefault = command.isDefault === true;
    const target = describe(parent.command(second ?? first, { isDefault }), command);
    target.action(async () => {
      exitCode = await command.run(givenBy(target), io);
    });
  }
  try {
    await program.parseAsync([...words], { from: 'user' });
    return exitCode;
  } catch (error) {
    return explained(error, io);
  }
};

const frame = (program: Program, io: Io): Program =>
  program
    .exitOverride()
    .showSuggestionAfterError()
    .showHelpAfterError('(add --help for what it takes)')
    .configureOutput({ writeOut: (text) => io.out.write(text), writeErr: (text) => io.err.write(text) });

const describe = (target: Program, command: Command): Program => {
  target.description(command.summary);
  for (const { name, summary } of command.args ?? []) target.argument(name, summary);
  for (const { flags, summary, repeats } of command.options ?? []) {
    if (repeats) target.option(flags, summary, (value: string, before: string[]) => [...before, value], []);
    else target.option(flags, summary);
  }
  const settings = Object.values(command.settings);
  for (const one of settings) {
    if (one.flag !== undefined) target.option(`--${one.flag} <${one.placeholder}>`, summaryOf(one));
  }
  target.option(
    '--config <FILE>',
    `file of settings [${CONFIG_VARIABLE}; default: ${CONFIG_FILE}, if it is there]`,
  );
  const secrets = settings.filter((one) => one.flag === undefined);
  target.addHelpText('after', () => afterword(secrets, command.examples));
  return target;
};

const summaryOf = (one: Setting): string =>
  `${one.summary} [${one.env}; default: ${one.defaultText ?? String(one.default)}]`;

const afterword = (secrets: readonly Setting[], examples: readonly string[]): string =>
  [
    ...(secrets.length === 0 ? [] : ['', 'Environment:']),
    ...secrets.map((one) => `  ${one.env}  ${one.summary} [default: ${one.defaultText ?? ''}]`),
    '',
    'A flag counts before the environment, and that before the file of settings.',
    '',
    'Examples:',
    ...examples.map((example) => `  $ ${example}`),
  ].join('\n');

const givenBy = (target: Program): Given => {
  // Options by their names as written: commander would camel-case them.
  const values = new Map<string, unknown>(
    target.options.map((option) => [
      option.long?.slice(2) ?? '',
      target.getOptionValue(option.attributeName()),
    ]),
  );
  const text = (name: string): string | undefined => {
    const value = values.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  return {
    argument: (index) => target.args[index],
    text,
    texts: (name) => {
      const value = values.get(name);
      return Array.isArray(value) ? value.map(String) : [];
    },
    has: (name) => values.get(name) === true,
    flags: Object.fromEntries([...values.keys()].map((name) => [name, text(name)])),
  };
};

const explained = (error: unknown, io: Io): number => {
  // Commander has written its own message, or the help that was asked for.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT_OK : EXIT_USAGE;
  if (error instanceof ConfigError || error instanceof CommandError) {
    io.err.write(`parley: ${error.message}\n`);
    return error instanceof CommandError ? error.exitCode : EXIT_USAGE;
  }
  // A bug, or a fault of the machine such as a full disk.
  io.err.write(`parley: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  return EXIT_FAILED;
};
