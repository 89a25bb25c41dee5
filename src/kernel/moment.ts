const written =
  /^(?<date>\d{4}-\d\d-\d\d)(?:[T ](?<time>\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(?<zone>Z|[+\- ]\d\d:?\d\d)?)?$/i;

/**
 * Converts a date, or a time in ISO 8601, to the recorded form, so that moments compare as texts. The default
 * is UTC. It also accepts an offset whose plus became a space in a URL. @returns undefined if the text is not
 * a moment, or names a day or time that does not exist
 */
export const utcMoment = (text: string): string | undefined => {
  const { date, time = '00:00', zone = 'Z' } = written.exec(text)?.groups ?? {};
  if (date === undefined || !isDay(date)) return undefined;
  const offset = zone.replace(' ', '+').replace(/(\d\d):?(\d\d)$/, '$1:$2');
  const ms = Date.parse(`${date}T${time}${offset}`);
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString();
};

/** JavaScript converts 30 February to 2 March. */
const isDay = (date: string): boolean => {
  const ms = Date.parse(`${date}T00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(date);
};
