import { accessCommands } from './access/access.ts';
import { agentCreate } from './agent/create.ts';
import { agentDelete } from './agent/delete.ts';
import { agentDiff } from './agent/diff.ts';
import { agentExport } from './agent/export.ts';
import { agentImport } from './agent/import.ts';
import { agentList } from './agent/list.ts';
import { agentLog } from './agent/log.ts';
import { agentPrivacy } from './agent/privacy.ts';
import { agentRestore } from './agent/restore.ts';
import { agentSet } from './agent/set.ts';
import { agentShow } from './agent/show.ts';
import { agentUndelete } from './agent/undelete.ts';
import { agentUndo } from './agent/undo.ts';
import { agentValidate } from './agent/validate.ts';
import { agentWebhook } from './agent/webhook.ts';
import { analytics } from './analytics/analytics.ts';
import { sql } from './analytics/sql.ts';
import { auditCheckpoint } from './audit/checkpoint.ts';
import { auditProof } from './audit/proof.ts';
import { auditRenew } from './audit/renew.ts';
import { auditVerify } from './audit/verify.ts';
import type { Command } from './command.ts';
import { completionCommand } from './completion/completion.ts';
import { edit } from './edit/edit.ts';
import { entityAdd } from './entity/add.ts';
import { entityDelete } from './entity/delete.ts';
import { entityList } from './entity/list.ts';
import { entitySet } from './entity/set.ts';
import { entityShow } from './entity/show.ts';
import { exportEvents } from './events/export.ts';
import { inboxAssign } from './inbox/assign.ts';
import { inboxDismiss } from './inbox/dismiss.ts';
import { inboxList } from './inbox/list.ts';
import { inboxRestore } from './inbox/restore.ts';
import { intentAdd } from './intent/add.ts';
import { intentDelete } from './intent/delete.ts';
import { intentEdit } from './intent/edit.ts';
import { intentList } from './intent/list.ts';
import { intentPhraseAdd, intentPhraseRemove } from './intent/phrases.ts';
import { intentShow } from './intent/show.ts';
import type { Io } from './io.ts';
import { nluEvaluate } from './nlu/evaluate.ts';
import { nluExplain } from './nlu/explain.ts';
import { erase } from './privacy/erase.ts';
import { privacyCommands } from './privacy/erasures.ts';
import { publish } from './publishing/publish.ts';
import { agentPublishing } from './publishing/publishing.ts';
import { rollback } from './publishing/rollback.ts';
import { shadow } from './publishing/shadow.ts';
import { split } from './publishing/split.ts';
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
import { storeCheck } from './store/check.ts';
import { storeCopy } from './store/copy.ts';
import { storeRepair } from './store/repair.ts';
import { restore } from './store/restore.ts';
import { testRun } from './test/run.ts';
import { testSave } from './test/save.ts';
import { tokenCreate } from './token/create.ts';
import { tokenList } from './token/list.ts';
import { tokenRevoke } from './token/revoke.ts';
import { viewCommands } from './view-commands.ts';
import { webhookCalls } from './webhook/calls.ts';
import { webhookCircuits } from './webhook/circuits.ts';
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
  agentSet,
  agentLog,
  agentDiff,
  agentUndo,
  agentRestore,
  agentValidate,
  agentPublishing,
  agentWebhook,
  agentPrivacy,
  agentDelete,
  agentUndelete,
  edit,
  publish,
  rollback,
  split,
  shadow,
  intentList,
  intentShow,
  intentAdd,
  intentEdit,
  intentPhraseAdd,
  intentPhraseRemove,
  intentDelete,
  entityList,
  entityShow,
  entityAdd,
  entitySet,
  entityDelete,
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
  webhookCircuits,
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
  ...accessCommands,
  erase,
  ...privacyCommands,
  auditVerify,
  auditCheckpoint,
  auditProof,
  auditRenew,
  backup,
  restore,
  storeCheck,
  storeRepair,
  storeCopy,
  completionCommand(() => commands),
];

const groups: Readonly<Record<string, string>> = {
  audit: 'verify the record of all events, keep its checkpoints elsewhere, and prove sessions',
  access: 'grant, list and revoke access to all agents of a server',
  agent: 'create, import, change, compare, restore and delete agents',
  intent: 'list, show and edit the intents of an agent',
  'intent phrase': 'add and remove phrases of an intent',
  entity: 'list, show and edit the entities of an agent',
  projection: 'inspect projections, rebuild their views, and install them in EventStoreDB',
  sessions: 'list and read recorded sessions, and annotate them',
  privacy: 'erase expired sessions, and list erasures',
  export: 'export recorded events for other programs',
  inbox: 'teach an agent texts that it did not understand',
  nlu: 'measure and explain what an agent understands',
  sandbox: 'list and delete forks of sessions',
  store: 'check, repair and copy a store',
  test: 'save conversations as tests, and run them',
  token: 'list, issue and revoke the access tokens of an agent',
  views: 'take the views of a server to a new one',
  webhook: 'inspect, resend and simulate recorded webhook calls',
};

const formerGroups = { projections: 'projection' };

/** @param words the command line without the program's name. @returns the exit code. */
export const runCli = (words: readonly string[], io: Io): Promise<number> =>
  runCommandLine(words, io, { commands, groups, formerGroups });
