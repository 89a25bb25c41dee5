import { answerOpenings } from './data/answer-openings.ts';
import { expressionsOf } from './expressions.ts';

/** The openings of answers in a language, longest first. */
export const answerOpeningsOf = expressionsOf(answerOpenings);
