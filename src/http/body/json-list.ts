import { JSON_PIECE_CHARS_MIN } from '../../kernel/limits/http.ts';
import { BytesReply } from '../operation.ts';

/**
 * A JSON response that ends in a list, written in pieces, because writing a long one at once would block
 * other requests. An error before the first piece gets a normal error response; a later one truncates the
 * response.
 */
export const jsonWithList = async (
  head: object,
  name: string,
  items: Iterable<unknown> | AsyncIterable<unknown>,
): Promise<BytesReply> => {
  const pieces = piecesOf(head, name, items);
  const first = await pieces.next();
  return new BytesReply(resume(first, pieces), { contentType: 'application/json' });
};

async function* piecesOf(
  head: object,
  name: string,
  items: Iterable<unknown> | AsyncIterable<unknown>,
): AsyncGenerator<string, void> {
  const members = JSON.stringify(head).slice(0, -1);
  let text = `${members}${members === '{' ? '' : ','}${JSON.stringify(name)}:[`;
  let separator = '';
  for await (const item of items) {
    text += separator + JSON.stringify(item);
    separator = ',';
    if (text.length < JSON_PIECE_CHARS_MIN) continue;
    yield text;
    text = '';
  }
  yield `${text}]}`;
}

async function* resume(first: IteratorResult<string, void>, rest: AsyncGenerator<string, void>) {
  if (first.done !== true) yield first.value;
  yield* rest;
}
