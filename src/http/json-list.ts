import { JSON_PIECE_CHARS_MIN } from '../kernel/limits.ts';
import { BytesReply } from './operation.ts';

/**
 * An answer of JSON whose last member is a list, written piece by piece, because writing a long one
 * at once would block other requests. An error before the first piece is answered like any other; a later one
 * cuts the answer off.
 */
export const jsonWithList = async (
  head: object,
  name: string,
  items: Iterable<unknown> | AsyncIterable<unknown>,
): Promise<BytesReply> => {
  const pieces = piecesOf(head, name, items);
  const first = await pieces.next();
  return new BytesReply(resumed(first, pieces), { contentType: 'application/json' });
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

async function* resumed(first: IteratorResult<string, void>, rest: AsyncGenerator<string, void>) {
  if (first.done !== true) yield first.value;
  yield* rest;
}
