import { Json } from '../../kernel/json.ts';
import { Type } from '../../kernel/schema.ts';
import { RecordedCandidate } from '../../session/events.ts';

const Share = Type.Number({ description: '0 to 1.' });
const intent = { intentId: Type.String(), intentName: Type.String() };
const Place = { start: Type.Integer(), end: Type.Integer() };
const Why = Type.String({ description: "The reason as a sentence that continues the intent's name." });

const Candidate = Type.Object({
  ...RecordedCandidate.properties,
  why: Why,
  contextsMissing: Type.Optional(Type.Array(Type.String())),
  foreignWords: Type.Optional(
    Type.Array(Type.String(), {
      description: 'The words that lowered its score, because its phrases have nothing like them.',
    }),
  ),
  moves: Type.Optional(
    Type.Array(
      Type.Object({
        act: Type.Enum(['question', 'whether', 'wish', 'order', 'opposite'] as const),
        words: Type.Array(Type.String(), { description: 'Those that say so.' }),
        change: Type.Enum(['raised', 'lowered'] as const),
      }),
      { description: 'What the text does, such as to ask or to wish, that moved its score.' },
    ),
  ),
});

const LeftOut = Type.Object({
  ...intent,
  score: Type.Number({ description: "The classifier's, which counts for nothing." }),
  reason: Type.String(),
  why: Why,
  contextsMissing: Type.Optional(Type.Array(Type.String())),
});

const Value = Type.Object({
  parameter: Type.String(),
  entity: Type.String(),
  value: Json,
  detailed: Type.Optional(Json),
  original: Type.String(),
  ...Place,
  source: Type.String(),
});

const LearnedScore = Type.Object({
  ...intent,
  score: Share,
  words: Type.Array(Type.Object({ text: Type.String(), ...Place, weight: Type.Number() }), {
    description: 'What each word adds (positive) or takes away (negative), in the order of the text.',
  }),
  sentence: Type.Optional(
    Type.Number({ description: 'What the sentence encoder adds for the whole text, if the model has one.' }),
  ),
});

const Guess = Type.Object(
  {
    ...intent,
    outcome: Type.Enum(['won', 'lost'] as const),
    takes: Type.Array(Type.Object({ parameter: Type.String(), original: Type.String() })),
    share: Type.Number({ description: 'The share of the text that the rule knows.' }),
    evidence: Type.Object({
      ownWords: Type.Boolean({ description: 'The rule has enough words of its own.' }),
      listedOrCapital: Type.Boolean({
        description: 'There is a listed value next to the guessed one, or the guessed one has a capital.',
      }),
      context: Type.Boolean({ description: 'It needs a context, and that is active.' }),
      classifier: Type.Boolean({ description: 'Its classifier score reaches the threshold.' }),
    }),
    learned: Share,
    standing: Type.Enum(['rule', 'last_resort', 'classifier'] as const, {
      description:
        '`rule` counts like any rule, `last_resort` answers if nothing better does, with `classifier` the score alone decides.',
    }),
  },
  { description: 'A rule that matches without being sure.' },
);

/** Why a text is understood as it is. */
export const ExplanationReply = Type.Object({
  text: Type.String(),
  language: Type.String(),
  threshold: Type.Number({ description: 'Learned scores below it are refused.' }),
  candidates: Type.Array(Candidate, { description: 'The winner first.' }),
  leftOut: Type.Array(LeftOut, {
    description: 'Intents that the text resembles, and that were left out before any were compared.',
  }),
  values: Type.Array(Value),
  learned: Type.Array(LearnedScore, {
    description: "The classifier's scores of the winner and its rivals, without rules and contexts.",
  }),
  guesses: Type.Array(Guess),
  nearest: Type.Array(Type.Object({ ...intent, text: Type.String(), similarity: Share }), {
    description: 'The phrases that are most like the text.',
  }),
});
