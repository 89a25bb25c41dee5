import { isParleyError } from '../kernel/errors.ts';
import { answerOf } from './errors.ts';
import { BytesReply } from './operation.ts';

export const NDJSON = 'application/x-ndjson';

/** A response of JSON objects, one per line. An error after the first line becomes the last line. */
export const ndjson = (values: AsyncIterable<unknown>): BytesReply =>
  new BytesReply(linesOf(values), { contentType: NDJSON });

async function* linesOf(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  try {
    for await (const value of values) yield `${JSON.stringify(value)}\n`;
  } catch (error) {
    if (!isParleyError(error)) throw error;
    const { code, errorType, details } = answerOf(error);
    yield `${JSON.stringify({ status: { code, errorType, errorDetails: details } })}\n`;
  }
}
