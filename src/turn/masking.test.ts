import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anExport, aRequest, openTestDesks } from '../../test/support/test-desks.ts';
import { webhookServer } from '../../test/support/webhook-server.ts';
import type { MaskingRule } from '../agent/privacy.ts';
import { privacyDesk } from '../authoring/privacy-desk.ts';
import { sessionStream } from '../session/session-stream.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import type { TurnRequest } from './session-operations.ts';

const files = anExport({
  agent: { webhook: { available: true, url: 'WEBHOOK' } },
  intents: [
    {
      name: 'mail',
      says: ['my address is @sys.email:address'],
      responses: [
        {
          action: 'mail',
          parameters: [{ name: 'address', value: '$address', dataType: '@sys.email' }],
          messages: [{ type: 0, speech: 'I write to $address.' }],
          affectedContexts: [{ name: 'known', lifespan: 5 }],
        },
      ],
    },
    {
      name: 'order',
      says: ['order for @sys.email:address'],
      webhookUsed: true,
      responses: [
        { action: 'order', parameters: [{ name: 'address', value: '$address', dataType: '@sys.email' }] },
      ],
    },
    { name: 'thanks', events: [{ name: 'THANKS' }], responses: [{ messages: [{ type: 0, speech: 'Ok.' }] }] },
  ],
});

const desksWith = async (masking: MaskingRule[], url = '') => {
  const store = memoryEventStore();
  const desks = await openTestDesks({ store });
  const { agent } = await desks.agents.import(
    files.map((file) => ({ ...file, text: file.text.replace('WEBHOOK', url) })),
    {},
  );
  if (masking.length > 0) await privacyDesk(desks.agents).change(agent.id, { masking }, 'admin');
  const ask = (parts: Partial<TurnRequest>) => desks.sessions.runTurn(aRequest(agent.id, 's', parts));
  const recorded = async () => {
    const events = [];
    for await (const event of store.readStream(sessionStream(agent.id, 's'))) events.push(event);
    return events;
  };
  return { ...desks, agentId: agent.id, ask, recorded };
};

const emails: MaskingRule = { entity: 'sys.email', as: 'email' };

