import { agentCreate } from './agent/create.ts';
import { agentDelete } from './agent/delete.ts';
import { agentExport } from './agent/export.ts';
import { agentImport } from './agent/import.ts';
import { agentList } from './agent/list.ts';
import { agentPrivacy } from './agent/privacy.ts';
import { agentShow } from './agent/show.ts';
import { agentValidate } from './agent/validate.ts';
import { agentWebhook } from './agent/webhook.ts';
import { analytics } from './analytics/analytics.ts';
import { sql } from './analytics/sql.ts';
import type { Command } from './command.ts';
import { exportEvents } from './events/export.ts';
import { inboxAssign } from './inbox/assign.ts';
import { inboxDismiss } from './inbox/dismiss.ts';
import { inboxList } from './inbox/list.ts';
import { inboxRestore } from './inbox/restore.ts';
import type { Io } from './io.ts';
import { nluEvaluate } from './nlu/evaluate.ts';
import { nluExplain } from './nlu/explain.ts';
import { erase } from './privacy/erase.ts';
import { privacyCommands } from './privacy/erasures.ts';
import { blame } from './replay/blame.ts';
import { debug } from './replay/debug.ts';
import { fork } from './replay/fork.ts';
import { replay } from './replay/replay.ts';
import { show } from './replay/show.ts';
import { whatIf } from './replay/what-if.ts';
import { runCommandLine } from './run-command-line.ts';
import { sandboxDelete } from './sandbox/delete.ts';
import { sandboxList } from './sandbox/list.ts';
import { serve } from './serve/serve.ts';
import { chat } from './sessions/chat.ts';
import { backup } from './store/backup.ts';
import { storeCopy } from './store/copy.ts';
import { restore } from './store/restore.ts';
import { testRun } from './test/run.ts';
import { testSave } from './test/save.ts';
import { tokenCreate } from './token/create.ts';
import { tokenList } from './token/list.ts';
import { tokenRevoke } from './token/revoke.ts';
import { viewCommands } from './view-commands.ts';
import { webhookCalls } from './webhook/calls.ts';
import { webhookDrill } from './webhook/drill.ts';
import { webhookResend } from './webhook/resend.ts';
import { webhookShow } from './webhook/show.ts';
import { webhookTape } from './webhook/tape.ts';

export const commands: readonly Command[] = [
  serve,
  chat,
  agentList,
  agentShow,
  agentCreate,
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
  sandboxList,
  sandboxDelete,
  whatIf,
  blame,
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
  agent: 'create, list, show, import, export, check and delete agents, and set their webhooks',
  projection: 'inspect the projections of a server, and rebuild their views',
  projections: "install Parley's projections in EventStoreDB, for other programs",
  sessions: 'list and read recorded sessions',
  privacy: 'erase expired sessions, and list erasures',
  export: 'export recorded events for other programs',
  inbox: 'teach an agent texts that it did not understand',
  nlu: 'measure and explain what an agent understands',
  sandbox: 'list and delete forks of sessions',
  store: 'copy all events to another store',
  test: 'save conversations as tests, and run them',
  token: 'list, issue and revoke the access tokens of an agent',
  webhook: 'inspect, resend and simulate recorded webhook calls',
};

/** @param words the command line without the program's name. @returns the exit code. */
export const runCli = (words: readonly string[], io: Io): Promise<number> =>
  runCommandLine(words, io, { commands, groups });
