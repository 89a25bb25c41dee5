import { language } from '../frame/words.ts';
import { germanOutcomes } from './outcomes-de.ts';

/** The outcomes that calls are found by; `failed` means any failure. */
export const webhookOutcomes = Object.keys(germanOutcomes).filter((outcome) => outcome !== 'waiting');

export const outcomeName = (outcome: string): string => {
  const german = language.value === 'de' ? germanOutcomes[outcome] : undefined;
  return german ?? outcome.replaceAll('_', ' ');
};

export const isFailure = (outcome: string): boolean => outcome !== 'replied' && outcome !== 'waiting';
