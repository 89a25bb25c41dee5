import { Type } from '../../kernel/schema.ts';

const Share = Type.Number({ description: '0 to 1.' });
const figures = { precision: Share, recall: Share, f1: Share };

const CurvePoint = Type.Object({
  threshold: Type.Number(),
  right: Share,
  wrong: Share,
  foreignRefused: Type.Optional(Share),
});

/** The stored figures of an evaluation, and how it was measured. */
export const KeptEvaluationReply = Type.Object({
  revision: Type.Integer({ description: 'Of the agent.' }),
  evaluatedAt: Type.String(),
  language: Type.String(),
  encoder: Type.String({
    description: '`none`, or the name of a sentence encoder and the first digits of its fingerprint.',
  }),
  threshold: Type.Number(),
  folds: Type.Integer(),
  seed: Type.Integer(),
  phrases: Type.Integer(),
  accuracy: Share,
  macroF1: Share,
  refused: Share,
  modelVersion: Type.Integer({ description: 'Models of another version understand texts differently.' }),
  isCurrent: Type.Boolean({
    description: 'Whether this server would measure with the same encoder and model version.',
  }),
});

/** How well an agent understands phrases that it was not taught word for word. */
export const EvaluationReply = Type.Object({
  language: Type.String(),
  folds: Type.Integer(),
  seed: Type.Integer(),
  phrases: Type.Integer({ description: 'Phrases of the agent that were tested.' }),
  accuracy: Share,
  macroF1: Share,
  refused: Share,
  intents: Type.Array(Type.Object({ intent: Type.String(), phrases: Type.Integer(), ...figures }), {
    description: 'The least understood intent first.',
  }),
  confusions: Type.Array(
    Type.Object({
      expected: Type.String(),
      given: Type.Optional(Type.String({ description: 'Absent if the phrases matched no intent.' })),
      phrases: Type.Array(
        Type.Object({
          text: Type.String(),
          nearest: Type.Optional(Type.String()),
          score: Type.Number(),
        }),
      ),
    }),
    { description: 'The most frequent first.' },
  ),
  slots: Type.Object({
    expected: Type.Integer({ description: 'Annotated values of phrases whose intent was right.' }),
    ...figures,
    each: Type.Array(
      Type.Object({
        intent: Type.String(),
        parameter: Type.String(),
        expected: Type.Integer(),
        ...figures,
      }),
    ),
  }),
  rejection: Type.Object({
    threshold: Type.Number({ description: 'The threshold of the agent.' }),
    suggested: Type.Optional(Type.Number()),
    foreign: Type.Integer({ description: 'Texts that mean nothing to the agent.' }),
    change: Type.Optional(
      Type.Object(
        { before: CurvePoint, after: CurvePoint },
        { description: 'What the suggested threshold would change; absent with the suggestion.' },
      ),
    ),
    curve: Type.Array(CurvePoint),
  }),
  unmeasured: Type.Array(Type.String(), { description: 'Intents with a single phrase.' }),
});
