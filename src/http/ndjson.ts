import { isParleyError } from '../kernel/errors.ts';
import { answerOf } from './errors.ts';
import { BytesReply } from './operation.ts';

/** An answer of JSON objects, one a line. What goes wrong after the first line is told in the last. */
export const ndjson = (values: AsyncIterable<unknown>): BytesReply =>
  new BytesReply(linesOf(values), { contentType: 'application/x-ndjson' });

async function* linesOf(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  try {
    for await (const value of values) yield `${JSON.stringify(value)}\n`;
  } catch (error) {
    if (!isParleyError(error)) throw error;
    const { code, errorType, details } = answerOf(error);
    yield `${JSON.stringify({ status: { code, errorType, errorDetails: details } })}\n`;
  }
}
