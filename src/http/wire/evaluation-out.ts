import Type from 'typebox';

const Share = Type.Number({ description: '0 to 1.' });
const figures = { precision: Share, recall: Share, f1: Share };

/** How well an agent understands phrases that it was not taught word for word. */
export const EvaluationReply = Type.Object({
  language: Type.String(),
  folds: Type.Integer(),
  seed: Type.Integer(),
  phrases: Type.Integer({ description: 'Own phrases that were asked.' }),
  accuracy: Share,
  macroF1: Share,
  refused: Share,
  intents: Type.Array(Type.Object({ intent: Type.String(), phrases: Type.Integer(), ...figures }), {
    description: 'The worst understood first.',
  }),
  confusions: Type.Array(
    Type.Object({
      expected: Type.String(),
      given: Type.Optional(Type.String({ description: 'Absent where the phrases were refused.' })),
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
    threshold: Type.Number({ description: "The agent's own." }),
    suggested: Type.Optional(Type.Number()),
    foreign: Type.Integer({ description: 'Texts that mean nothing to the agent.' }),
    curve: Type.Array(
      Type.Object({
        threshold: Type.Number(),
        right: Share,
        wrong: Share,
        foreignRefused: Type.Optional(Share),
      }),
    ),
  }),
  unmeasured: Type.Array(Type.String(), { description: 'Intents with a single phrase.' }),
});
