import type { Agent } from '../agent/agent.ts';
import type { MaskingRule } from '../agent/privacy.ts';
import type { JsonObject } from '../kernel/json.ts';
import { MASKED_PIECE_CHARS_MAX } from '../kernel/limits.ts';
import { personalFieldsOf, valueAt, withValueAt } from '../kernel/personal-fields.ts';
import type { FoundEntity } from '../nlu/find-entities.ts';
import { type ParameterValue, type SessionEvent, sessionEvents } from '../session/events.ts';
import { parametersOf } from '../session/parameters.ts';
import { textsIn } from './json-texts.ts';
import type { KnownValues } from './known-values.ts';
import { type JsonMask, maskedJson } from './masked-json.ts';
import { movedTo, type Stretch, settled, withPlaceholders } from './masked-text.ts';

/** An agent's rules, ready for the events of one request. */
export type Masking = {
  readonly intents: Agent['intents'];
  /** The word for each entity that is masked, by its name. */
  readonly entities: ReadonlyMap<string, string>;
  /** The values of these entities in a text. */
  readonly find: (text: string) => readonly FoundEntity[];
  /** What the patterns fit in a text. */
  readonly fits: (text: string) => readonly Stretch[];
  /** Words that stand for masked values; what is masked already is not masked again. */
  readonly labels: ReadonlySet<string>;
  /** What was found so far: a request is recorded in several parts, and goes on with what it knows. */
  readonly known: KnownValues;
};

/** The words of some rules, by entity. */
export const entitiesOfRules = (rules: readonly MaskingRule[]): ReadonlyMap<string, string> =>
  new Map(rules.flatMap((rule) => ('entity' in rule ? [[rule.entity, rule.as]] : [])));

/**
 * Decided events as they may be recorded: in every personal field, whatever the rules name is replaced by a
 * placeholder. What people, clients and webhooks send is searched for values; a value that is found there, or
 * was taken for a parameter of a masked entity, is then masked wherever it turns up again. The events given
 * stay as they are.
 */
export const maskEvents = (masking: Masking, events: readonly SessionEvent[]): readonly SessionEvent[] => {
  const mask = maskOf(masking);
  for (const event of events) mask.learn(event);
  return events.map(mask.event);
};

const fields = personalFieldsOf(sessionEvents);
/** Events whose personal fields come from outside. */
const HEARD: ReadonlySet<string> = new Set([
  'QueryReceived',
  'TriggerReceived',
  'UserEntitiesSet',
  'ContextsChanged',
  'FollowupTriggered',
  'WebhookReplied',
  'WebhookFailed',
]);
/** Of an answer only the body is heard; what was made of it is told from it. */
const BODY = 'body';
const BYTES = 'receivedBytes';

type Mask = {
  readonly learn: (event: SessionEvent) => void;
  readonly event: (event: SessionEvent) => SessionEvent;
};

