/**
 * The name of a deleted stream is never reused: later events go to the stream with the next name,
 * `session-a-x`, `session-a-x:2`, `session-a-x:3` … Ids are escaped, so names have no other colon.
 */
export const nextStreamName = (stream: string): string => {
  const [, first = stream, count = '1'] = /^(.*):(\d+)$/s.exec(stream) ?? [];
  return `${first}:${Number(count) + 1}`;
};

/** The common prefix of all the names of a stream. */
export const firstStreamName = (stream: string): string => stream.replace(/:\d+$/, '');
