import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ExportFile } from '../../agent/formats/export-file.ts';
import { readExportFolder } from '../../disk/export-folder.ts';
import { clientSettings } from '../../settings/settings.ts';
import { type ChangeResult, changeText, diffText } from '../agent/change-text.ts';
import { agentIdOf, agentPath } from '../client/choose-agent.ts';
import { type Client, openClient, RefusedError } from '../client/client.ts';
import { AGENT_ARGUMENT, type Command, type CommandArguments, JSON_OPTION, YES_OPTION } from '../command.ts';
import { CommandError, EXIT_FAILED, EXIT_OK, EXIT_USAGE, type Io } from '../io.ts';
import { confirm } from '../terminal/confirm.ts';
import { asCell, asParagraph } from '../terminal/for-terminals.ts';
import { printAnswer, printNotice, printWarnings } from '../terminal/print.ts';
import { withProgress } from '../terminal/progress.ts';
import { editorOf, openEditor } from './editor.ts';
import { newFaults } from './new-faults.ts';
import { openWorkTree, renewWorkTree, theirsOf, type WorkTree } from './work-tree.ts';

export const edit: Command = {
  name: 'edit',
  summary:
    'edit an agent as a folder of files in your editor; checks the files when the editor ends, ' +
    'shows what changes, and asks before it records',
  args: [
    AGENT_ARGUMENT,
    {
      name: '[folder]',
      summary:
        'a new folder for the files, or the folder of an earlier `parley edit` to continue [default: a temporary one]',
    },
  ],
  options: [
    { flags: '--files', summary: 'only write the files or read them back, without an editor' },
    YES_OPTION,
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: [
    'EDITOR="code --wait" parley edit "Bike shop"',
    'parley edit "Bike shop" ./bike-shop --files',
    'parley edit "Bike shop" ./bike-shop --yes',
  ],
  run: async (args, io) => {
    const target = args.argument(1);
    const editor = args.has('files') ? undefined : editorOf(io);
    if (target === undefined && editor === undefined) {
      throw new CommandError('set EDITOR, or name a folder to write the files to', EXIT_USAGE);
    }
    const client = openClient(args, io);
    const agentId = await agentIdOf(client, args.argument(0));
    const folder =
      target === undefined ? await mkdtemp(join(tmpdir(), 'parley-edit-')) : resolve(io.cwd, target);
    const tree = await openWorkTree(client, agentId, folder);
    reportOthers(tree, io);
    if (tree.conflicts.length > 0) return EXIT_FAILED;
    if (tree.isUntouched) {
      if (editor === undefined) {
        io.err.write(`The agent is in ${folder}. Edit the files, then run: ${goOn(tree)}\n`);
        return EXIT_OK;
      }
      await orWithFolder(tree, openEditor(editor, folder, io));
    }
    const { exitCode, isDone } = await orWithFolder(tree, record(args, io, { client, tree, editor }));
    if (isDone && target === undefined) await rm(folder, { recursive: true, force: true });
    else if (isDone) await renewWorkTree(client, tree);
    return exitCode;
  },
};

/** `isDone`: the files are no longer needed. */
type EditResult = { readonly exitCode: number; readonly isDone: boolean };

/** If anything fails, the user's work is in the folder: the message says so. */
const orWithFolder = async <Result>(tree: WorkTree, work: Promise<Result>): Promise<Result> => {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    const { message, exitCode } = error;
    throw new CommandError(
      `${message}\nYour files are in ${tree.folder}. To go on: ${goOn(tree)}`,
      exitCode,
      { cause: error },
    );
  }
};

const goOn = ({ agentId, folder }: WorkTree): string => `parley edit ${agentId} ${folder}`;

const reportOthers = ({ mergedPaths, conflicts, folder, agentId }: WorkTree, io: Io): void => {
  const list = (paths: readonly string[]): string => paths.map((path) => `  ${asCell(path)}`).join('\n');
  if (mergedPaths.length > 0) {
    printNotice(
      io,
      `Others changed these files, which you had not touched; you have theirs now:\n${list(mergedPaths)}`,
    );
  }
  if (conflicts.length > 0) {
    printNotice(
      io,
      `Others changed these files, and so did you:\n${list(conflicts)}\n` +
        `Theirs are in ${theirsOf(folder)}; a file that is missing there was deleted. Take over what you ` +
        `need, then run: parley edit ${agentId} ${folder}`,
    );
  }
};

type Work = { readonly client: Client; readonly tree: WorkTree; readonly editor: string | undefined };

/** Checks the files until they can be recorded, and records them if the user agrees. */
const record = async (args: CommandArguments, io: Io, work: Work): Promise<EditResult> => {
  const { tree, editor } = work;
  for (;;) {
    const checked = await withProgress(io, 'checking the files', check(work));
    if (!('faults' in checked)) return recordCheckedFiles(args, io, { ...work, ...checked });
    printNotice(
      io,
      ['The files have faults:', ...checked.faults.map((fault) => `  ${asParagraph(fault)}`)].join('\n'),
    );
    const mayOpen = editor !== undefined && io.terminal.input && !args.has('yes');
    if (!mayOpen || !(await confirm(args, io, 'Open the editor again?'))) {
      io.err.write(`Nothing was recorded. To go on: ${goOn(tree)}\n`);
      return { exitCode: EXIT_FAILED, isDone: false };
    }
    await openEditor(editor, tree.folder, io);
  }
};

type CheckedFiles = { readonly files: readonly ExportFile[]; readonly change: ChangeResult };

/** The errors of the files, or the changes that they would make. */
const check = async (work: Work): Promise<CheckedFiles | { readonly faults: readonly string[] }> => {
  const files = await readExportFolder(work.tree.folder);
  try {
    const faults = await newFaults(work.client, work.tree.agentId, files);
    return faults.length > 0 ? { faults } : { files, change: await send(work, files, { dryRun: true }) };
  } catch (error) {
    if (!(error instanceof RefusedError) || error.status === 412) throw error;
    return { faults: [error.message] };
  }
};

const send = (
  { client, tree }: Work,
  files: readonly ExportFile[],
  { dryRun }: { readonly dryRun: boolean },
): Promise<ChangeResult> =>
  client.json<ChangeResult>({
    method: 'POST',
    path: `${agentPath(tree.agentId)}/import?mode=replace&dryRun=${dryRun}`,
    ifMatch: `"${tree.revision}"`,
    body: { files },
  });

const recordCheckedFiles = async (
  args: CommandArguments,
  io: Io,
  work: Work & CheckedFiles,
): Promise<EditResult> => {
  const { tree, files, change } = work;
  printWarnings(io, change.agentId, change.warnings);
  if (!change.changed) {
    printAnswer(args, io, { json: change, text: 'Nothing changed.' });
    return { exitCode: EXIT_OK, isDone: true };
  }
  if (!args.has('yes')) {
    printNotice(io, `${diffText(change.diff, io)}\n`);
    if (!(await confirm(args, io, 'Record this?'))) {
      io.err.write(`Nothing was recorded. To go on: ${goOn(tree)}\n`);
      return { exitCode: EXIT_FAILED, isDone: false };
    }
  }
  const recorded = await withProgress(io, 'recording and training', send(work, files, { dryRun: false }));
  printAnswer(args, io, { json: recorded, text: changeText(recorded, io) });
  return { exitCode: EXIT_OK, isDone: true };
};
