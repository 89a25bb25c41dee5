import type { TrainingParameter } from './training-set.ts';

/**
 * What the answer to a parameter's prompt goes by. One that takes its value from somewhere else, a context
 * perhaps, takes the answer under a name that no alias can have.
 */
export const answerAliasOf = ({ name, alias }: Pick<TrainingParameter, 'name' | 'alias'>): string =>
  alias === '' ? `#${name}` : alias;
