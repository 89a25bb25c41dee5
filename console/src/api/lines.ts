import { type Extras, Refusal, type Request, send } from './call.ts';
import type { Operations } from './schema.ts';

export type Line<K extends keyof Operations> = Operations[K]['line'];

/**
 * The lines of an NDJSON reply as they arrive; empty ones only keep the connection alive.
 * @throws Refusal, also for an error in the last line.
 */
export async function* lines<K extends keyof Operations>(
  operation: K,
  request: Request<K>,
  extras: Extras = {},
): AsyncGenerator<Line<K>> {
  const headers = { ...extras.headers, Accept: 'application/x-ndjson' };
  const response = await send(operation, request, { ...extras, headers });
  if (response.body === null) return;
  for await (const line of textLines(response.body)) yield parse<Line<K>>(line);
}

async function* textLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let remainder = '';
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      const parts = (remainder + decoder.decode(step.value, { stream: true })).split('\n');
      remainder = parts.pop() ?? '';
      yield* parts.filter((part) => part !== '');
    }
    if (remainder !== '') yield remainder;
  } finally {
    // If the reader stops early, the request is cancelled.
    await reader.cancel().catch(() => undefined);
  }
}

const parse = <T>(text: string): T => {
  const line = JSON.parse(text);
  const { status } = line;
  const isFailure = typeof status === 'object' && status !== null && status.code >= 400;
  if (isFailure) throw new Refusal(status.code, status.errorType, status.errorDetails ?? status.errorType);
  return line;
};
