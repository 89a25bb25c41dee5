import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, startProgramServer } from '../support/program.ts';
import { type Answer, lifespansOf, type RealClient, realClient } from '../support/real-client.ts';

/** The suite's queries, and the agent's replies. */
type Words = {
  readonly inputContext: string;
  readonly withContext: string;
  readonly outputs: { readonly say: string; readonly action: string; readonly five: string };
  readonly filled: {
    readonly say: string;
    readonly context: string;
    readonly parameter: string;
    readonly full: string;
    readonly bare: string;
  };
  readonly entity: {
    readonly name: string;
    readonly say: (value: string) => string;
    readonly action: string;
    readonly known: string;
    readonly parameter: string;
  };
  readonly composite: { readonly say: string; readonly parameters: object };
  readonly event: { readonly name: string; readonly action: string };
};

const own: Words = {
  inputContext: 'onBoard',
  withContext: 'boardGreeting',
  outputs: { say: 'orbit', action: 'showOrbit', five: 'orbit' },
  filled: {
    say: 'and tomorrow',
    context: 'orbit',
    parameter: 'place',
    full: 'Orbit over London by tomorrow',
    bare: 'Orbit over by tomorrow',
  },
  entity: {
    name: 'planet',
    say: (value) => `fly to ${value}`,
    action: 'fly',
    known: 'Mars',
    parameter: 'planet',
  },
  composite: {
    say: 'ahoy remind me to launch probe',
    parameters: { salute: 'hey', task: { tool: 'probe' }, tool: '' },
  },
  event: { name: 'docking_done', action: 'docked' },
};
const official: Words = {
  inputContext: 'firstContext',
  withContext: 'firstGreeting',
  outputs: { say: 'weather', action: 'showWeather', five: 'weather' },
  filled: {
    say: 'and for tomorrow',
    context: 'weather',
    parameter: 'location',
    full: 'Weather in London for tomorrow',
    bare: 'Weather in for tomorrow',
  },
  entity: {
    name: 'dwarfs',
    say: (value) => `hi ${value}`,
    action: 'say_hi',
    known: 'Balin',
    parameter: 'dwarf',
  },
  composite: {
    say: 'hello remind me to feed cat',
    parameters: { greeting: 'hello', action: { pet: 'cat' }, pet: '' },
  },
  event: { name: 'my_custom_event', action: 'my_custom_event.some_action' },
};

const cwd = mkdtempSync(join(tmpdir(), 'parley-'));
let server: ServerProcess;
beforeAll(async () => {
  server = await startProgramServer({ cwd });
});
afterAll(async () => {
  await server.stop();
  rmSync(cwd, { recursive: true });
});

const post = async (path: string, token: string, body: unknown): Promise<Answer> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return JSON.parse(await answer.text());
};

