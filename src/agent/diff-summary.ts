import { counted } from '../kernel/counted.ts';
import { besideInWords } from '../kernel/split-text.ts';
import type { AgentDiff } from './agent-diff.ts';

type Kind = 'added' | 'changed' | 'removed';

/** Summarises a difference: one line per intent, entity and token, one for the settings. */
export const summaryOf = ({
  intents,
  entities,
  settings,
  privacy,
  tokens,
  environments,
}: AgentDiff): readonly string[] => [
  ...intents.map(({ change, name, phrases, replies, fields }) =>
    line(`intent ${name}`, change, [
      ...counts(phrases, 'phrase', 'phrases'),
      ...counts(replies, 'reply', 'replies'),
      ...namesOf(fields),
    ]),
  ),
  ...entities.map(({ change, name, entries, fields }) =>
    line(`entity ${name}`, change, [...counts(entries, 'entry', 'entries'), ...namesOf(fields)]),
  ),
  ...(settings.length === 0 ? [] : [line('settings', 'changed', namesOf(settings))]),
  ...(privacy.length === 0 ? [] : [line('privacy', 'changed', namesOf(privacy))]),
  ...tokens.map(({ change, kind }) => `${kind} token ${change === 'added' ? 'issued' : 'revoked'}`),
  ...environments.map(environmentInWords),
];

/** For example `production: revision 12 → 15`, or `production: 10 % of new sessions to revision 15`. */
const environmentInWords = (environment: AgentDiff['environments'][number]): string => {
  const { name, before, after } = environment;
  if (after === undefined) return `${name} removed`;
  if (before === after) return `${name}: ${besideInWords(environment).join(', ')}`;
  return `${name}: revision ${before === undefined ? '' : `${before} → `}${after}`;
};

const line = (what: string, change: Kind, details: readonly string[]): string => {
  if (change === 'removed') return `${what} removed`;
  const about = details.join(', ');
  // The details of a new intent are all new.
  if (change === 'added')
    return about === '' ? `${what} added` : `${what} added (${about.replaceAll(' added', '')})`;
  return about === '' ? `${what}: order` : `${what}: ${about}`;
};

const counts = (
  changes: readonly { readonly change: Kind }[],
  one: string,
  several: string,
): readonly string[] =>
  (['added', 'changed', 'removed'] as const).flatMap((kind) => {
    const count = changes.filter(({ change }) => change === kind).length;
    return count === 0 ? [] : [`${counted(count, one, several)} ${kind}`];
  });

/** Each top-level field once. */
const namesOf = (fields: AgentDiff['settings']): readonly string[] => [
  ...new Set(fields.map(({ path }) => path.split('.').slice(0, 2).join('.'))),
];
