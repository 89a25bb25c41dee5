import { describe, expect, it } from 'vitest';
import {
  countedIds,
  created,
  entity,
  entry,
  given,
  intent,
  intentCreated,
  outputs,
  phrase,
  response,
  settingsIn,
} from '../../test/support/agent-stories.ts';
import { AGENT_EVENT_DATA_BYTES_MAX } from '../kernel/limits/agents.ts';
import { decideAgent } from './decide.ts';
import type { AgentEvent } from './events.ts';
import { newAgentIntents } from './new-agent.ts';

const settings = settingsIn('en');
const createAgent = { type: 'CreateAgent', agentId: 'a1', settings, intents: [] } as const;
const importing: AgentEvent = { type: 'AgentCreated', data: { agentId: 'a1', origin: 'import', settings } };
const token = { tokenId: 't1', kind: 'client', hash: 'abc', issuedAt: '2024-05-01T10:00:00.000Z' } as const;
const issued: AgentEvent = { type: 'TokenIssued', data: token };
const deleted: AgentEvent = { type: 'AgentDeleted', data: {} };

describe('creating an agent', () => {
  it('makes it ready at once', () => {
    expect(given().when(createAgent).leaves().status).toBe('ready');
  });

  it('gives it the two default intents', () => {
    const intents = newAgentIntents(countedIds(), ['en']);
    const names = [
      ...given()
        .when({ ...createAgent, intents })
        .leaves()
        .intents.values(),
    ].map(({ name }) => name);
    expect(names).toEqual(['Default Welcome Intent', 'Default Fallback Intent']);
  });

  it('normalises its languages and puts the default first', () => {
    const bilingual = { ...settings, language: 'PT_br', languages: ['EN', 'pt-BR'] };
    const agent = given()
      .when({ ...createAgent, settings: bilingual })
      .leaves();
    expect(agent.settings).toMatchObject({ language: 'pt-BR', languages: ['pt-BR', 'en'] });
  });

  it('is refused if the agent exists', () =>
    given(created()).when(createAgent).refuses('id_taken', { id: 'a1' }));

  it('is refused with an intent that is too large for an event', () => {
    const intents = [intent({ phrases: { en: [phrase('x'.repeat(AGENT_EVENT_DATA_BYTES_MAX))] } })];
    given()
      .when({ ...createAgent, intents })
      .refuses('part_too_large', { what: 'intent order' });
  });

  it('is recorded first, as new', () => {
    given()
      .when({ ...createAgent, intents: [intent()] })
      .gives(
        { type: 'AgentCreated', data: { agentId: 'a1', origin: 'new', settings } },
        { type: 'IntentCreated', data: { intent: intent() } },
      );
  });

  it.each([
    ['bad_agent_name', { name: '  ' }],
    ['bad_language', { language: 'the Queen’s' }],
    ['bad_timezone', { defaultTimezone: 'Mars/Olympus' }],
    ['bad_webhook_url', { webhook: { ...settings.webhook, url: 'ftp://shop.example' } }],
    ['part_too_large', { description: 'x'.repeat(600_000) }],
  ] as const)('is refused with %s', (code, wrong) =>
    given()
      .when({ ...createAgent, settings: { ...settings, ...wrong } })
      .refuses(code),
  );
});

describe('importing an agent', () => {
  const content = {
    intents: [intent({ phrases: { en: [phrase('coffee please')], de: [phrase('Kaffee bitte')] } })],
    entities: [entity({ entries: { en: [entry('tea')] } })],
  };
  const command = { type: 'ImportAgent', agentId: 'a1', settings, ...content } as const;

  it('records the number of intents and entities last', () => {
    const decision = decideAgent(command, undefined);
    const counts = { intents: 1, phrases: 2, entities: 1, entries: 1 };
    expect('events' in decision && decision.events[0]).toEqual(importing);
    expect('events' in decision && decision.events.at(-1)).toEqual({
      type: 'ImportCompleted',
      data: { counts },
    });
  });

  it('creates an agent that answers', () => expect(given().when(command).leaves().status).toBe('ready'));

  it('accepts names that no change may use', () => {
    const odd = { ...command, intents: [intent({ contexts: ['yes or no?'], triggers: ['über'] })] };
    expect(given().when(odd).leaves().intents.size).toBe(1);
  });

  it.each([
    ['id_taken', { intents: [intent(), intent({ name: 'other' })] }],
    [
      'too_many_outputs',
      { intents: [intent({ responses: [response({ affectedContexts: outputs(1_001) })] })] },
    ],
    ['entity_name_taken', { entities: [entity(), entity({ id: 'e2', name: 'DRINK' })] }],
  ] as const)('is refused with %s', (code, wrong) =>
    given()
      .when({ ...command, ...wrong })
      .refuses(code),
  );

  it('never records a secret header in plain text', () => {
    const webhook = { ...settings.webhook, headers: { Authorization: 'Bearer swordfish' } };
    const leaking = { ...command, settings: { ...settings, webhook } };
    expect(() => decideAgent(leaking, undefined)).toThrow(TypeError);
  });
});