/** Creates a new agent with the API's own requests, as developers did. */
const makeAgent = async (definition: { entities: unknown[]; intents: unknown[] }): Promise<string> => {
  const admin = readFileSync(join(cwd, 'data/admin-token'), 'utf8').trim();
  const newAgent = await post('/admin/agents', admin, { name: 'Client rules', language: 'en' });
  const headers = { authorization: `Bearer ${newAgent.developerAccessToken}` };
  for (const { id } of JSON.parse(
    await (await fetch(`${server.url}/v1/intents?v=20150910`, { headers })).text(),
  )) {
    await fetch(`${server.url}/v1/intents/${id}`, { method: 'DELETE', headers });
  }
  for (const entity of definition.entities) {
    expect(await post('/v1/entities?v=20150910', newAgent.developerAccessToken, entity)).toMatchObject({
      status: { code: 200 },
    });
  }
  for (const intent of definition.intents) {
    expect(await post('/v1/intents?v=20150910', newAgent.developerAccessToken, intent)).toMatchObject({
      status: { code: 200 },
    });
  }
  await fetch(`${server.url}/admin/agents/${newAgent.agentId}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/json' },
    body: JSON.stringify({ requestEntities: 'session' }),
  });
  await post(`/admin/agents/${newAgent.agentId}/train`, admin, {});
  return newAgent.clientAccessToken;
};

const followsTheClientRules = (title: string, path: string, words: Words): void => {
  describe.skipIf(!existsSync(path))(title, () => {
    let client: RealClient;
    let token: string;
    let sessions = 0;
    const fresh = () => {
      sessions += 1;
      return { sessionId: `${words.inputContext}-${sessions}` };
    };

    const oneContext = async (method: string, name: string, { sessionId }: { sessionId: string }) => {
      const headers = { authorization: `Bearer ${token}` };
      const address = `${server.url}/v1/contexts/${name}?sessionId=${sessionId}`;
      const answer = await fetch(address, { method, headers });
      return [answer.status, JSON.parse(await answer.text())];
    };

    beforeAll(async () => {
      token = await makeAgent(JSON.parse(readFileSync(path, 'utf8')));
      client = realClient(server.url, token);
    });

    it('1. prefers the intent whose input contexts are active', async () => {
      const session = fresh();
      expect((await client.text('Hello', session)).result.action).toBe('greeting');
      const answer = await client.text('Hello', { ...session, contexts: [{ name: words.inputContext }] });
      expect(answer.result.action).toBe(words.withContext);
    });

    it('2. answers without action and speech if nothing matches', async () => {
      const answer = await client.text('jumbled xylophone quartz', fresh());
      expect(answer).toMatchObject({
        status: { code: 200, errorType: 'success' },
        result: { action: '', fulfillment: { speech: '' } },
      });
    });

    it('3. counts output contexts down, with lifespans of five and two requests', async () => {
      const session = fresh();
      const { five, say } = words.outputs;
      expect(lifespansOf(await client.text(say, session))).toEqual({
        [five]: 5,
        shortcontext: 2,
        longcontext: 10,
      });
      const lifespansByQuery: Record<string, number>[] = [];
      for (let query = 0; query < 6; query += 1)
        lifespansByQuery.push(lifespansOf(await client.text('Hello', session)));
      expect(lifespansByQuery[2]).toEqual({ [five]: 2, longcontext: 7 });
      expect(lifespansByQuery[5]).toEqual({ longcontext: 4 });
    });

    it.each([
      [3, 2],
      [4, 3],
      [0, 0],
    ])('4. shows a context sent with lifespan %i with %i', async (lifespan, shown) => {
      const session = fresh();
      const answer = await client.text('Hello', { ...session, contexts: [{ name: 'sent', lifespan }] });
      expect(lifespansOf(answer)).toEqual({ sent: shown });
    });

    it('4. shows a context sent with lifespan 0 in that reply only', async () => {
      const session = fresh();
      await client.text('Hello', { ...session, contexts: [{ name: 'sent', lifespan: 0 }] });
      expect(lifespansOf(await client.text('Hello', session))).toEqual({});
    });

    it('5. lowercases context names and lists the newest first', async () => {
      const session = fresh();
      await client.addContexts([{ name: 'OlDer', lifespan: 3 }], session);
      await client.addContexts([{ name: 'NEWER', lifespan: 2 }], session);
      expect((await client.contexts(session)).map(({ name, lifespan }: Answer) => [name, lifespan])).toEqual([
        ['newer', 2],
        ['older', 3],
      ]);
      expect(await oneContext('DELETE', 'Older', session)).toMatchObject([200, { status: { code: 200 } }]);
      expect(await client.contexts(session)).toHaveLength(1);
    });

    it('6. returns the names of added contexts, and not found for inactive ones', async () => {
      const session = fresh();
      expect(await client.addContexts([{ name: 'one' }, { name: 'two' }], session)).toMatchObject({
        names: ['one', 'two'],
        status: { code: 200 },
      });
      const missed = [200, { status: { code: 404, errorType: 'not_found' } }];
      expect(await oneContext('GET', 'three', session)).toMatchObject(missed);
      expect(await oneContext('DELETE', 'three', session)).toMatchObject(missed);
      expect(await oneContext('GET', 'ONE', session)).toMatchObject([200, { name: 'one', lifespan: 5 }]);
      expect((await client.deleteContexts(session)).status.code).toBe(200);
      expect(await client.contexts(session)).toEqual([]);
    });

    it('7. keeps entities sent with a request for the session, if the agent is configured so', async () => {
      const session = fresh();
      const { name, say, action, known, parameter } = words.entity;
      const entities = [{ name, entries: [{ value: 'Ori', synonyms: ['Ori', 'Nori'] }] }];
      expect((await client.text(say('Nori'), { ...session, entities })).result).toMatchObject({
        action,
        parameters: { [parameter]: 'Ori' },
      });
      expect((await client.text(say('Nori'), session)).result).toMatchObject({
        action,
        parameters: { [parameter]: 'Ori' },
      });
      expect((await client.text(say(known), session)).result.action).not.toBe(action);
      expect((await client.text(say(known), fresh())).result.parameters[parameter]).toBe(known);
    });

    it("8. refuses entities that the agent lacks; extended ones keep the agent's entries", async () => {
      const session = fresh();
      const { name, say, known, parameter } = words.entity;
      const entries = [{ value: 'Ori', synonyms: ['Ori'] }];
      const unknown = [{ name: 'nobody-has-it', entries }];
      const refused = { statusCode: 400 };
      await expect(client.text('Hello', { ...session, entities: unknown })).rejects.toMatchObject(refused);
      await expect(client.userEntities({ ...session, entities: unknown })).rejects.toMatchObject(refused);
      expect(
        (await client.userEntities({ ...session, entities: [{ name, extend: true, entries }] })).status.code,
      ).toBe(200);
      expect((await client.text(say(known), session)).result.parameters[parameter]).toBe(known);
      expect((await client.text(say('Ori'), session)).result.parameters[parameter]).toBe('Ori');
    });

    it('9. fills a reply from a context, without a double space for an empty one', async () => {
      const { say, context, parameter, full, bare } = words.filled;
      const contextWith = (parameters: object) => [{ name: context, lifespan: 2, parameters }];
      const filled = await client.text(say, { ...fresh(), contexts: contextWith({ [parameter]: 'London' }) });
      expect(filled.result.fulfillment.speech).toBe(full);
      const empty = await client.text(say, { ...fresh(), contexts: contextWith({}) });
      expect(empty.result.fulfillment.speech).toBe(bare);
    });

    it('10. returns a composite entity as an object of the matched parts', async () => {
      const answer = await client.text(words.composite.say, fresh());
      expect(answer.result).toMatchObject({ action: 'remind', parameters: words.composite.parameters });
    });

    it('11. refuses a bad token with the recorded texts', async () => {
      const stranger = realClient(server.url, 'EAACbVYVnobody');
      await expect(stranger.text('Hello', fresh())).rejects.toThrow(/401|status code/i);
      const headers = { authorization: 'Bearer EAACbVYVnobody' };
      const refused = await fetch(`${server.url}/v1/query?v=20150910&query=x&lang=en&sessionId=1`, {
        headers,
      });
      expect([refused.status, JSON.parse(await refused.text())]).toEqual([
        401,
        {
          status: {
            code: 401,
            errorType: 'unauthorized',
            errorDetails: 'You are not authorized for this operation. Invalid access token: EAACbVYV...',
          },
        },
      ]);
    });

    it('12. treats a query without a version as the oldest version', async () => {
      const answer = await post('/v1/query', token, {
        query: 'hello',
        lang: 'en',
        sessionId: fresh().sessionId,
      });
      expect(answer.result.action).toBe('greeting');
    });

    it('13. adds the parameters of a matched intent to an active context', async () => {
      const contexts = [{ name: 'kept', lifespan: 5, parameters: { a: '1', 'a.original': '1' } }];
      const answer = await client.text('Hello', { ...fresh(), contexts });
      expect(Object.keys(answer.result.contexts[0].parameters)).toHaveLength(4);
    });

    it('invokes an intent by its event, in any case, with data', async () => {
      const { name, action } = words.event;
      const answer = await client.event({ name: name.toUpperCase(), data: { port: 'B' } }, fresh());
      expect(answer.result).toMatchObject({ action, resolvedQuery: name.toUpperCase(), score: 1 });
      expect(answer.result.contexts).toMatchObject([{ name, lifespan: 0, parameters: { port: 'B' } }]);
    });

    it('refuses a voice request with a text', async () => {
      const body = new FormData();
      body.set('request', JSON.stringify({ lang: 'en', sessionId: '1' }));
      body.set('voiceData', new Blob(['RIFF'], { type: 'audio/wav' }), 'voice.wav');
      const headers = { authorization: `Bearer ${token}` };
      const refused = await fetch(`${server.url}/v1/query?v=20150910`, { method: 'POST', headers, body });
      expect(refused.status).toBe(400);
      expect(JSON.parse(await refused.text()).status).toMatchObject({ code: 400, errorType: 'bad_request' });
    });
  });
};

const here = import.meta.dirname;
followsTheClientRules(
  'the official client with an agent created for it',
  join(here, 'fixtures/client-rules-agent.json'),
  own,
);
followsTheClientRules(
  'the official client with the agent of its own tests',
  join(here, '../../../shared/samples/sdk-test-agent.json'),
  official,
);
