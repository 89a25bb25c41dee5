import { annotationEntityUnknown } from './annotation-entity-unknown.ts';
import { annotationWithoutParameter } from './annotation-without-parameter.ts';
import { contextNeverSet } from './context-never-set.ts';
import { entityReferenceUnknown } from './entity-reference-unknown.ts';
import { entityUnused } from './entity-unused.ts';
import { entityWithoutEntries } from './entity-without-entries.ts';
import { fallbackMissing } from './fallback-missing.ts';
import { fewPhrases } from './few-phrases.ts';
import { intentSilentInLanguage } from './intent-silent-in-language.ts';
import { intentWithoutPhrases } from './intent-without-phrases.ts';
import { intentWithoutReply } from './intent-without-reply.ts';
import { languageWithoutPhrases } from './language-without-phrases.ts';
import { parameterEntityUnknown } from './parameter-entity-unknown.ts';
import { parameterNeverFilled } from './parameter-never-filled.ts';
import { parameterTwice } from './parameter-twice.ts';
import { parentMissing } from './parent-missing.ts';
import { phraseInTwoIntents } from './phrase-in-two-intents.ts';
import { phraseNearerAnother } from './phrase-nearer-another.ts';
import { phraseTooLong } from './phrase-too-long.ts';
import { promptMissing } from './prompt-missing.ts';
import { replyParameterUnknown } from './reply-parameter-unknown.ts';
import type { ValidationRule } from './rule.ts';
import { synonymInTwoEntities } from './synonym-in-two-entities.ts';
import { synonymOfTwoValues } from './synonym-of-two-values.ts';
import { templateNeverMatches } from './template-never-matches.ts';
import { tooManyValuesLearned } from './too-many-values-learned.ts';
import { triggerInTwoIntents } from './trigger-in-two-intents.ts';
import { webhookNotSet } from './webhook-not-set.ts';

/** All rules, most severe first. */
export const validationRules: readonly ValidationRule[] = [
  annotationEntityUnknown,
  parameterEntityUnknown,
  entityReferenceUnknown,
  templateNeverMatches,
  replyParameterUnknown,
  parameterTwice,
  phraseInTwoIntents,
  languageWithoutPhrases,

  phraseNearerAnother,
  intentWithoutPhrases,
  intentSilentInLanguage,
  phraseTooLong,
  tooManyValuesLearned,
  parameterNeverFilled,
  annotationWithoutParameter,
  promptMissing,
  entityWithoutEntries,
  synonymOfTwoValues,
  contextNeverSet,
  triggerInTwoIntents,
  parentMissing,
  fallbackMissing,
  webhookNotSet,

  synonymInTwoEntities,
  entityUnused,
  fewPhrases,
  intentWithoutReply,
];
