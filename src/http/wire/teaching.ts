import type { Agent, Intent, Phrase } from '../../agent/agent.ts';
import { annotatedParts, annotatedText, spansOf, wordsOfPhrase } from '../../agent/annotation.ts';
import { errorOf, refuse } from '../../agent/decision.ts';
import { entityNamed } from '../../agent/references.ts';
import { type Static, Type } from '../../kernel/schema.ts';
import { isSystemEntity } from '../../nlu/system/system-entities.ts';

export type AnnotatedPhrase = Static<typeof AnnotatedPhrase>;
export const AnnotatedPhrase = Type.Object({
  text: Type.String({ description: 'The text without annotations.' }),
  annotated: Type.String({ description: 'With annotations, such as `a [large](size) coffee`.' }),
  spans: Type.Array(
    Type.Object({
      start: Type.Integer({ description: 'Of `text`, in UTF-16 code units.' }),
      end: Type.Integer(),
      entity: Type.String({ description: 'Without @.' }),
      parameter: Type.String({ description: 'The parameter that gets the value.' }),
    }),
  ),
});

type PhraseData = { readonly data: readonly Phrase['data'][number][] };

export const annotatedOut = ({ data }: PhraseData, intent: Intent | undefined): AnnotatedPhrase => {
  const phrase = { data: [...data], isTemplate: false };
  const parameters = intent?.responses.flatMap((response) => response.parameters) ?? [];
  return {
    text: wordsOfPhrase(phrase),
    annotated: annotatedText(phrase, parameters),
    spans: [...spansOf(phrase)],
  };
};

/** The parts of a phrase in annotated notation. @throws annotation_unknown */
export const phraseParts = (text: string, intent: Intent, agent: Agent): PhraseData['data'] => {
  const parameters = intent.responses.flatMap((response) => response.parameters);
  const isEntity = (name: string) => entityNamed(agent, name) !== undefined || isSystemEntity(name);
  const data = annotatedParts(text, { parameters, isEntity });
  if (!('name' in data)) return data;
  throw errorOf(refuse('annotation_unknown', { intent: intent.name, name: data.name, text }));
};

const Reading = Type.Object({
  intentName: Type.Optional(Type.String({ description: 'Absent if no intent is found.' })),
  values: Type.Array(Type.Object({ parameter: Type.String(), original: Type.String() })),
});

export const TeachingEffectsReply = Type.Object({
  checked: Type.Integer({ description: 'Texts that were understood before and after.' }),
  total: Type.Integer({ description: 'All texts to check; of a large agent an even sample is checked.' }),
  changed: Type.Integer({ description: 'Texts that would match another intent or lose a value.' }),
  texts: Type.Array(
    Type.Object({
      text: Type.String(),
      kind: Type.Enum(['phrase', 'variant', 'heard', 'assigned'], {
        description:
          'A phrase of the agent, the same with other listed values, a text that people said and that was ' +
          'not understood, or one that is assigned and loses a value that it had.',
      }),
      before: Reading,
      after: Reading,
    }),
    { description: 'The first texts that would change.' },
  ),
});
