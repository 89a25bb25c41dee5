import { quantity } from '../../kernel/quantity.ts';
import type { RecordedTurn } from '../../replay/wire/recorded-turn.ts';
import type { PastState } from '../../replay/wire/session-then.ts';
import { localTime } from '../client/moment.ts';
import type { Colours } from '../terminal/colours.ts';
import { asParagraph } from '../terminal/for-terminals.ts';
import { inColumns, prettyJson } from '../terminal/print.ts';
import { blankText } from './blank-text.ts';
import { failuresOf } from './turn-failures.ts';

type Reply = NonNullable<RecordedTurn['reply']>;

/** The query and the reply. */
export const turnHeading = (turn: RecordedTurn, colours: Colours): string => {
  const { number, query, reply } = turn;
  if (turn.isErased) {
    const why = blankText(turn.isKeyMissing);
    return `${colours.bold(`turn ${number}`)}  ${colours.yellow(why)}`;
  }
  const question = query.text === undefined ? `event ${query.trigger?.name ?? ''}` : query.text;
  const answer =
    reply === undefined ? colours.yellow('(no reply yet)') : colours.cyan(asParagraph(speechOf(reply)));
  return `${colours.bold(`turn ${number}`)}  ${JSON.stringify(question)} → ${answer}`;
};

/** A turn in a list: its time, the query and the reply, and below them the intent and failures. */
export const turnInList = (turn: RecordedTurn, colours: Colours, zone: string): string => {
  const time = colours.dim(localTime(turn.timings.receivedAt, zone));
  const remainingLines = turn.isErased
    ? []
    : [colours.dim(intentIn(turn)), ...failuresOf(turn).map(markFailure(colours))];
  return [
    `${time}  ${turnHeading(turn, colours)}`,
    ...remainingLines.map((line) => `    ${asParagraph(line)}`),
  ].join('\n');
};

const markFailure =
  ({ red }: Colours) =>
  (failure: string): string =>
    `${red('✗')} ${failure}`;

const intentIn = ({ verdicts, intent, slots }: RecordedTurn): string => {
  const by = verdicts.at(-1)?.matchedBy;
  return [
    intent === undefined ? 'no intent' : `intent ${intent.name}${by === undefined ? '' : ` (${by})`}`,
    ...(slots.cancelled ? [`slot filling cancelled: ${slots.cancelled.reason.replaceAll('_', ' ')}`] : []),
    ...(slots.prompted ? [`asks for ${slots.prompted.parameter}`] : []),
  ].join(', ');
};

const speechOf = ({ fulfillment: { speech, messages } }: Reply): string => {
  if (speech !== '') return speech;
  return messages.length === 0 ? '(nothing)' : `(${quantity(messages.length, 'message')})`;
};

/** A turn with its explanation, a section for each kind of fact. */
export const turnInFull = (turn: RecordedTurn, colours: Colours): string =>
  [
    turnHeading(turn, colours),
    ...section('why', whyOf(turn), colours),
    ...section('parameters', parametersOf(turn), colours),
    ...section('contexts', contextChangesOf(turn), colours),
    ...section('states', [statesOf(turn)], colours),
    ...section('webhook', webhookCallsOf(turn), colours),
    ...section('failed', failuresOf(turn), colours),
    ...section('reply', replyOf(turn), colours),
    ...section('recorded', recordingLines(turn), colours),
  ].join('\n');

const section = (name: string, lines: readonly string[], { dim }: Colours): readonly string[] =>
  lines.length === 0 ? [] : [dim(name), ...lines.map((line) => `  ${asParagraph(line)}`)];

const lines = (rows: readonly (readonly string[])[]): readonly string[] =>
  rows.length === 0 ? [] : inColumns(rows).split('\n');

export const scoreText = (score: number): string => score.toFixed(2);

/** Candidates with their scores, and what happened to slots. */
export const whyOf = ({ verdicts, slots, expired }: RecordedTurn): readonly string[] => [
  ...(expired.session ? ['the session had expired and started again'] : []),
  ...(expired.userEntities.length > 0 ? [`ran out: ${expired.userEntities.join(', ')}`] : []),
  ...verdicts.flatMap((verdict) => {
    const { intent, matchedBy, score, trigger, candidates } = verdict;
    const by = trigger === undefined ? '' : ` by event ${trigger}`;
    const winner = intent === undefined ? 'nothing matched' : `${intent.name} (${matchedBy}${by})`;
    const rows = candidates.map((candidate) => [
      candidate.outcome === 'won' ? '✓' : ' ',
      candidate.intentName,
      scoreText(candidate.score),
      candidate.reason.replaceAll('_', ' '),
    ]);
    return [`${winner}, score ${scoreText(score)}`, ...lines(rows).map((line) => `  ${line}`)];
  }),
  ...(slots.cancelled ? [`slot filling cancelled: ${slots.cancelled.reason.replaceAll('_', ' ')}`] : []),
  ...(slots.prompted ? [`asked for ${slots.prompted.parameter}, attempt ${slots.prompted.attempt}`] : []),
];

