import { type OpenApi, type ReplyCheck, replyCheckOf } from './reply-check.ts';

const checks = new Map<string, ReplyCheck>();
const plainFetch = globalThis.fetch;

/**
 * Checks all replies of a server that this process reads with `fetch`, as the command line and most tests do:
 * a reply that its description does not allow fails the read. Lines of a stream are checked as they arrive.
 */
export const checkReplies = async (url: string): Promise<void> => {
  const description = await plainFetch(`${url}/openapi.json`);
  checks.set(url, replyCheckOf((await description.json()) as OpenApi));
  globalThis.fetch = checkedFetch;
};

const checkedFetch: typeof fetch = async (input, init) => {
  const request = new URL(input instanceof Request ? input.url : input);
  const response = await plainFetch(input, init);
  const check = checks.get(request.origin);
  if (check === undefined || response.body === null) return response;
  const { status, headers } = response;
  const contentType = headers.get('content-type') ?? '';
  const line = `${init?.method ?? 'GET'} ${request.pathname}`;
  const answer = { line, status, contentType, code: headers.get('x-error-code') };
  const isStream = contentType.startsWith('application/x-ndjson');
  if (!isStream && !contentType.startsWith('application/json')) {
    check({ ...answer, body: '' });
    return response;
  }
  const checkText = (text: string) => check({ ...answer, body: isStream ? text : JSON.parse(text) });
  const body = response.body.pipeThrough(checkingStream(checkText, isStream));
  return new Response(body, { status, headers });
};

/** Passes bytes through, and checks each line of the text, or the whole text. */
const checkingStream = (
  check: (text: string) => void,
  isStream: boolean,
): TransformStream<Uint8Array, Uint8Array> => {
  const decoder = new TextDecoder();
  let text = '';
  return new TransformStream({
    transform: (bytes, controller) => {
      text += decoder.decode(bytes, { stream: true });
      const end = isStream ? text.lastIndexOf('\n') + 1 : 0;
      if (end > 0) check(text.slice(0, end));
      text = text.slice(end);
      controller.enqueue(bytes);
    },
    flush: () => check(text + decoder.decode()),
  });
};
