import { createReading } from '../entities/recognise.ts';
import { ownAlias } from '../entities/reference.ts';
import type { Model } from '../model/model.ts';
import { matchRules } from '../rules/match-rules.ts';
import type { TrainingIntent } from '../training-set.ts';
import type { Conditions, Value } from '../understanding.ts';
import { type ParameterGroup, recogniseValues } from '../values/recognise-values.ts';
import { tagValues } from '../values/tag-values.ts';
import { readText } from '../values/text-readings.ts';
import { claimInto, valuesOf } from '../values/values.ts';

/** A part of a text that is likely a value; `text.slice(start, end)`. */
export type ProposedSpan = Pick<Value, 'parameter' | 'entity' | 'start' | 'end' | 'source'>;

/** The clock of the moment; a phrase has no session. */
export type PhraseClock = Pick<Conditions, 'now' | 'timezone'>;

/**
 * How a text would be annotated as a phrase of an intent: the values of the intent's parameters, then values
 * of the agent's other entities that the intent's phrases do not leave as plain words. Without an intent, or
 * for one without phrases, all entities that the agent uses count, system entities included.
 * @param intentId absent for an intent that does not exist yet
 */
export const proposeSpans = (
  model: Model,
  text: string,
  { intentId, ...moment }: PhraseClock & { readonly intentId?: string },
): readonly ProposedSpan[] => {
  const readings = readText(model, text, { ...moment, contexts: NO_CONTEXTS, sessionEntities: [] });
  const number = model.set.intents.findIndex(({ id }) => id === intentId);
  const intent = model.set.intents[number];
  const match = matchRules(model.rules, readings.strict).get(number);
  const values: Value[] =
    intent === undefined
      ? []
      : [
          ...valuesOf(intent, readings, {
            captures: match === undefined || match.isGuess ? [] : match.captures,
            tagged: tagValues(model, intent, readings),
          }),
        ];
  const groups = otherGroups(model, intent, moment);
  const claim = claimInto(readings.strict, values, new Set(groups.map(({ entity }) => ownAlias(entity))));
  for (const capture of recogniseValues(readings, { groups }, values)) claim(capture);
  return values
    .map(({ parameter, entity, start, end, source }) => ({ parameter, entity, start, end, source }))
    .sort((a, b) => a.start - b.start);
};

const NO_CONTEXTS: ReadonlySet<string> = new Set();

const otherGroups = (
  model: Model,
  intent: TrainingIntent | undefined,
  moment: PhraseClock,
): readonly ParameterGroup[] => {
  const ownParameters = intent?.parameters ?? [];
  const names = new Set(ownParameters.map(({ name }) => name.toLowerCase()));
  const isNew = intent === undefined || intent.phrases.length === 0;
  return [...model.set.entities.map(({ name }) => name), ...(isNew ? systemEntitiesOf(model) : [])]
    .filter((entity) => !ownParameters.some((parameter) => parameter.entity === entity))
    .filter((entity) => !names.has(ownAlias(entity).toLowerCase()))
    .filter((entity) => intent === undefined || !isLeftPlain(model, entity, intent, moment))
    .map((entity) => {
      const alias = ownAlias(entity);
      return { entity, parameters: [{ name: alias, alias, entity, isList: true }] };
    });
};

/** Free text is not evidence for an entity. */
const systemEntitiesOf = ({ set }: Model): readonly string[] => [
  ...new Set(
    set.intents
      .flatMap(({ parameters }) => parameters.map(({ entity }) => entity))
      .filter((entity) => entity.startsWith('sys.') && entity !== 'sys.any'),
  ),
];

/** Whether the intent's phrases contain values of an entity and annotate none of them. */
const isLeftPlain = (
  { entities, system }: Model,
  entity: string,
  { phrases }: TrainingIntent,
  moment: PhraseClock,
): boolean =>
  phrases.some(({ parts }) =>
    parts.some(
      (part) =>
        part.entity === undefined &&
        createReading(part.text, entities, {
          sessionEntities: [],
          recogniseSystem: (name, partText) => system.recognise(name, partText, moment),
        }).spansOf(entity).length > 0,
    ),
  );
