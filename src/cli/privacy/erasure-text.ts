import type { ErasureReport as Erasure, Verification } from '../../erasure/verified-erasure.ts';
import { quantity } from '../../kernel/quantity.ts';
import { asCell } from '../terminal/for-terminals.ts';
import { inColumns } from '../terminal/print.ts';

type Scavenge = NonNullable<Erasure['scavenge']>;

/** Whether all requested steps succeeded. */
export const isClean = ({ verification, scavenge }: Erasure): boolean =>
  (verification?.isClean ?? true) && scavenge?.state !== 'refused';

/** One screenful; `--json` prints all of them. */
const SESSIONS_SHOWN_MAX = 20;

/** Asks before sessions are erased. @param erasures their preview */
export const erasureQuestion = (erasures: readonly Erasure[]): string => {
  const sum = (count: (erasure: Erasure) => number) =>
    erasures.reduce((total, erasure) => total + count(erasure), 0);
  const [sessions, events] = [sum((erasure) => erasure.sessions.length), sum((erasure) => erasure.events)];
  return `Erase ${quantity(sessions, 'session')} with ${quantity(events, 'event')} permanently?`;
};

/** The verification is printed once, because one search covers all erasures of a command. */
export const erasureText = (erasures: readonly Erasure[]): string => {
  const reports = erasures.filter(({ sessions, verification }) => sessions.length > 0 || verification);
  const [first, ...others] = reports;
  const unread = unreadText(erasures);
  if (first === undefined) return ['No session matches; nothing was erased.', ...unread].join('\n');
  const { scavenge, verification } = first;
  const after = [
    ...(scavenge ? [scavengeText(scavenge)] : []),
    ...(verification ? [verificationText(verification, scavenge)] : []),
    ...unread,
  ].join('\n');
  const blocks = reports.map(textOf);
  if (after === '') return blocks.join('\n\n');
  return [blocks.join('\n\n'), after].join(others.length === 0 ? '\n' : '\n\n');
};

const textOf = (erasure: Erasure): string =>
  [
    headline(erasure),
    ...erasure.sessions.slice(0, SESSIONS_SHOWN_MAX).map((id) => `  ${asCell(id)}`),
    ...(erasure.sessions.length > SESSIONS_SHOWN_MAX
      ? [`  … and ${erasure.sessions.length - SESSIONS_SHOWN_MAX} more`]
      : []),
    ...erasure.receipts.map(
      ({ erasureId, stream, position }) => `receipt ${erasureId} in ${stream} at position ${position}`,
    ),
  ].join('\n');

const unreadText = (erasures: readonly Erasure[]): readonly string[] => {
  const count = erasures.reduce((sum, { unreadSessions = 0 }) => sum + unreadSessions, 0);
  if (count === 0) return [];
  const remedy = 'restore the keys and repeat the search, or name them with --session';
  return [`${quantity(count, 'session')} could not be searched without a key; ${remedy}.`];
};

const headline = (erasure: Erasure): string => {
  const { agentId, dryRun, sessions, events, sandboxes, modes, missingKeys = 0 } = erasure;
  const forks = sandboxes === 0 ? '' : ` and ${quantity(sandboxes, 'fork')}`;
  const counts = `${quantity(sessions.length, 'session')} of agent ${agentId}`;
  const what = `${counts} with ${quantity(events, 'event')}${forks}`;
  const keyless =
    missingKeys === 0 ? '' : ` (of ${missingKeys} the keys are missing; reports no longer count them)`;
  if (dryRun) return `Would erase ${what}${keyless}:`;
  if (sessions.length === 0) return `Nothing to erase of agent ${agentId}.`;
  const destroyed = modes.key_destroyed ?? 0;
  const how = destroyed === 0 ? '' : ` (of ${destroyed} the keys were destroyed; reports still count them)`;
  return `Erased ${what}${how}${keyless}:`;
};

const placesSearched = [
  ['streams', 'streams'],
  ['views', 'views'],
  ['snapshots', 'snapshots'],
  ['models', 'models'],
  ['logs', 'logs'],
  ['whatIfs', 'what-ifs'],
] as const;

const scavengeText = ({ state, error, details }: Scavenge): string =>
  state === 'refused' ? `no scavenge (${error}): ${details}` : `scavenge: ${details}`;

const SCAVENGE_DUE =
  'EventStoreDB keeps what was deleted on its own disk until it is scavenged: `--scavenge` starts that.';

const idsText = ({ searched, found }: Verification['sessionIds']): string => {
  const idsInLog = found === 0 ? '' : `; ${found} of them left in the log, as names of streams without a key`;
  return `          ${quantity(searched, 'session id')} looked for${idsInLog}`;
};

const verificationText = (proof: Verification, scavenge?: Scavenge): string => {
  const rows = placesSearched.map(([place, name]) => [
    '',
    name,
    `${proof[place].searched} searched`,
    proof[place].found === 0 ? 'nothing found' : `${proof[place].found} FOUND`,
  ]);
  const { searched, found, files } = proof.bytes;
  const bytes = found === 0 ? 'nothing found' : `${found} found in ${files.join(', ')}`;
  const shared =
    proof.saidElsewhere === 0
      ? ''
      : ` (${proof.saidElsewhere} of them also occur elsewhere, and prove nothing)`;
  return [
    `verified: ${quantity(proof.texts, 'text')} looked for${shared}`,
    idsText(proof.sessionIds),
    inColumns([...rows, ['', 'bytes on disk', `${quantity(searched, 'file')} searched`, bytes]]),
    proof.isClean ? 'No readable text is left.' : 'Readable text is left.',
    ...(proof.isScavengeDue && scavenge?.state !== 'started' ? [SCAVENGE_DUE] : []),
    ...(found === 0 ? [] : ['Freed parts of files still hold it: `parley privacy compact` overwrites them.']),
  ].join('\n');
};
