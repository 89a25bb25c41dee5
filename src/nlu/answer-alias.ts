import type { TrainingParameter } from './training-set.ts';

/**
 * The name under which the answer to a parameter's prompt is stored. A parameter whose value comes from
 * elsewhere, such as a context, has no alias; it gets a name that no alias can have.
 */
export const answerAliasOf = ({ name, alias }: Pick<TrainingParameter, 'name' | 'alias'>): string =>
  alias === '' ? `#${name}` : alias;
