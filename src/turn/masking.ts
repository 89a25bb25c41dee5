import type { Agent } from '../agent/agent.ts';
import type { MaskingRule } from '../agent/privacy.ts';
import { patternEngine } from '../authoring/masking-patterns.ts';
import { MASKING_PATTERN_STEPS_MAX } from '../kernel/limits.ts';
import type { Steps } from '../kernel/steps.ts';
import type { Model } from '../nlu/model/model.ts';
import { findEntities } from '../nlu/values/find-entities.ts';
import { knownValues } from '../privacy/known-values.ts';
import { entitiesOfRules } from '../privacy/mask-events.ts';
import type { Stretch } from '../privacy/masked-text.ts';
import type { Masking } from '../privacy/masking.ts';

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
  const patterns = rules.length === 0 ? [] : await compilePatterns(rules);
  return function* (text) {
    // A place counts once, because a hundred patterns may match the same hundred thousand places.
    const places = new Map<number, Stretch>();
    for (const pattern of patterns)
      yield* searchInWindows(pattern, text, (start, end) => {
        const place = start * PLACE_STEP + end;
        if (!places.has(place)) places.set(place, { start, end, as: pattern.as });
      });
    return [...places.values()];
  };
};

/**
 * A match that begins in the last part of a window may end behind it, so the next window begins there.
 * Without repetition, no match is longer than that part. Any other pattern searches the whole text in one
 * step.
 */
function* searchInWindows(
  { pattern, isBounded }: CompiledPattern,
  text: string,
  take: (start: number, end: number) => void,
): Steps<void> {
  const windowChars = isBounded ? WINDOW_CHARS : text.length;
  for (let from = 0; from < text.length; ) {
    const isLast = from + windowChars >= text.length;
    const limit = isLast ? text.length : from + windowChars - MATCH_CHARS;
    // The text before the window stays, because a pattern may look at the character before a match.
    const matcher = pattern.matcher(isLast ? text : text.slice(0, from + windowChars));
    let isFound = matcher.find(from);
    from = limit;
    for (let matches = 1; isFound && matcher.start() < limit; matches += 1) {
      take(matcher.start(), matcher.end());
      from = Math.max(from, matcher.end());
      if (matches % MATCHES_A_STEP === 0) yield;
      isFound = matcher.find();
    }
    yield;
  }
}

const compilePatterns = async (rules: readonly PatternRule[]) => {
  const RE2JS = await patternEngine();
  return rules.map(({ pattern, as }) => ({
    pattern: RE2JS.compile(pattern),
    isBounded: !UNBOUNDED_REPETITION.test(pattern),
    as,
  }));
};

type CompiledPattern = Awaited<ReturnType<typeof compilePatterns>>[number];

const UNBOUNDED_REPETITION = /[*+]|\{\d+,\}/;

/** Matches that are read before other requests run: about a millisecond. */
const MATCHES_A_STEP = 500;
/** A long text is searched in windows, with other requests in between. */
const WINDOW_CHARS = 8 * 1024;
/**
 * The last part of a window. Without repetition, a match has at most as many characters, of two UTF-16 units,
 * as its compiled pattern has steps; a pattern may also look at the character behind it.
 */
const MATCH_CHARS = 2 * (MASKING_PATTERN_STEPS_MAX + 1);
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
