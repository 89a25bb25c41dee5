import type { MaskingRule } from '../agent/privacy.ts';
import type { JsonObject } from '../kernel/json.ts';
import { personalFieldsOf, valueAt, withValueAt } from '../kernel/personal-fields.ts';
import type { Steps } from '../kernel/steps.ts';
import {
  type ParameterValue,
  type SessionEvent,
  type SessionEventOf,
  sessionEvents,
} from '../session/events.ts';
import { parametersOf } from '../session/parameters.ts';
import { textsAndNamesIn, textsIn } from './json-texts.ts';
import { type JsonMask, maskedJson } from './masked-json.ts';
import { movedTo } from './masked-text.ts';
import type { Masking } from './masking.ts';
import { type Origin, textSearch } from './text-search.ts';

/** The words of some rules, by entity. */
export const entitiesOfRules = (rules: readonly MaskingRule[]): ReadonlyMap<string, string> =>
  new Map(rules.flatMap((rule) => ('entity' in rule ? [[rule.entity, rule.as]] : [])));

/**
 * Decided events in recordable form: in every personal field, the values that the rules name are replaced by
 * labels. Texts of users, clients and webhooks are searched for values; a value that is found, or that was
 * taken for a parameter of a masked entity, is then masked wherever it occurs. The given events do not
 * change. Searching a large request takes long, so it is done in steps.
 */
export function* maskEvents(
  masking: Masking,
  events: readonly SessionEvent[],
): Steps<readonly SessionEvent[]> {
  const mask = maskOf(masking);
  for (const event of events) yield* mask.learn(event);
  for (const event of events) yield* mask.prepare(event);
  return events.map(mask.event);
}

const fields = personalFieldsOf(sessionEvents);
/** Events with personal fields from outside. */
const fromOutside: ReadonlySet<string> = new Set([
  'QueryReceived',
  'TriggerReceived',
  'UserEntitiesSet',
  'ContextsChanged',
  'FollowupTriggered',
  'WebhookReplied',
  'WebhookFailed',
  'NoteAdded',
]);
const originOf = ({ type }: SessionEvent): Origin => (fromOutside.has(type) ? 'outside' : 'agent');
/** Only the body of a reply is masked; the other fields are derived from it. */
const BODY = 'body';
const BYTES = 'receivedBytes';

/** The data of every event is a JSON object. */
const dataOf = ({ data }: SessionEvent): JsonObject => data as JsonObject;

type Mask = {
  readonly learn: (event: SessionEvent) => Steps<void>;
  readonly prepare: (event: SessionEvent) => Steps<void>;
  /** Texts to mask so far, and their prepared search. */
  readonly event: (event: SessionEvent) => SessionEvent;
};

const maskOf = (masking: Masking): Mask => {
  const { knownValues } = masking;
  const texts = textSearch(masking, knownValues);
  /** The text that offsets of this turn's parameters count in. */
  let question = '';

  const parameter = (value: ParameterValue): ParameterValue => {
    const { start, end } = value.source;
    if (start === undefined || end === undefined) return value;
    const words = question.slice(start, end);
    // A value that an earlier turn collected is masked in that turn's text.
    if (words === '' || !value.original.startsWith(words)) return value;
    const stretches = texts.stretchesIn(question, 'outside');
    const source = {
      ...value.source,
      start: movedTo(start, 'start', stretches),
      end: movedTo(end, 'end', stretches),
    };
    return { ...value, source };
  };

  return {
    *learn(event) {
      if (event.type === 'QueryReceived') question = event.data.text;
      if (event.type === 'IntentMatched') learnParameters(masking, event.data);
      if (originOf(event) !== 'outside') return;
      const own = fields.get(event.type) ?? [];
      const bodies = own.filter(({ path }) => path[0] === BODY);
      for (const { path } of bodies.length > 0 ? bodies : own)
        for (const text of textsIn(valueAt(dataOf(event), path))) yield* texts.learn(text);
    },
    *prepare(event) {
      const origin = originOf(event);
      if (event.type === 'IntentMatched') yield* texts.prepare(question, 'outside');
      for (const { path } of fields.get(event.type) ?? []) {
        if (path.at(-1) === BYTES) continue;
        for (const text of textsAndNamesIn(valueAt(dataOf(event), path))) yield* texts.prepare(text, origin);
      }
    },
    event: (event) => {
      const origin = originOf(event);
      const moved = event.type === 'IntentMatched' ? withMoved(event, parameter) : event;
      const plain: JsonMask = { labelOf: knownValues.labelOf, text: (text) => texts.masked(text, origin) };
      const masked = (fields.get(event.type) ?? []).reduce((whole, { path }) => {
        const value = valueAt(whole, path);
        // Bytes that are not text would keep the masked values.
        const after = value && (path.at(-1) === BYTES ? undefined : maskedJson(value, plain));
        return after === value ? whole : withValueAt(whole, path, after);
      }, dataOf(moved));
      // Masking replaces texts by texts and values by labels, so the shape stays the same.
      return masked === event.data ? event : ({ type: event.type, data: masked } as SessionEvent);
    },
  };
};

/** The values of parameters whose entity is masked, unless the agent itself provides them. */
const learnParameters = (
  { intents, entities, knownValues }: Masking,
  { intentId, parameters }: SessionEventOf<'IntentMatched'>['data'],
): void => {
  const types = new Map(
    [intents.get(intentId)]
      .flatMap((intent) => (intent === undefined ? [] : parametersOf(intent)))
      .map(({ name, dataType }) => [name, dataType.replace(/^@/, '')]),
  );
  for (const { name, value, detailed, original, source } of parameters) {
    const as = entities.get(types.get(name) ?? '');
    if (as === undefined || source.from === 'constant' || source.from === 'default') continue;
    knownValues.add(value, as);
    if (detailed !== undefined) knownValues.add(detailed, as);
    knownValues.add(original, as);
  }
};

const withMoved = (
  event: Extract<SessionEvent, { type: 'IntentMatched' }>,
  parameter: (value: ParameterValue) => ParameterValue,
): SessionEvent => ({ ...event, data: { ...event.data, parameters: event.data.parameters.map(parameter) } });