describe('an agent that masks an entity', () => {
  it('answers with the value, and records a placeholder everywhere', async () => {
    const { ask, recorded, close } = await desksWith([emails]);
    const reply = await ask({
      ask: { text: 'my address is Bob.Ross@example.org' },
      contexts: [{ name: 'form', lifespan: 5, parameters: { sender: 'bob.ross@example.org', note: 'x' } }],
      originalRequest: { data: { from: 'Bob.Ross@example.org' } },
    });
    expect(reply.fulfillment.speech).toMatch(/^I write to bob\.ross@example\.org\.$/i);
    expect(reply.parameters).toEqual({ address: expect.stringMatching(/bob\.ross@/i) });
    const events = await recorded();
    expect(JSON.stringify(events)).not.toMatch(/bob|ross|example\.org/i);
    expect(events.map(({ data }) => data)).toMatchObject([
      {
        text: 'my address is [email]',
        given: [{ parameters: { sender: '[email]', note: 'x' } }],
        originalRequest: { data: { from: '[email]' } },
      },
      {
        parameters: [{ value: '[email]', original: '[email]', source: { start: 14, end: 21 } }],
        fulfillment: { speech: 'I write to [email].' },
      },
      { fulfillment: { speech: 'I write to [email].' } },
    ]);
    await close();
  });

  it('has only recorded facts in later turns', async () => {
    const { ask, close } = await desksWith([emails]);
    await ask({ ask: { text: 'my address is bob@example.org' } });
    const { contexts } = await ask({ ask: { trigger: 'THANKS', data: {} } });
    expect(contexts.find(({ name }) => name === 'known')?.parameters).toMatchObject({ address: '[email]' });
    await close();
  });

  it('sends its webhook the value, and records neither the value nor its echo in the reply', async () => {
    const bodies: string[] = [];
    const webhook = await webhookServer(async (request, answer) => {
      bodies.push(await text(request));
      const contextOut = [{ name: 'placed', lifespan: 2, parameters: { to: 'BOB@example.org' } }];
      answer.end(JSON.stringify({ speech: 'Sent to bob@example.org, copy to ann@example.org', contextOut }));
    });
    const { ask, recorded, close } = await desksWith([emails], webhook.url);
    await ask({ ask: { text: 'my address is bob@example.org' } });
    const reply = await ask({ ask: { text: 'order for bob@example.org' } });
    expect(JSON.parse(bodies[0] ?? '').result.contexts[0].parameters.address).toBe('bob@example.org');
    expect(reply.fulfillment.speech).toBe('Sent to bob@example.org, copy to ann@example.org');
    expect(reply.contexts.find(({ name }) => name === 'placed')?.parameters.to).toBe('BOB@example.org');
    expect(JSON.stringify(await recorded())).not.toMatch(/bob|ann|example\.org/i);
    await close();
    await webhook.close();
  });

  it.each([
    ['percent-encoded', 'bob%40example.org'],
    ['percent-encoded twice', 'bob%2540example.org'],
    ['in the query of an address', 'https://shop.example/?to=bob%40example.org&n=1'],
    ['with letters beyond ASCII', 'jürgen@bücher.example'],
    ['beyond ASCII and percent-encoded', 'j%C3%BCrgen%40b%c3%bccher.example'],
    ['escaped as in JSON', String.raw`bob\u0040example.org`],
    ['escaped as in programs', String.raw`bob\x40example\u{2e}org`],
    ['as a numbered reference of HTML', 'bob&#64;example&#x2E;org'],
    ['as a named reference of HTML', 'bob&commat;example&period;org'],
    ['as a reference, percent-encoded', 'bob%26%2364%3Bexample.org'],
    ['with signs in it that nobody sees', 'bo\u00adb\u200b@exam\u2060ple.org'],
    ['in Punycode', 'bob@xn--bcher-kva.example'],
    ['with an accented name before a plain host', 'jürgen@example.org'],
    ['decomposed', 'jürgen@bücher.example'.normalize('NFD')],
    ['in another script', 'почта@пример.рф'],
  ])('masks an address %s', async (_, address) => {
    const { ask, recorded, close } = await desksWith([emails]);
    await ask({
      ask: { text: `zxcv ${address} qwer` },
      originalRequest: { data: { from: address, [address]: 1, body: `{"to":"${address}"}` } },
    });
    const events = JSON.stringify(await recorded());
    expect(events).not.toMatch(/bob|rgen|b.{1,6}cher|example\.org|почта|пример/i);
    expect(events).toContain('[email]');
    await close();
  });

  it('masks later occurrences of a value, in any spelling', async () => {
    const { ask, recorded, close } = await desksWith([{ entity: 'sys.phone-number', as: 'phone' }]);
    await ask({
      ask: { text: 'zxcv 491701234567 qwer' },
      originalRequest: {
        data: {
          number: 491_701_234_567,
          text: 'x491701234567',
          list: [[491_701_234_567]],
          '491701234567': 1,
        },
        body: '{"to":491701234567,"exponent":4.91701234567e11,"url":"a?b=%34%391701234567"}',
      },
    });
    const events = JSON.stringify(await recorded());
    expect(events.replace('x491701234567', '')).not.toMatch(/1701234567|4\.917/);
    await close();
  });

  it('masks as many values as a request can contain', async () => {
    const { ask, recorded, close } = await desksWith([{ entity: 'sys.phone-number', as: 'phone' }]);
    const numbers = Array.from({ length: 20_000 }, (_, index) => 491_701_000_000 + index * 7);
    await ask({ ask: { text: 'hello' }, originalRequest: { numbers, text: numbers.join(' ') } });
    expect(JSON.stringify(await recorded())).not.toContain('491701');
    await close();
  });

  it("does not mask the agent's own texts", async () => {
    const { ask, recorded, close } = await desksWith([{ entity: 'sys.color', as: 'color' }]);
    await ask({ ask: { text: 'is it red?' } });
    expect(JSON.stringify(await recorded())).toContain('is it [color]?');
    await close();
  });

  it('masks contexts and entities that a client sets', async () => {
    const { sessions, agentId, recorded, close } = await desksWith([emails]);
    const contexts = [{ name: 'form', lifespan: 5, parameters: { sender: 'bob@example.org' } }];
    await sessions.addContexts({ agentId, sessionId: 's' }, contexts, 'client');
    expect(JSON.stringify(await recorded())).not.toContain('bob@');
    await close();
  });
});

