import { quantity } from '../../kernel/quantity.ts';
import { clientSettings } from '../../settings/settings.ts';
import { chooseAgent } from '../client/choose-agent.ts';
import { agentPath } from '../client/choose-session.ts';
import { openClient } from '../client/client.ts';
import { type Command, type CommandArguments, JSON_OPTION } from '../command.ts';
import { CommandError, EXIT_OK, EXIT_USAGE } from '../io.ts';
import { inColumns, printAnswer } from '../terminal/print.ts';

type Rule = { readonly entity?: string; readonly pattern?: string; readonly as: string };
type Privacy = { readonly masking: readonly Rule[]; readonly retentionDays: number };

export const agentPrivacy: Command = {
  name: 'agent privacy',
  summary: 'show or set what an agent masks, and how long it keeps sessions',
  args: [{ name: '<id>', summary: 'id or name of the agent' }],
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
