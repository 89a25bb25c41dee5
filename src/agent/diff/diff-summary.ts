import { isAlike } from '../../kernel/json-alike.ts';
import { quantity } from '../../kernel/quantity.ts';
import { type Static, Type } from '../../kernel/schema.ts';
import { comparedSplitText } from '../../kernel/split-text.ts';
import { type AgentDiff, ChangeKind } from './agent-diff.ts';

/** One line of a summary as data, from which clients write it in other languages. */
export type SummaryLine = Static<typeof SummaryLine>;
export const SummaryLine = Type.Object({
  what: Type.Enum(['agent', 'intent', 'entity', 'settings', 'privacy', 'token', 'environment'] as const),
  name: Type.Optional(
    Type.String({ description: 'Of an intent, entity or environment; the kind of a token.' }),
  ),
  change: Type.Enum(['added', 'changed', 'removed', 'created', 'deleted', 'undeleted'] as const),
  counts: Type.Array(
    Type.Object({
      of: Type.Enum(['phrase', 'reply', 'entry', 'intent', 'entity'] as const),
      change: ChangeKind,
      count: Type.Integer(),
    }),
  ),
  fields: Type.Array(Type.String(), { description: 'Changed fields, such as `webhook.url`.' }),
  before: Type.Optional(Type.Integer({ description: 'The revision that answered in an environment.' })),
  after: Type.Optional(Type.Integer()),
  split: Type.Optional(
    Type.Union([Type.Null(), Type.Object({ revision: Type.Integer(), share: Type.Number() })], {
      description: 'Where it changed; null where it ended.',
    }),
  ),
  shadow: Type.Optional(Type.Union([Type.Null(), Type.Object({ revision: Type.Integer() })])),
});

type Kind = 'added' | 'changed' | 'removed';
type Count = SummaryLine['counts'][number];

/** Summarises a difference in English: one line per intent, entity and token, one for the settings. */
export const summaryOf = (diff: AgentDiff): readonly string[] => [
  ...summaryLines({ ...diff, environments: [] }).map(summaryText),
  ...diff.environments.map(environmentText),
];

/** `summaryOf`, as data. */
export const summaryLines = (diff: AgentDiff): SummaryLine[] => [
  ...diff.intents.map(({ change, name, phrases, replies, fields }) => ({
    what: 'intent' as const,
    name,
    change,
    counts: [...counts(phrases, 'phrase'), ...counts(replies, 'reply')],
    fields: namesOf(fields),
  })),
  ...diff.entities.map(({ change, name, entries, fields }) => ({
    what: 'entity' as const,
    name,
    change,
    counts: counts(entries, 'entry'),
    fields: namesOf(fields),
  })),
  ...settingsLines('settings', diff.settings),
  ...settingsLines('privacy', diff.privacy),
  ...diff.tokens.map(({ change, kind }) => ({
    what: 'token' as const,
    name: kind,
    change,
    counts: [],
    fields: [],
  })),
  ...diff.environments.map(environmentLine),
];

const settingsLines = (what: 'settings' | 'privacy', fields: AgentDiff['settings']): SummaryLine[] =>
  fields.length === 0 ? [] : [{ what, change: 'changed', counts: [], fields: namesOf(fields) }];

type Environment = AgentDiff['environments'][number];

const environmentLine = (environment: Environment): SummaryLine => {
  const { name, change, before, after, splitBefore, splitAfter, shadowBefore, shadowAfter } = environment;
  return {
    what: 'environment',
    name,
    change,
    counts: [],
    fields: [],
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
    ...(!isAlike(splitBefore, splitAfter) && { split: splitAfter ?? null }),
    ...(!isAlike(shadowBefore, shadowAfter) && {
      shadow: shadowAfter === undefined ? null : { revision: shadowAfter.revision },
    }),
  };
};

/** For example `production: revision 12 → 15`, or `production: 10 % of new sessions to revision 15`. */
const environmentText = (environment: Environment): string => {
  const { name, before, after } = environment;
  if (after === undefined) return `${name} removed`;
  if (before === after) return `${name}: ${comparedSplitText(environment).join(', ')}`;
  return `${name}: revision ${before === undefined ? '' : `${before} → `}${after}`;
};

const summaryText = ({ what, name = '', change, counts, fields }: SummaryLine): string => {
  if (what === 'token') return `${name} token ${change === 'added' ? 'issued' : 'revoked'}`;
  const subject = name === '' ? what : `${what} ${name}`;
  if (change === 'removed') return `${subject} removed`;
  const about = [...counts.map(countText), ...fields].join(', ');
  // The details of a new intent are all new.
  if (change === 'added')
    return about === '' ? `${subject} added` : `${subject} added (${about.replaceAll(' added', '')})`;
  return about === '' ? `${subject}: order` : `${subject}: ${about}`;
};

const plurals = {
  phrase: 'phrases',
  reply: 'replies',
  entry: 'entries',
  intent: 'intents',
  entity: 'entities',
};

const countText = ({ of, change, count }: Count): string => `${quantity(count, of, plurals[of])} ${change}`;

const counts = (changes: readonly { readonly change: Kind }[], of: Count['of']): Count[] =>
  (['added', 'changed', 'removed'] as const).flatMap((kind) => {
    const count = changes.filter(({ change }) => change === kind).length;
    return count === 0 ? [] : [{ of, change: kind, count }];
  });

/** Each top-level field once. */
const namesOf = (fields: AgentDiff['settings']): string[] => [
  ...new Set(fields.map(({ path }) => path.split('.').slice(0, 2).join('.'))),
];
