import type { ErasureReport as Erasure } from '../../erasure/verified-erasure.ts';
import { clientSettings } from '../../settings/settings.ts';
import { authorText, type NamedAuthor } from '../client/author.ts';
import { agentPath, chooseAgent } from '../client/choose-agent.ts';
import { openClient } from '../client/client.ts';
import { localTime, zoneOf } from '../client/moment.ts';
import { type Command, JSON_OPTION, OPTIONAL_AGENT, YES_OPTION } from '../command.ts';
import { CommandError, EXIT_OK } from '../io.ts';
import { confirm } from '../terminal/confirm.ts';
import { lineColumnsOf } from '../terminal/fold.ts';
import { inColumns, printAnswer } from '../terminal/print.ts';
import { erasureQuestion, erasureText } from './erasure-text.ts';

const sweep: Command = {
  name: 'privacy sweep',
  summary: 'erase now all sessions whose retention period is over',
  options: [
    { flags: '--dry-run', summary: 'show what would be erased, without erasing it' },
    {
      flags: '--trust-clock',
      summary: "the server's clock is right, although it seems to have jumped ahead",
    },
    YES_OPTION,
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: ['parley privacy sweep --dry-run', 'parley privacy sweep --yes'],
  run: async (args, io) => {
    const client = openClient(args, io);
    const sweep = (dryRun: boolean) =>
      client.json<{ readonly erasures: readonly Erasure[] }>({
        method: 'POST',
        path: '/admin/privacy/sweep',
        body: { dryRun, trustClock: args.has('trust-clock') },
      });
    const isDry = args.has('dry-run');
    if (!isDry && !args.has('yes')) {
      const affected = (await sweep(true)).erasures.filter(({ sessions }) => sessions.length > 0);
      const question =
        affected.length === 0
          ? 'Erase all sessions whose retention period is over?'
          : erasureQuestion(affected);
      if (!(await confirm(args, io, question))) throw new CommandError('nothing was erased');
    }
    const { erasures } = await sweep(isDry);
    printAnswer(args, io, { json: { erasures }, text: erasureText(erasures) });
    return EXIT_OK;
  },
};

const compact: Command = {
  name: 'privacy compact',
  summary: 'overwrite freed pages on the disk of the server, which may still contain erased data',
  options: [JSON_OPTION],
  settings: clientSettings,
  examples: ['parley privacy compact'],
  run: async (args, io) => {
    const compacted = await openClient(args, io).json<{
      readonly overwrittenBytes: number;
      readonly advice: string;
    }>({ method: 'POST', path: '/admin/privacy/compact' });
    const { overwrittenBytes, advice } = compacted;
    const overwrote = `Overwrote ${overwrittenBytes.toLocaleString('en')} bytes.`;
    const text = [overwrote, ...(advice === '' ? [] : [advice])].join('\n');
    printAnswer(args, io, { json: compacted, text });
    return EXIT_OK;
  },
};

const scavenge: Command = {
  name: 'privacy scavenge',
  summary: 'make EventStoreDB remove deleted events from its disk',
  options: [JSON_OPTION],
  settings: clientSettings,
  examples: ['parley privacy scavenge'],
  run: async (args, io) => {
    const scavenge = await openClient(args, io).json<{ readonly details: string }>({
      method: 'POST',
      path: '/admin/privacy/scavenge',
    });
    printAnswer(args, io, { json: scavenge, text: `scavenge: ${scavenge.details}` });
    return EXIT_OK;
  },
};

type Receipt = NamedAuthor & {
  readonly erasureId: string;
  readonly erasedAt: string;
  readonly reason: string;
  readonly mode: string;
  readonly sessions: number;
  readonly events: number;
};

const receipts: Command = {
  name: 'privacy receipts',
  summary: 'list erasures with their time and token; receipts do not name erased people',
  args: [OPTIONAL_AGENT],
  options: [JSON_OPTION],
  settings: clientSettings,
  examples: ['parley privacy receipts', 'parley privacy receipts shop --json'],
  run: async (args, io) => {
    const client = openClient(args, io);
    const { agentId } = await chooseAgent(client, args.argument(0));
    const path = `${agentPath(agentId)}/erasures`;
    const { erasures } = await client.json<{ readonly erasures: readonly Receipt[] }>({
      method: 'GET',
      path,
    });
    const zone = zoneOf(args);
    const rows = erasures.map((erasure) => [
      localTime(erasure.erasedAt, zone),
      authorText(erasure),
      erasure.reason,
      erasure.mode,
      String(erasure.sessions),
      String(erasure.events),
      erasure.erasureId,
    ]);
    const head = [`ERASED (${zone})`, 'BY', 'REASON', 'MODE', 'SESSIONS', 'EVENTS', 'ERASURE'];
    const text = rows.length === 0 ? 'Nothing was erased.' : inColumns([head, ...rows], lineColumnsOf(io));
    printAnswer(args, io, { json: { agentId, erasures }, text });
    return EXIT_OK;
  },
};

export const privacyCommands: readonly Command[] = [sweep, compact, scavenge, receipts];
