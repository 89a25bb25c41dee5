import type { AgentDiff } from '../../agent/diff/agent-diff.ts';
import type { ImportWarning } from '../../agent/formats/export-file.ts';
import type { JsonValue } from '../../kernel/json.ts';
import { comparedSplitText } from '../../kernel/split-text.ts';
import type { Io } from '../io.ts';
import { coloursOf } from '../terminal/colours.ts';

/** The server's reply to a change of a whole agent, also of a dry run. */
export type ChangeResult = {
  readonly agentId: string;
  readonly revision: number;
  readonly dryRun: boolean;
  readonly changed: boolean;
  readonly summary: readonly string[];
  readonly diff: AgentDiff;
  readonly warnings: readonly ImportWarning[];
};

/** A change for people: what differs, and how to undo it. */
export const changeText = (change: ChangeResult, io: Io): string => {
  const { agentId, revision, dryRun, changed, diff } = change;
  if (!changed) return 'Nothing changes: the agent is like that already.';
  const difference = diffText(diff, io);
  if (dryRun) return `${difference}\n\nNothing was recorded: this was a dry run.`;
  return `${difference}\n\n${recordedText(agentId, revision)}`;
};

/** The command has a line of its own, so that it can be copied from a narrow terminal. */
export const recordedText = (agentId: string, revision: number): string =>
  `The agent is at revision ${revision}. To undo this:\n  parley agent undo ${agentId} ${revision}`;

/** Three kinds of changes then fit on a screen or two. */
const LINES_EACH_MAX = 20;
const signs = { added: '+', changed: '~', removed: '-' } as const;
type Change = keyof typeof signs;

/** A line for each difference, a few dozen of each kind at most; `--json` has all. */
export const diffText = (diff: AgentDiff, io: Io): string => {
  const { green, red, yellow } = coloursOf(io);
  const paints = { added: green, changed: yellow, removed: red };
  const line = (depth: number, change: Change, text: string) =>
    `${'    '.repeat(depth)}${paints[change](`${signs[change]} ${text}`)}`;
  const firstLines = (lines: readonly string[]): readonly string[] =>
    lines.length <= LINES_EACH_MAX
      ? lines
      : [...lines.slice(0, LINES_EACH_MAX), `      … and ${lines.length - LINES_EACH_MAX} more`];
  const fields = (changes: AgentDiff['settings']) =>
    firstLines(
      changes.map(({ path, before, after }) =>
        line(1, 'changed', `${path}: ${valueText(before)} → ${valueText(after)}`),
      ),
    );
  return [
    ...diff.intents.flatMap(({ change, name, phrases, replies, fields: own }) => [
      line(0, change, `intent ${name}`),
      ...firstLines(
        phrases.map((phrase) =>
          line(1, phrase.change, `phrase [${phrase.language}] ${sidesText(phrase.before, phrase.text)}`),
        ),
      ),
      ...firstLines(replies.map((reply) => line(1, reply.change, `reply${placeOf(reply)} ${reply.text}`))),
      ...fields(own),
    ]),
    ...diff.entities.flatMap(({ change, name, entries, fields: own }) => [
      line(0, change, `entity ${name}`),
      ...firstLines(
        entries.map(({ change: kind, language, value, synonyms, before }) =>
          line(
            1,
            kind,
            `entry [${language}] ${value}: ${sidesText(before?.join(', '), synonyms.join(', '))}`,
          ),
        ),
      ),
      ...fields(own),
    ]),
    ...(diff.settings.length === 0 ? [] : [line(0, 'changed', 'settings'), ...fields(diff.settings)]),
    ...(diff.privacy.length === 0 ? [] : [line(0, 'changed', 'privacy'), ...fields(diff.privacy)]),
    ...diff.tokens.map(({ change, id, kind }) => line(0, change, `${kind} token ${id}`)),
    ...diff.environments.map((environment) => line(0, environment.change, revisionsText(environment))),
  ].join('\n');
};

const revisionsText = (environment: AgentDiff['environments'][number]): string => {
  const { name, before, after } = environment;
  const revisions = before === after ? [] : [`revision ${before ?? 'none'} → ${after ?? 'none'}`];
  return `environment ${name}: ${[...revisions, ...comparedSplitText(environment)].join(', ')}`;
};

const placeOf = ({ language, platform }: AgentDiff['intents'][number]['replies'][number]): string =>
  [language && ` [${language}]`, platform && ` (${platform})`].filter(Boolean).join('');

const sidesText = (before: string | undefined, after: string): string =>
  before === undefined ? after : `${before} → ${after}`;

/** Two values and their arrow then fit on one or two lines. */
const VALUE_CHARS_MAX = 60;

const valueText = (value: JsonValue | undefined): string => {
  if (value === undefined) return 'none';
  const text = typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
  return text.length <= VALUE_CHARS_MAX ? text : `${text.slice(0, VALUE_CHARS_MAX)}…`;
};
