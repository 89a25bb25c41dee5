import { isFaulted } from '../../kernel/projection-server.ts';
import { clientSettings } from '../../settings/settings.ts';
import type {
  InstalledProjection,
  InstallReport,
  ProjectionDifference,
} from '../../views/store-projections.ts';
import { openClient } from '../client/client.ts';
import { type Command, JSON_OPTION } from '../command.ts';
import { EXIT_FAILED, EXIT_OK } from '../io.ts';
import { lineColumnsOf } from '../terminal/fold.ts';
import { inColumns, printAnswer } from '../terminal/print.ts';

const PATH = '/admin/store/projections';
const shared = { options: [JSON_OPTION], settings: clientSettings } as const;

export const projectionsInstall: Command = {
  ...shared,
  name: 'projection install',
  summary: 'install missing and changed projections of Parley in EventStoreDB',
  examples: ['parley projection install'],
  run: async (args, io) => {
    const report = await openClient(args, io).json<InstallReport>({ method: 'POST', path: PATH });
    const rows = Object.entries(report)
      .filter(([, names]) => names.length > 0)
      .map(([what, names]) => [what, names.join(', ')]);
    printAnswer(args, io, { json: report, text: inColumns(rows) });
    return EXIT_OK;
  },
};

export const projectionsStatus: Command = {
  ...shared,
  name: 'projection status',
  summary: "show the status of Parley's projections in EventStoreDB",
  examples: ['parley projection status', 'parley projection status --json'],
  run: async (args, io) => {
    const reply = await openClient(args, io).json<{ readonly projections: readonly InstalledProjection[] }>({
      method: 'GET',
      path: PATH,
    });
    const rows = reply.projections.map(({ name, change, status, progress, reason }) => [
      name,
      change,
      status === '' ? '-' : status,
      change === 'missing' ? '' : `${Math.round(progress)} %`,
      reason,
    ]);
    const text = inColumns([['PROJECTION', 'SCRIPT', 'STATUS', 'DONE', ''], ...rows], lineColumnsOf(io));
    printAnswer(args, io, { json: reply, text });
    const isWell = !reply.projections.some(({ status }) => isFaulted(status));
    return isWell ? EXIT_OK : EXIT_FAILED;
  },
};

export const projectionsDiff: Command = {
  ...shared,
  name: 'projection diff',
  summary: 'show how scripts in EventStoreDB differ from this version; exits with 1 if they do',
  examples: ['parley projection diff'],
  run: async (args, io) => {
    const reply = await openClient(args, io).json<{ readonly projections: readonly ProjectionDifference[] }>({
      method: 'GET',
      path: `${PATH}/diff`,
    });
    const { projections } = reply;
    const text =
      projections.length === 0
        ? 'EventStoreDB runs the scripts of this version.'
        : projections.map(differenceText).join('\n\n');
    printAnswer(args, io, { json: reply, text });
    return projections.length === 0 ? EXIT_OK : EXIT_FAILED;
  },
};

export const projectionsRemove: Command = {
  ...shared,
  name: 'projection remove',
  summary: "remove Parley's projections from EventStoreDB with their states; events stay",
  examples: ['parley projection remove'],
  run: async (args, io) => {
    const reply = await openClient(args, io).json<{ readonly removed: readonly string[] }>({
      method: 'DELETE',
      path: PATH,
    });
    const text = reply.removed.length === 0 ? 'There were none.' : `Removed: ${reply.removed.join(', ')}.`;
    printAnswer(args, io, { json: reply, text });
    return EXIT_OK;
  },
};

const differenceText = ({ name, change, installed = '', script = '' }: ProjectionDifference): string => {
  if (change === 'missing') return `${name}: not installed`;
  if (change === 'unknown') return `${name}: installed, but none of this version`;
  return [`${name}: changed`, ...changedLines(installed.split('\n'), script.split('\n'))].join('\n');
};

/** The lines between the common prefix and the common suffix of both texts. */
const changedLines = (before: readonly string[], after: readonly string[]): readonly string[] => {
  const shortest = Math.min(before.length, after.length);
  let head = 0;
  while (head < shortest && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shortest - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return [
    `@@ line ${head + 1} @@`,
    ...before.slice(head, before.length - tail).map((line) => `-${line}`),
    ...after.slice(head, after.length - tail).map((line) => `+${line}`),
  ];
};