describe('an agent that masks a pattern', () => {
  const cards: MaskingRule = { pattern: '\\b\\d{4}([ -]?\\d{4}){3}\\b', as: 'card' };

  it('masks its matches in texts without a matching intent', async () => {
    const { ask, recorded, close } = await desksWith([cards]);
    await ask({ ask: { text: 'zxcv 1234 5678 9012 3456 qwer' } });
    expect(JSON.stringify(await recorded())).toContain('zxcv [card] qwer');
    await close();
  });

  it('masks a number in JSON that parsing would round', async () => {
    const long: MaskingRule = { pattern: '\\b\\d{19}\\b', as: 'long' };
    const { ask, recorded, close } = await desksWith([long]);
    await ask({ ask: { text: 'hello' }, originalRequest: { body: '{"id":1234567890123456789,"n":1}' } });
    const events = JSON.stringify(await recorded());
    expect(events).toContain('[long]');
    expect(events).not.toContain('12345678901234');
    await close();
  });

  it('masks any of its numbers, with any surroundings', async () => {
    const { ask, recorded, close } = await desksWith([cards]);
    const digits = fc.stringMatching(/^\d{16}$/);
    const around = fc.stringMatching(/^[a-z ]{0,20}$/);
    await fc.assert(
      fc.asyncProperty(around, digits, around, async (before, number, behind) => {
        await ask({ ask: { text: `${before} ${number} ${behind}` }, originalRequest: { number } });
        expect(JSON.stringify(await recorded())).not.toContain(number);
      }),
      { numRuns: 20 },
    );
    await close();
  });

  it.each([
    ['(', /missing closing/],
    ['(?=x)y', /unsupported/],
    ['x*', /empty text/],
    ['\\b', /empty text/],
    ['\\B|secret', /empty text/],
    ['x{1,900}y', /repeats too much/],
    ['x'.repeat(501), /over 500 characters/],
  ])('refuses %s', async (pattern, reason) => {
    const { agents, agentId, close } = await desksWith([]);
    const change = privacyDesk(agents).change(agentId, { masking: [{ pattern, as: 'x' }] }, 'admin');
    await expect(change).rejects.toMatchObject({
      code: 'bad_masking_pattern',
      message: expect.stringMatching(reason),
    });
    await close();
  });
});

describe('rules for masking', () => {
  it.each([
    [{ entity: 'missing', as: 'x' }, 'entity_not_found'],
    [{ entity: 'sys.email', as: 'a]b' }, 'bad_masking_label'],
  ])('are refused as %j', async (rule, code) => {
    const { agents, agentId, close } = await desksWith([]);
    const change = privacyDesk(agents).change(agentId, { masking: [rule] }, 'admin');
    await expect(change).rejects.toMatchObject({ code });
    await close();
  });

  it('cost an agent without any only the check', async () => {
    const { ask, recorded, close } = await desksWith([]);
    await ask({ ask: { text: 'my address is bob@example.org' } });
    expect(JSON.stringify(await recorded())).toContain('bob@example.org');
    await close();
  });
});
