import type { EditedIntent } from '../intents/edited-intent.ts';

type Parameter = { readonly name: string; readonly dataType: string };

/** The possible annotations of words of a phrase. */
export type Names = {
  readonly parameters: readonly Parameter[];
  /** With `@`. */
  readonly entities: readonly string[];
};

export const namesOf = ({ responses = [] }: EditedIntent, entities: readonly string[]): Names => {
  const parameters = responses.flatMap((response) => response.parameters ?? []);
  return { parameters: parameters.map(({ name, dataType = '' }) => ({ name, dataType })), entities };
};

export const parameterNamed = ({ parameters }: Names, name: string): Parameter | undefined =>
  parameters.find((parameter) => parameter.name.toLowerCase() === name.trim().toLowerCase());
