import type { Dispatcher } from 'undici';
import type { Header } from '../session/webhook-exchange.ts';

/** The headers of a request as it is sent, without its first line. */
export const headersIn = (head: string): readonly Header[] =>
  head
    .split('\r\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const colon = line.indexOf(':');
      return { name: line.slice(0, colon), value: line.slice(colon + 1).trim() };
    });

/** Names and values in turn, as the HTTP client reports those of a response. */
export const headerPairs = (rawHeaders: Dispatcher.DispatchController['rawHeaders']): readonly Header[] => {
  const parts = Array.isArray(rawHeaders)
    ? rawHeaders.map((part) => (typeof part === 'string' ? part : part.toString('latin1')))
    : [];
  return parts.flatMap((name, at) => (at % 2 === 0 ? [{ name, value: parts[at + 1] ?? '' }] : []));
};