const parametersOf = ({ verdicts }: RecordedTurn): readonly string[] =>
  lines(
    (verdicts.at(-1)?.parameters ?? []).map(({ name, value, original, source }) => [
      name,
      JSON.stringify(value),
      `from ${source.from.replaceAll('_', ' ')}${source.turn === undefined ? '' : ` of turn ${source.turn}`}`,
      original === '' ? '' : `"${original}"${source.start === undefined ? '' : ` at ${source.start}`}`,
    ]),
  );

const signs = { added: '+', removed: '-', changed: '~', kept: ' ' } as const;

/** Contexts before and after, with what happened to each. */
export const contextChangesOf = ({ contexts }: RecordedTurn): readonly string[] =>
  lines(
    contexts.changes.map(({ name, change, lifespanBefore, lifespanAfter, parameters }) => [
      signs[change],
      name,
      lifespanBefore === lifespanAfter
        ? `${lifespanAfter ?? ''}`
        : `${lifespanBefore ?? ''} → ${lifespanAfter ?? 'gone'}`,
      change === 'removed' ? '' : parametersInWords(parameters),
    ]),
  );

/** The words of a value are left out; the JSON has them. */
const parametersInWords = (parameters: RecordedTurn['contexts']['changes'][number]['parameters']): string =>
  parameters
    .filter(({ name }) => !name.endsWith('.original'))
    .map(({ name: field, before, after }) =>
      before === undefined
        ? `${field}=${JSON.stringify(after)}`
        : `${field}: ${JSON.stringify(before)} → ${JSON.stringify(after) ?? '(gone)'}`,
    )
    .join(' ');

/** The states of the machine; a state that is repeated is printed once. */
const statesOf = ({ places }: RecordedTurn): string =>
  places
    .map(({ at }) => at)
    .filter((at, index, all) => at !== all[index - 1])
    .join(' → ');

const webhookCallsOf = ({ webhooks }: Pick<RecordedTurn, 'webhooks'>): readonly string[] =>
  webhooks.map(({ purpose, url, outcome, status, elapsedMs, details }) =>
    [
      `${purpose.replaceAll('_', ' ')} at ${url}:`,
      outcome.replaceAll('_', ' '),
      ...(status === undefined ? [] : [String(status)]),
      ...(elapsedMs === undefined ? [] : [`in ${elapsedMs} ms`]),
      ...(details === undefined ? [] : [`(${details})`]),
    ].join(' '),
  );

/** The bodies of the request and the reply. */
export const webhookExchangeOf = ({ webhooks }: RecordedTurn): string =>
  webhooks.length === 0
    ? 'No webhook was called.'
    : webhooks
        .map(({ callId, request, reply = '(nothing)' }, at) =>
          [
            `call ${callId}`,
            ...webhookCallsOf({ webhooks: webhooks.slice(at, at + 1) }),
            `sent: ${prettyJson(request)}`,
            `came back: ${prettyJson(reply)}`,
          ].join('\n'),
        )
        .join('\n\n');

const replyOf = ({ reply, isErased }: RecordedTurn): readonly string[] => {
  if (reply === undefined || isErased) return [];
  const { from, variant, actionIncomplete } = reply;
  const variantText = variant === undefined ? '' : `, variant ${variant.index + 1} of ${variant.count}`;
  return [`from ${from}${variantText}${actionIncomplete ? '; the action is incomplete' : ''}`];
};

/** Which revision of the agent answered, and where. */
export const answererOf = ({ agentRevision, environment }: RecordedTurn): string =>
  `agent revision ${agentRevision ?? '?'}${environment === undefined ? '' : ` in ${environment}`}`;

const recordingLines = (turn: RecordedTurn): readonly string[] => {
  const { timings, modelHash, revisions, turnId } = turn;
  return [
    `${timings.receivedAt}, ${timings.totalMs ?? '?'} ms: understanding ${timings.understandingMs} ms, ` +
      `webhooks ${timings.webhooksMs} ms`,
    `${answererOf(turn)}, model ${modelHash?.slice(0, 12) ?? '?'}, ` +
      `events ${revisions.first}–${revisions.last}, id ${turnId}`,
  ];
};

/** The state of a session. */
export const stateInWords = (state: PastState, colours: Colours): string => {
  const { at, contexts, slotFilling, userEntities, lastActiveAt } = state;
  const slots =
    slotFilling === null
      ? []
      : [
          `intent ${slotFilling.intentName}, asked for ${slotFilling.parameter} (attempt ${slotFilling.attempt})`,
          ...slotFilling.collected.map(({ name, value }) => `${name} = ${JSON.stringify(value)}`),
          `missing: ${slotFilling.missing.join(', ')}`,
        ];
  return [
    `${colours.bold('state')}  ${at}, ${quantity(state.turns, 'turn')}, last active ${lastActiveAt}`,
    ...section(
      'contexts',
      lines(
        contexts.map(({ name, lifespan, parameters }) => [
          name,
          String(lifespan),
          JSON.stringify(parameters),
        ]),
      ),
      colours,
    ),
    ...section('slots', slots, colours),
    ...section(
      'user entities',
      userEntities.map(
        ({ name, entries, expiresAt }) =>
          `${name}: ${quantity(entries.length, 'entry', 'entries')} until ${expiresAt}`,
      ),
      colours,
    ),
  ].join('\n');
};
