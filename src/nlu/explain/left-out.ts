import { exclusionOf } from '../compete.ts';
import { evidenceOf } from '../evidence/evidence.ts';
import type { ReasonForNoScore } from '../evidence/reasons-against.ts';
import type { Model } from '../model/model.ts';
import type { TrainingIntent } from '../training-set.ts';
import type { Conditions } from '../understanding.ts';
import { readText } from '../values/text-readings.ts';
import { contextsMissing, needsContexts, SWITCHED_OFF } from './why.ts';

/**
 * `learning_off`: machine learning is off for the intent, and no rule of it matches. `input_context_missing`
 * and `switched_off`: a rule matches, but hardly has a word of its own, so that it is not a candidate.
 */
type Reason = ReasonForNoScore | 'learning_off' | 'input_context_missing' | 'switched_off';

/** An intent that the text resembles, and that was left out before any were compared. */
export type LeftOut = {
  readonly intentId: string;
  readonly intentName: string;
  /** The classifier's score, which counts for nothing. */
  readonly score: number;
  readonly reason: Reason;
  /** The reason as a sentence that continues the intent's name. */
  readonly why: string;
  /** The missing input contexts, if that is the reason. */
  readonly contextsMissing?: readonly string[];
};

type Known = {
  readonly conditions: Conditions;
  /** Ids of the intents that were compared. */
  readonly candidates: ReadonlySet<string>;
  /** Ids of the intents with the nearest phrases. */
  readonly nearest: ReadonlySet<string>;
  /** Classifier scores by id of intent. */
  readonly learned: ReadonlyMap<string, number>;
};

/** The intents that were left out, the highest score first. */
export const leftOutOf = (model: Model, text: string, known: Known): readonly LeftOut[] => {
  const { conditions, candidates, nearest } = known;
  const { matches, ignored } = evidenceOf(model, text, readText(model, text, conditions), conditions);
  const ignoredReasons = new Map(ignored.map(({ intent, reason }) => [intent, reason]));
  const found: LeftOut[] = [];
  for (const [number, intent] of model.set.intents.entries()) {
    if (intent.fallback || candidates.has(intent.id)) continue;
    const isMatched = matches.has(number);
    const isUnlearned = !(intent.learned || isMatched) && nearest.has(intent.id);
    const reason =
      ignoredReasons.get(number) ??
      (isMatched ? exclusionOf(intent, conditions.contexts) : isUnlearned ? 'learning_off' : undefined);
    if (reason === undefined) continue;
    found.push(describeLeftOut(intent, reason, known));
  }
  return found.sort((a, b) => b.score - a.score);
};

const describeLeftOut = (
  intent: TrainingIntent,
  reason: Reason,
  { conditions, learned }: Known,
): LeftOut => ({
  intentId: intent.id,
  intentName: intent.name,
  score: learned.get(intent.id) ?? 0,
  reason,
  why: whyLeftOut(reason, intent, conditions.contexts),
  ...(reason === 'input_context_missing' && {
    contextsMissing: contextsMissing(intent, conditions.contexts),
  }),
});

const whyLeftOut = (reason: Reason, intent: TrainingIntent, contexts: ReadonlySet<string>): string => {
  switch (reason) {
    case 'input_context_missing':
      return needsContexts(contextsMissing(intent, contexts));
    case 'switched_off':
      return SWITCHED_OFF;
    case 'learning_off':
      return 'machine learning is off for it, and the text is none of its phrases';
    case 'value_missing':
      return 'other words are where its phrases have a listed value or a name';
    case 'words_unknown':
      return 'the text shares at most small words with its phrases, and the agent does not know the others';
    case 'word_alone':
      return 'the text is one small word, and none of its phrases';
    case 'other_answer':
      return 'the text only answers, greets, thanks or the like, or speaks of a greeting; its phrases say something else';
    case 'value_alone':
      return 'the text is nothing but a value, which none of its phrases has alone';
    case 'value_described':
      return 'the text says or asks of a value what none of its phrases does';
    case 'phrase_refused':
      return 'the text is nearer to a phrase of a fallback intent';
    case 'calls_off':
      return 'the text cancels something, and its phrases neither cancel, end or change anything nor say no';
    case 'session_values':
      return "the session's own entries replace the value that it would match";
    default:
      return reason satisfies never;
  }
};