it('an agent that is not completely imported is not there yet', () => {
  given(importing).when({ type: 'CreateIntent', intent: intent() }).refuses('agent_not_found');
  given(importing).when({ type: 'DeleteAgent' }).refuses('agent_not_found');
});

describe('a missing agent', () => {
  it('accepts no changes', () => given().when({ type: 'DeleteAgent' }).refuses('agent_not_found'));

  it('accepts no changes before its creation', () => {
    expect(decideAgent({ type: 'DeleteAgent' }, undefined)).toMatchObject({ refused: 'agent_not_found' });
  });

  it('accepts no changes after its deletion', () =>
    given(created(), deleted).when({ type: 'DeleteAgent' }).refuses('agent_not_found'));

  it('keeps its id after its deletion', () =>
    given(created(), deleted).when(createAgent).refuses('id_taken'));
});

describe('changing settings', () => {
  it('records no event if nothing changes', () => {
    const before = given(created());
    before.when({ type: 'ChangeSettings', changes: {} }).gives();
    before.when({ type: 'ChangeSettings', changes: { matchMode: settings.matchMode } }).gives();
    before.when({ type: 'SetWebhook', changes: { enabled: settings.webhook.enabled } }).gives();
    const privacy = { masking: [], retentionDays: 0 };
    before.when({ type: 'SetPrivacy', privacy, faults: [], isEntity: () => true }).gives();
  });

  it('keeps absent fields', () => {
    const changed = given(created())
      .when({ type: 'ChangeSettings', changes: { matchMode: 'ml-only' } })
      .leaves();
    expect(changed.settings).toEqual({ ...settings, matchMode: 'ml-only' });
  });

  it('adds a new default language to its languages', () => {
    const agent = given(created())
      .when({ type: 'ChangeSettings', changes: { language: 'de' } })
      .leaves();
    expect(agent.settings.languages).toEqual(['de', 'en']);
  });

  it('is refused for an invalid language', () =>
    given(created())
      .when({ type: 'ChangeSettings', changes: { languages: ['x'] } })
      .refuses('bad_language'));

  it('is refused if the settings are invalid, even if nothing changes', () => {
    const odd: AgentEvent = {
      type: 'AgentCreated',
      data: { agentId: 'a1', origin: 'new', settings: { ...settings, defaultTimezone: 'Mars/Olympus' } },
    };
    given(odd).when({ type: 'ChangeSettings', changes: {} }).refuses('bad_timezone');
  });

  it('ignores an invalid address from an import', () => {
    const webhook = { ...settings.webhook, enabled: true, url: 'https://<REGION>.example' };
    const odd: AgentEvent = { type: 'WebhookConfigured', data: { webhook } };
    const agent = given(created(), odd)
      .when({ type: 'ChangeSettings', changes: { name: 'Bar' } })
      .leaves();
    expect(agent.settings).toMatchObject({ name: 'Bar', webhook });
  });
});

describe('tokens', () => {
  it('are recorded as hashes', () =>
    given(created())
      .when({ type: 'IssueToken', ...token })
      .gives(issued));

  it('have their own ids', () =>
    given(created(), issued)
      .when({ type: 'IssueToken', ...token })
      .refuses('id_taken', { id: 't1' }));

  it('can be revoked once', () => {
    const revoke = { type: 'RevokeToken', tokenId: 't1' } as const;
    const revoked = { type: 'TokenRevoked', data: { tokenId: 't1' } } as const;
    given(created(), issued).when(revoke).gives(revoked);
    given(created(), issued, revoked).when(revoke).refuses('token_not_found', { tokenId: 't1' });
  });

  it('are removed with their agent', () => {
    const agent = given(created(), issued, intentCreated()).when({ type: 'DeleteAgent' }).leaves();
    expect(agent).toMatchObject({ status: 'deleted', tokens: new Map(), intents: new Map() });
  });
});
