/** The part of a stream's name before its first dash; the whole name if there is none. */
export const categoryOf = (stream: string): string => {
  const dash = stream.indexOf('-');
  return dash === -1 ? stream : stream.slice(0, dash);
};

/**
 * The name of a deleted stream is never reused: later events go to the stream with the next name,
 * `session-a-x`, `session-a-x:2`, `session-a-x:3` … Ids are escaped, so names have no other colon.
 */
export const nextStreamName = (stream: string): string => {
  const [, first = stream, count = '1'] = /^(.*):(\d+)$/s.exec(stream) ?? [];
  return `${first}:${Number(count) + 1}`;
};

/** The names that a stream had before this one, all of them deleted; none for a first name. */
export const earlierNames = (stream: string): readonly string[] => {
  const [, first, count = '1'] = /^(.*):(\d+)$/s.exec(stream) ?? [];
  if (first === undefined) return [];
  return Array.from({ length: Number(count) - 1 }, (_, index) =>
    index === 0 ? first : `${first}:${index + 1}`,
  );
};

/** The common prefix of all the names of a stream. */
export const firstStreamName = (stream: string): string => stream.replace(/:\d+$/, '');
