import { DAY_MS } from '../../kernel/durations.ts';
import { quantity } from '../../kernel/quantity.ts';
import { clientSettings } from '../../settings/settings.ts';
import { agentPath, chooseAgent } from '../client/choose-agent.ts';
import { type Client, openClient } from '../client/client.ts';
import { localTime, zoneOf } from '../client/moment.ts';
import { AGENT_ARGUMENT, type Command, type CommandArguments, JSON_OPTION, YES_OPTION } from '../command.ts';
import { CommandError, EXIT_OK, EXIT_USAGE, type Io } from '../io.ts';
import { confirm } from '../terminal/confirm.ts';
import { inColumns, printAnswer } from '../terminal/print.ts';

type Rule = { readonly entity?: string; readonly pattern?: string; readonly as: string };
type Privacy = { readonly masking: readonly Rule[]; readonly retentionDays: number };

export const agentPrivacy: Command = {
  name: 'agent privacy',
  summary: 'show or set what an agent masks, and how long it keeps sessions',
  args: [AGENT_ARGUMENT],
  options: [
    {
      flags: '--mask-entity <[WORD=]@NAME>',
      summary: 'replace values of an entity by [WORD]',
      repeats: true,
    },
    {
      flags: '--mask-pattern <WORD=PATTERN>',
      summary: 'replace matches of a pattern (RE2) by [WORD]',
      repeats: true,
    },
    { flags: '--unmask <RULE>', summary: 'remove a rule by its entity, pattern or word', repeats: true },
    {
      flags: '--retention-days <NUMBER>',
      summary: 'erase sessions this long after their last event; 0 for never',
    },
    YES_OPTION,
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: [
    'parley agent privacy ID',
    'parley agent privacy ID --mask-entity @sys.email --mask-entity phone=@sys.phone-number',
    "parley agent privacy ID --mask-pattern 'card=\\b\\d{4}([ -]?\\d{4}){3}\\b' --retention-days 30",
    'parley agent privacy ID --unmask card',
  ],
  run: async (args, io) => {
    const client = openClient(args, io);
    const { agentId } = await chooseAgent(client, args.argument(0));
    const path = `${agentPath(agentId)}/privacy`;
    const before = await client.json<Privacy>({ method: 'GET', path });
    const changes = changesIn(args, before);
    const days = changes?.retentionDays ?? 0;
    const isShorter = days > 0 && (before.retentionDays === 0 || days < before.retentionDays);
    if (isShorter && !(await mayErase(args, io, { client, agentId, days })))
      throw new CommandError('nothing was changed');
    const privacy =
      changes === undefined ? before : await client.json<Privacy>({ method: 'PUT', path, body: changes });
    printAnswer(args, io, { json: { agentId, ...privacy }, text: describe(privacy) });
    return EXIT_OK;
  },
};

const changesIn = (args: CommandArguments, { masking }: Privacy): Partial<Privacy> | undefined => {
  const droppedRules = args.texts('unmask').map(withoutAt);
  const addedRules = [
    ...args.texts('mask-entity').map(entityRule),
    ...args.texts('mask-pattern').map(patternRule),
  ];
  const days = daysIn(args);
  if (droppedRules.length + addedRules.length === 0 && days === undefined) return undefined;
  const namesOf = ({ entity, pattern, as }: Rule) => [entity, pattern, as];
  const unknown = droppedRules.find((name) => !masking.some((rule) => namesOf(rule).includes(name)));
  if (unknown !== undefined) throw new CommandError(`the agent has no rule ${unknown}`, EXIT_USAGE);
  const keptRules = masking.filter(
    (rule) =>
      !namesOf(rule).some((name) => name !== undefined && droppedRules.includes(name)) &&
      !addedRules.some(({ entity, pattern }) => entity === rule.entity && pattern === rule.pattern),
  );
  return {
    ...(droppedRules.length + addedRules.length > 0 && { masking: [...keptRules, ...addedRules] }),
    ...(days !== undefined && { retentionDays: days }),
  };
};

type Shortening = { readonly client: Client; readonly agentId: string; readonly days: number };

/** A server erases expired sessions within an hour, so a shorter retention is an erasure of those that exist. */
const mayErase = async (
  args: CommandArguments,
  io: Io,
  { client, agentId, days }: Shortening,
): Promise<boolean> => {
  const path = `${agentPath(agentId)}/sessions?sort=lastActiveAt&order=asc&limit=1`;
  const { sessions } = await client.json<{ readonly sessions: readonly { readonly lastActiveAt: string }[] }>(
    { method: 'GET', path },
  );
  const [oldest] = sessions;
  if (oldest === undefined || Date.now() - Date.parse(oldest.lastActiveAt) < days * DAY_MS) return true;
  const question =
    `Erase all sessions that had no event for ${quantity(days, 'day')}? The oldest one was last active at ` +
    `${localTime(oldest.lastActiveAt, zoneOf(args))}. They go within an hour, and this cannot be undone.`;
  const look = `\`parley sessions --agent ${agentId} --sort lastActiveAt --ascending\``;
  return confirm(args, io, question, look);
};

const withoutAt = (name: string): string => name.replace(/^@/, '');

const entityRule = (text: string): Rule => {
  const [, word, name = ''] = /^(?:([^=@]+)=)?@?(.+)$/.exec(text) ?? [];
  if (name === '') throw new CommandError(`--mask-entity takes an entity such as @sys.email`, EXIT_USAGE);
  return { entity: name, as: word ?? name.replace(/^sys\./, '') };
};

const patternRule = (text: string): Rule => {
  const [, as, pattern] = /^([\p{L}\p{N}._-]+)=(.+)$/su.exec(text) ?? [];
  if (as !== undefined && pattern !== undefined) return { pattern, as };
  throw new CommandError('--mask-pattern takes a word and a pattern, such as card=\\d{16}', EXIT_USAGE);
};

const daysIn = (args: CommandArguments): number | undefined => {
  const text = args.text('retention-days');
  if (text === undefined) return undefined;
  if (/^\d{1,5}$/.test(text)) return Number(text);
  throw new CommandError(`--retention-days takes a number of days, not "${text}"`, EXIT_USAGE);
};

const describe = ({ masking, retentionDays }: Privacy): string => {
  const rules = masking.map(({ entity, pattern, as }) => [
    '',
    `[${as}]`,
    entity === undefined ? (pattern ?? '') : `@${entity}`,
  ]);
  const retention =
    retentionDays === 0 ? 'without a time limit' : `${quantity(retentionDays, 'day')} after their last event`;
  const maskedList =
    rules.length === 0 ? 'Nothing is masked.' : `Masked before it is recorded:\n${inColumns(rules)}`;
  return `${maskedList}\nSessions are kept ${retention}.`;
};
