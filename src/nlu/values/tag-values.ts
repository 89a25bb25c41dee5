import { hintsOf } from '../model/learned-content.ts';
import type { Model } from '../model/model.ts';
import { acceptsUnlistedValue } from '../rules/accepted-values.ts';
import { endBeforeCourtesies, endBeforePlease } from '../rules/courtesies.ts';
import { tagSlots } from '../slots/slot-tagger.ts';
import type { TrainingIntent } from '../training-set.ts';
import { unitRangeOf } from './reading.ts';
import type { Readings } from './recognise-values.ts';
import type { TaggedSpan } from './values.ts';

/** Low, so that an unlisted value is accepted unless the tagger finds other labels much likelier. */
const UNLISTED_CONFIDENCE_MIN = 0.2;

/** Where an intent's slot tagger finds values, most confident first; empty for an intent without a tagger. */
export const tagValues = (
  model: Model,
  intent: TrainingIntent,
  readings: Readings,
): readonly TaggedSpan[] => {
  const intentTagger = model.taggers.get(intent.id);
  if (intentTagger === undefined) return NO_SPANS;
  const { strict } = readings;
  const spans = tagSlots(intentTagger.tagger, readings.tokens(), hintsOf(strict, intentTagger.hintEntities));
  if (spans.length === 0) return NO_SPANS;
  const ends = { any: endBeforePlease(strict.units), other: endBeforeCourtesies(strict.units) };
  return [...spans]
    .sort((a, b) => b.confidence - a.confidence || a.start - b.start)
    .map(({ slot, entity, start, end, confidence }) => ({
      alias: slot,
      entity,
      ...withoutCourtesies(
        unitRangeOf(strict.units, start, end),
        entity === 'sys.any' ? ends.any : ends.other,
      ),
      mayBeText: confidence >= UNLISTED_CONFIDENCE_MIN && acceptsUnlistedValue(entity, model.entities),
    }));
};

const NO_SPANS: readonly TaggedSpan[] = [];

type UnitRange = { readonly from: number; readonly to: number };

/** The range without polite words after the end of the request, unless it has no other words. */
const withoutCourtesies = ({ from, to }: UnitRange, end: number): UnitRange =>
  from >= end ? { from, to } : { from, to: Math.min(to, end) };
