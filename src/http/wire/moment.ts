import { ParleyError } from '../../kernel/errors.ts';
import { utcMoment } from '../../kernel/moment.ts';
import { Type } from '../../kernel/schema.ts';

/** A parameter for `momentOf`. */
export const Moment = (description: string) =>
  Type.Optional(
    Type.String({
      description: `${description} A date or a time in ISO 8601; UTC where no offset is named.`,
    }),
  );

/** Converts to the recorded form, so that moments compare as texts. @throws request_invalid */
export const momentOf = (text: string, place: string): string => {
  const moment = utcMoment(text);
  if (moment !== undefined) return moment;
  const fault = 'must be a date or a time in ISO 8601, such as 2026-03-01 or 2026-03-01T09:30:00Z';
  throw new ParleyError('request_invalid', { place, fault });
};

/** Converts those of `since`, `until`, `from` and `to` that are present. */
export const momentsIn = <Name extends string>(
  given: Readonly<Partial<Record<Name, string>>>,
  names: readonly Name[],
): Partial<Record<Name, string>> => {
  const moments: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const text = given[name];
    if (text !== undefined) moments[name] = momentOf(text, name);
  }
  return moments;
};
