import { inEach, type ValidationRule } from './rule.ts';

export const annotationEntityUnknown: ValidationRule = {
  code: 'annotation_entity_unknown',
  severity: 'error',
  summary: 'an annotation that names no entity',
  example: 'In "a large pizza", "large" is annotated with @size, and there is no entity "size".',
  hint: 'Create the entity, or annotate with an existing one.',
  find: ({ phrases, isEntity }) =>
    inEach(phrases, ({ intent, language, phrase, text }) =>
      phrase.data.flatMap(({ text: part, meta }) =>
        meta === undefined || isEntity(meta)
          ? []
          : [
              {
                intent: intent.name,
                language,
                message: `"${part}" in "${text}" is annotated with ${meta}, which is not an entity`,
                facts: { part, text, entity: meta },
              },
            ],
      ),
    ),
};
