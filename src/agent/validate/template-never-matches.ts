import { parseNotation } from '../../nlu/entities/reference.ts';
import type { Entity } from '../agent.ts';
import type { Rule } from './rule.ts';
import type { Subject } from './subject.ts';

export const templateNeverMatches: Rule = {
  code: 'template_never_matches',
  severity: 'error',
  summary: 'a template that can never match',
  example: '"a @size:size pizza", and there is no entity "size", or it has no entries.',
  hint: 'Correct the name after the @, or add entries to the entity.',
  find: (subject) =>
    subject.phrases
      .filter(({ phrase }) => phrase.isTemplate)
      .flatMap(({ intent, language, text }) =>
        parseNotation(text, () => true).flatMap((part) => {
          const why = part.kind === 'entity' ? obstacle(part.entity, language, subject) : undefined;
          if (why === undefined) return [];
          return [{ intent: intent.name, language, message: `the template "${text}" never matches: ${why}` }];
        }),
      ),
};

const obstacle = (name: string, language: string, subject: Subject): string | undefined => {
  const { entityNamed, isEntity, settings } = subject;
  if (!isEntity(name)) return `there is no entity "${name}"`;
  const entity = entityNamed(name);
  if (entity === undefined || entity.automatedExpansion) return undefined;
  return hasEntries(entity, language) || hasEntries(entity, settings.language)
    ? undefined
    : `the entity "${name}" has no entries`;
};

const hasEntries = ({ entries }: Entity, language: string): boolean => (entries[language] ?? []).length > 0;
