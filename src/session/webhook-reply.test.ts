import { describe, expect, it } from 'vitest';
import { CONTEXT_LIFESPAN_MAX, CONTEXT_NAME_BYTES_MAX } from '../kernel/limits/conversation.ts';
import { JSON_DEPTH_MAX } from '../kernel/limits/http.ts';
import { charsetNotKnown, isTransferFault, readWebhookReply } from './webhook-reply.ts';

const read = (reply: unknown) => readWebhookReply(JSON.stringify(reply));
const contextsIn = (...contextOut: unknown[]) => read({ speech: 'x', contextOut });
const nested = (levels: number) => `{"speech":"x","data":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;

describe('the reply of a webhook', () => {
  it.each([
    ['{', 'it is not JSON'],
    ['{"speech":"x","data":{"n":1e999}}', 'it is not JSON'],
    ['[]', 'it is not an object'],
    [nested(JSON_DEPTH_MAX + 1), `it is nested deeper than ${JSON_DEPTH_MAX} levels`],
  ])('that cannot be read says why: %.20s', (body, why) => {
    const details = `Failed to parse webhook JSON response: ${why}.`;
    expect(readWebhookReply(body)).toEqual({ reason: 'unreadable', details });
  });

  it('may be nested as deep as the limit', () => {
    expect(readWebhookReply(nested(JSON_DEPTH_MAX))).toMatchObject({ fulfillment: { speech: 'x' } });
  });

  it.each(['', ' \n', '{}'])('is empty if it is %j', (body) => {
    expect(readWebhookReply(body)).toEqual({ reason: 'empty', details: 'Webhook response was empty.' });
  });

  it('may have half a surrogate pair, which is no character and becomes U+FFFD', () => {
    const { fulfillment } = Object(readWebhookReply('{"speech":"\\ud83d x","data":{"\\ude00":1}}'));
    expect(fulfillment).toMatchObject({ speech: '\ufffd x', data: { '\ufffd': 1 } });
  });

  it('has no member that could set a prototype, as the body of a client has none', () => {
    const { fulfillment } = Object(readWebhookReply('{"speech":"x","data":{"__proto__":{"a":1},"b":2}}'));
    expect(Object.keys(fulfillment.data)).toEqual(['b']);
  });

  it('has the speech of its first text for every platform, and ignores invalid messages', () => {
    const messages = [
      'no message',
      { type: 1, speech: 'a card' },
      { type: 0, platform: 'slack', speech: 'for one' },
      { type: 0, speech: 'for all' },
      { type: 0, speech: 'later' },
    ];
    expect(read({ messages })).toMatchObject({
      fulfillment: { speech: 'for all', messages: messages.slice(1) },
    });
  });

  it.each([[{}], [[{}]], [[]]])('has its speech as the only message if its messages are %j', (messages) => {
    const expected = [{ type: 0, speech: 'x' }];
    expect(read({ speech: 'x', messages })).toHaveProperty('fulfillment.messages', expected);
  });

  it.each([
    ['a type in digits', { type: '0', speech: 'x' }, { type: 0, speech: 'x' }],
    ['a card with a type in digits', { type: '1', title: 'T' }, { type: 1, title: 'T' }],
    ['a type of a platform', { type: 'basic_card', title: 'T' }, { type: 'basic_card', title: 'T' }],
    ['a type that begins with a digit', { type: '1a', title: 'T' }, { type: '1a', title: 'T' }],
    ['a type that ends with a digit', { type: 'v1', title: 'T' }, { type: 'v1', title: 'T' }],
    ['no type, but a speech', { speech: 'x' }, { type: 0, speech: 'x' }],
    ['a type that is null', { type: null, speech: 'x' }, { type: 0, speech: 'x' }],
    ['neither type nor speech', { title: 'T' }, { title: 'T' }],
    ['several texts', { type: 0, speech: ['x', 'y'] }, { type: 0, speech: 'x' }],
    ['a number as its text', { type: 0, speech: 5 }, { type: 0, speech: '5' }],
    ['no text', { type: 0, speech: null }, { type: 0, speech: '' }],
  ])('sends a message with %s as clients can read it', (_, message, expected) => {
    expect(read({ messages: [message] })).toHaveProperty('fulfillment.messages', [expected]);
    expect(read({ messages: message })).toHaveProperty('fulfillment.messages', [expected]);
  });

  it.each([[{ data: {} }], [{ name: 5 }], [{ name: '' }], ['NEXT']])(
    'requests no follow-up by %j',
    (followupEvent) => {
      expect(read({ speech: 'x', followupEvent })).not.toHaveProperty('followup');
    },
  );

  it('may request a follow-up without data', () => {
    expect(read({ followupEvent: { name: 'NEXT', data: 'no object' } })).toMatchObject({
      followup: { name: 'NEXT', data: {} },
    });
  });
});

describe('a fault of the transfer of a reply', () => {
  const unreadable = 'Failed to parse webhook JSON response: ';

  it('names an unknown charset', () => {
    expect(charsetNotKnown('x-own')).toBe(
      `${unreadable}its charset x-own is not known, and it is not UTF-8.`,
    );
  });

  it.each([
    [charsetNotKnown('x-own'), true],
    [`${unreadable}its Content-Encoding is br, which was not asked for.`, true],
    [`${unreadable}it is not JSON.`, false],
    ['its charset x-own is not known', false],
    [`Again: ${charsetNotKnown('x-own')}`, false],
    [`Again: ${unreadable}its Content-Encoding is br.`, false],
  ])('has the words of its recorded details: %s', (details, isOne) => {
    expect(isTransferFault(details)).toBe(isOne);
  });
});

describe('the echoed fields of a webhook reply', () => {
  it('are its display text, source and data of any kind', () => {
    const echoed = { displayText: 'for screens', source: 'shop', data: 0 };
    expect(read({ speech: 'x', ...echoed })).toHaveProperty('echoedFields', echoed);
  });

  it('leave out values that are absent, null or of another type', () => {
    for (const reply of [{ speech: 'x' }, { speech: 'x', displayText: 5, source: 5, data: null }])
      expect(Object.keys(Object(Reflect.get(read(reply), 'echoedFields')))).toEqual([]);
  });
});

describe('a context in the reply of a webhook', () => {
  it('may be the only one, without a list, or absent', () => {
    const readOf = (contextOut: unknown) => read({ speech: 'x', contextOut });
    expect(readOf({ name: 'a', lifespan: 1 })).toHaveProperty('contexts.0.name', 'a');
    expect(readOf(null)).toMatchObject({ contexts: [], refusedContexts: [] });
  });

  const longest = 'c'.repeat(CONTEXT_NAME_BYTES_MAX);

  it.each([
    [{ name: 'a', lifespan: '12' }, 12],
    [{ name: 'a', lifespan: 0 }, 0],
    [{ name: 'a', lifespan: CONTEXT_LIFESPAN_MAX }, CONTEXT_LIFESPAN_MAX],
    [{ name: 'a', lifespan: null }, 5],
    [{ name: 'a' }, 5],
    [{ name: longest, lifespan: 1 }, 1],
  ])('is read from %.60j with lifespan %d', (given, lifespan) => {
    expect(contextsIn(given)).toMatchObject({
      contexts: [{ name: given.name, lifespan }],
      refusedContexts: [],
    });
  });

  it.each([
    [{ name: `${longest}c` }, `${longest}c`],
    [{ name: 'a b' }, 'a b'],
    [{ name: 7 }, '7'],
    [{ name: 'a', lifespan: '1x' }, 'a'],
    [{ name: 'a', lifespan: 'x1' }, 'a'],
    [{ name: 'a', lifespan: '1e1' }, 'a'],
    [{ name: 'a', lifespan: ' 1' }, 'a'],
    [{ name: 'a', lifespan: 1.5 }, 'a'],
    [{ name: 'a', lifespan: -1 }, 'a'],
    [{ name: 'a', lifespan: CONTEXT_LIFESPAN_MAX + 1 }, 'a'],
    ['a', 'a'],
    [null, 'null'],
  ])('is refused by name: %.60j', (given, name) => {
    expect(contextsIn(given)).toMatchObject({ contexts: [], refusedContexts: [name] });
  });

  it('has the parameters of pairs that have a name', () => {
    const parameters = [{ name: 'size', value: 'big' }, 'no pair', null, { value: 'no name' }, { name: 'n' }];
    const reading = contextsIn({ name: 'a', parameters });
    expect(reading).toHaveProperty('contexts.0.parameters', { size: 'big', n: null });
    expect(contextsIn({ name: 'a', parameters: 'none' })).toMatchObject({ contexts: [{ parameters: {} }] });
  });
});