const maskOf = (masking: Masking): Mask => {
  const { known } = masking;
  const texts = maskedTexts(masking, known);
  /** The text that offsets of this turn's parameters count in. */
  let asked = '';

  const learnParameters = (intentId: string, parameters: readonly ParameterValue[]): void => {
    const types = new Map(
      [masking.intents.get(intentId)]
        .flatMap((intent) => (intent === undefined ? [] : parametersOf(intent)))
        .map(({ name, dataType }) => [name, dataType.replace(/^@/, '')]),
    );
    for (const { name, value, detailed, original, source } of parameters) {
      const as = masking.entities.get(types.get(name) ?? '');
      if (as === undefined || source.from === 'constant' || source.from === 'default') continue;
      known.add(value, as);
      if (detailed !== undefined) known.add(detailed, as);
      known.add(original, as);
    }
  };

  const parameter = (given: ParameterValue): ParameterValue => {
    const { start, end } = given.source;
    if (start === undefined || end === undefined) return given;
    const words = asked.slice(start, end);
    // One that an earlier turn collected counts in that turn's text.
    if (words === '' || !given.original.startsWith(words)) return given;
    const stretches = texts.stretchesIn(asked, true);
    const source = {
      ...given.source,
      start: movedTo(start, 'start', stretches),
      end: movedTo(end, 'end', stretches),
    };
    return { ...given, source };
  };

  return {
    learn: (event) => {
      if (event.type === 'QueryReceived') asked = event.data.text;
      if (event.type === 'IntentMatched') learnParameters(event.data.intentId, event.data.parameters);
      if (!HEARD.has(event.type)) return;
      const own = fields.get(event.type) ?? [];
      const bodies = own.filter(({ path }) => path[0] === BODY);
      for (const { path } of bodies.length > 0 ? bodies : own)
        for (const text of textsIn(valueAt(event.data as JsonObject, path))) texts.learn(text);
    },
    event: (event) => {
      const isHeard = HEARD.has(event.type);
      const moved = event.type === 'IntentMatched' ? withMoved(event, parameter) : event;
      const plain: JsonMask = { labelOf: known.labelOf, text: (text) => texts.masked(text, isHeard) };
      // Every event's data is a JSON object.
      const data = moved.data as JsonObject;
      const masked = (fields.get(event.type) ?? []).reduce((whole, { path }) => {
        const value = valueAt(whole, path);
        // Bytes that are no text of any kind would hold what is masked in it.
        const after = value && (path.at(-1) === BYTES ? undefined : maskedJson(value, plain));
        return after === value ? whole : withValueAt(whole, path, after);
      }, data);
      // Texts are replaced by texts and values by what stands for them, so the shape is that of before.
      return masked === event.data ? event : ({ type: event.type, data: masked } as SessionEvent);
    },
  };
};

const withMoved = (
  event: Extract<SessionEvent, { type: 'IntentMatched' }>,
  parameter: (given: ParameterValue) => ParameterValue,
): SessionEvent => ({ ...event, data: { ...event.data, parameters: event.data.parameters.map(parameter) } });

type Texts = {
  /** Looks for values in a text that came from outside. */
  readonly learn: (text: string) => void;
  readonly stretchesIn: (text: string, isHeard: boolean) => readonly Stretch[];
  readonly masked: (text: string, isHeard: boolean) => string;
};

const maskedTexts = (masking: Masking, known: KnownValues): Texts => {
  const found = new Map<string, readonly Stretch[]>();
  const search = (text: string): readonly Stretch[] => {
    if (masking.entities.size === 0) return [];
    const before = found.get(text);
    if (before !== undefined) return before;
    const stretches = piecesOf(text).flatMap(({ piece, from }) =>
      masking.find(piece).map(({ entity, value, start, end }) => {
        const as = masking.entities.get(entity) ?? entity;
        known.add(value, as);
        known.add(piece.slice(start, end), as);
        return { start: from + start, end: from + end, as };
      }),
    );
    found.set(text, stretches);
    return stretches;
  };
  const stretchesIn: Texts['stretchesIn'] = (text, isHeard) =>
    settled(
      [...(isHeard ? search(text) : []), ...known.stretchesIn(text), ...masking.fits(text)],
      placeholdersIn(text, masking.labels),
    );
  return {
    learn: search,
    stretchesIn,
    masked: (text, isHeard) => {
      const stretches = stretchesIn(text, isHeard);
      return stretches.length === 0 ? text : withPlaceholders(text, stretches);
    },
  };
};

const PLACEHOLDER = /\[([\p{L}\p{N}._-]{1,40})\]/gu;

const placeholdersIn = (text: string, labels: ReadonlySet<string>): readonly Stretch[] =>
  Array.from(text.matchAll(PLACEHOLDER)).flatMap(({ 0: whole, 1: as = '', index }) =>
    labels.has(as) ? [{ start: index, end: index + whole.length, as }] : [],
  );

/** A long text in pieces that end between words. */
const piecesOf = (text: string): readonly { readonly piece: string; readonly from: number }[] => {
  const pieces: { piece: string; from: number }[] = [];
  for (let from = 0; from < text.length; ) {
    const end = from + MASKED_PIECE_CHARS_MAX;
    const space = end < text.length ? text.lastIndexOf(' ', end) : text.length;
    const to = space > from ? space : Math.min(end, text.length);
    pieces.push({ piece: text.slice(from, to), from });
    from = to;
  }
  return pieces;
};
