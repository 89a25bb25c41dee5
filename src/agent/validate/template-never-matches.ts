import { parseNotation } from '../../nlu/entities/reference.ts';
import type { Entity } from '../agent.ts';
import { inEach, type ValidationRule } from './rule.ts';
import type { Subject } from './subject.ts';

export const templateNeverMatches: ValidationRule = {
  code: 'template_never_matches',
  severity: 'error',
  summary: 'a template that can never match',
  example: '"a @size:size pizza", and there is no entity "size", or it has no entries.',
  hint: 'Correct the name after the @, or add entries to the entity.',
  find: (subject) =>
    inEach(subject.phrases, ({ intent, phrase, language, text }) => {
      if (!phrase.isTemplate) return [];
      return parseNotation(text, () => true).flatMap((part) => {
        if (part.kind !== 'entity') return [];
        const { entity } = part;
        const missing = missingOf(entity, language, subject);
        if (missing === undefined) return [];
        const message = `the template "${text}" never matches: ${reasons[missing](entity)}`;
        return [{ intent: intent.name, language, message, facts: { text, entity, missing } }];
      });
    }),
};

const reasons = {
  entity: (name: string) => `there is no entity "${name}"`,
  entries: (name: string) => `the entity "${name}" has no entries`,
} as const;

const missingOf = (name: string, language: string, subject: Subject): keyof typeof reasons | undefined => {
  const { entityNamed, isEntity, settings } = subject;
  if (!isEntity(name)) return 'entity';
  const entity = entityNamed(name);
  if (entity === undefined || entity.automatedExpansion) return undefined;
  return hasEntries(entity, language) || hasEntries(entity, settings.language) ? undefined : 'entries';
};

const hasEntries = ({ entries }: Entity, language: string): boolean => (entries[language] ?? []).length > 0;
