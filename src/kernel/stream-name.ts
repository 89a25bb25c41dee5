/**
 * The name of a deleted stream is never used again: later events go to the stream of the next name,
 * `session-a-x`, `session-a-x:2`, `session-a-x:3` … Nothing else in a name has a colon, because ids are
 * escaped.
 */
export const nextStreamName = (stream: string): string => {
  const [, first = stream, count = '1'] = /^(.*):(\d+)$/s.exec(stream) ?? [];
  return `${first}:${Number(count) + 1}`;
};

/** What all the names of a stream have in common. */
export const firstStreamName = (stream: string): string => stream.replace(/:\d+$/, '');
