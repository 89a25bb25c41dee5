import { CommandError, EXIT_USAGE } from '../io.ts';

/** A share of 0 to 1. @throws CommandError for another text */
export const shareIn = (text: string | undefined, option: string): number | undefined => {
  if (text === undefined) return undefined;
  const [, percent] = /^(\d{1,3}(?:\.\d+)?)%?$/.exec(text) ?? [];
  if (percent !== undefined && Number(percent) <= 100) return Number(percent) / 100;
  throw new CommandError(`${option} takes a percentage such as 2%; not "${text}"`, EXIT_USAGE);
};
