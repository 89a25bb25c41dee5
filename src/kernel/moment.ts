const written =
  /^(?<date>\d{4}-\d\d-\d\d)(?:[T ](?<time>\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(?<zone>Z|[+\- ]\d\d:?\d\d)?)?$/i;

/**
 * A date, or a time in ISO 8601, in the one form that recorded moments have, so that both compare as texts.
 * UTC unless an offset is named; one whose plus became a space in an address is read, too.
 * @returns undefined if the text is not a moment, or names a day or time that does not exist
 */
export const utcMoment = (text: string): string | undefined => {
  const { date, time = '00:00', zone = 'Z' } = written.exec(text)?.groups ?? {};
  if (date === undefined || !isDay(date)) return undefined;
  const offset = zone.replace(' ', '+').replace(/(\d\d):?(\d\d)$/, '$1:$2');
  const ms = Date.parse(`${date}T${time}${offset}`);
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString();
};

/** The language takes the 30th of February for the 2nd of March. */
const isDay = (date: string): boolean => {
  const ms = Date.parse(`${date}T00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(date);
};
