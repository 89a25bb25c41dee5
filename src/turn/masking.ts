import type { Agent } from '../agent/agent.ts';
import type { MaskingRule } from '../agent/privacy.ts';
import { compilePattern } from '../authoring/masking-patterns.ts';
import { mappedInSteps } from '../kernel/steps.ts';
import type { Model } from '../nlu/model/model.ts';
import { findEntities } from '../nlu/values/find-entities.ts';
import { knownValues } from '../privacy/known-values.ts';
import { entitiesOfRules } from '../privacy/mask-events.ts';
import type { Stretch } from '../privacy/masked-text.ts';
import type { Masking } from '../privacy/masking.ts';
import { type PatternSearch, patternSearch } from '../privacy/pattern-search.ts';

type PatternRule = Extract<MaskingRule, { pattern: string }>;
const isPattern = (rule: MaskingRule): rule is PatternRule => 'pattern' in rule;

type Fits = Masking['fits'];

/** Cached per list of rules: agents that do not change keep the same object. */
const maskers = new WeakMap<readonly MaskingRule[], Promise<Fits>>();

const fitsOf = (rules: readonly MaskingRule[]): Promise<Fits> => {
  const fits = maskers.get(rules) ?? compile(rules.filter(isPattern));
  maskers.set(rules, fits);
  return fits;
};

const compile = async (rules: readonly PatternRule[]): Promise<Fits> => {
  const patterns: { readonly search: PatternSearch; readonly as: string }[] = [];
  for (const { pattern, as } of rules) {
    const compiled = await compilePattern(pattern);
    patterns.push({ search: patternSearch(compiled.re2().prog), as });
  }
  return function* (text) {
    // A place counts once, because a hundred patterns may match the same hundred thousand places.
    const places = new Map<number, Stretch>();
    for (const { search, as } of patterns) {
      const matches = yield* search(text);
      yield* mappedInSteps(matches, ({ start, end }) => {
        const place = start * PLACE_STEP + end;
        if (!places.has(place)) places.set(place, { start, end, as });
      });
    }
    return [...places.values()];
  };
};

/** Longer than any text of a request, so that two offsets are one number. */
const PLACE_STEP = 2 ** 26;

/** The masking of one request's texts by an agent's rules; undefined if there are none. */
export const maskingOf = async (
  { privacy, intents, settings }: Pick<Agent, 'privacy' | 'intents' | 'settings'>,
  modelOf: () => Model | Promise<Model>,
  now: string,
): Promise<Masking | undefined> => {
  if (privacy === undefined || privacy.masking.length === 0) return undefined;
  const { masking: rules } = privacy;
  const entities = entitiesOfRules(rules);
  const fits = await fitsOf(rules);
  const model = entities.size === 0 ? undefined : await modelOf();
  const conditions = { sessionEntities: [], now, timezone: settings.defaultTimezone };
  return {
    intents,
    entities,
    fits,
    find: (text) => (model === undefined ? [] : findEntities(model, text, entities.keys(), conditions)),
    labels: new Set(rules.map(({ as }) => as)),
    knownValues: knownValues(),
  };
};
