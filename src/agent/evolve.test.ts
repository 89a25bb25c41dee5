import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  created,
  entityCreated,
  entry,
  intent,
  intentCreated,
  phrase,
  settingsIn,
} from '../../test/support/agent-stories.ts';
import { type AgentEvent, agentEvents } from './events.ts';
import { emptyAgent, evolveAgent, foldAgent } from './evolve.ts';

const story: readonly AgentEvent[] = [
  { type: 'AgentCreated', data: { agentId: 'a1', origin: 'import', settings: settingsIn('en') } },
  entityCreated({ entries: { en: [entry('tea')] } }),
  { type: 'EntityEntriesAdded', data: { entityId: 'e1', lang: 'de', entries: [entry('Tee')] } },
  intentCreated({ phrases: { en: [phrase('tea')] } }),
  { type: 'IntentPhrasesAdded', data: { intentId: 'i1', lang: 'en', phrases: [phrase('some tea')] } },
  { type: 'ImportCompleted', data: { counts: { intents: 1, phrases: 2, entities: 1, entries: 2 } } },
  { type: 'TokenIssued', data: { tokenId: 't1', kind: 'client', hash: 'abc', issuedAt: '2024-05-01' } },
  { type: 'AgentSettingsChanged', data: { settings: settingsIn('en', 'de') } },
  { type: 'WebhookConfigured', data: { webhook: { ...settingsIn('en').webhook, username: 'me' } } },
  { type: 'PrivacyConfigured', data: { privacy: { masking: [], retentionDays: 30 } } },
  { type: 'IntentUpdated', data: { intent: intent({ name: 'drink' }) } },
  { type: 'EntityEntriesUpdated', data: { entityId: 'e1', lang: 'de', entries: [entry('Tee', 'Tässchen')] } },
  { type: 'EntityEntriesDeleted', data: { entityId: 'e1', lang: 'en', values: ['tea'] } },
  {
    type: 'EntityUpdated',
    data: { entity: { id: 'e1', name: 'brew', isEnum: false, automatedExpansion: true, entries: {} } },
  },
  { type: 'TokenRevoked', data: { tokenId: 't1' } },
  { type: 'PublishingSwitched', data: { isOn: true } },
  { type: 'RevisionPublished', data: { environment: 'production', revision: 5, earlier: [] } },
  { type: 'RevisionPublished', data: { environment: 'staging', revision: 9, earlier: [8] } },
  { type: 'SessionsSplit', data: { environment: 'staging', split: { revision: 5, share: 0.1 } } },
  {
    type: 'ShadowSet',
    data: { environment: 'staging', shadow: { revision: 5, since: '2024-05-01T00:00:00.000Z' } },
  },
  { type: 'EnvironmentRemoved', data: { environment: 'staging' } },
  { type: 'IntentDeleted', data: { intentId: 'i1' } },
  { type: 'EntityDeleted', data: { entityId: 'e1' } },
  { type: 'AgentDeleted', data: {} },
  { type: 'AgentUndeleted', data: {} },
];

describe('an agent', () => {
  it('is the fold of its stream, wherever the fold is interrupted', () => {
    const whole = foldAgent(emptyAgent('a1'), story);
    fc.assert(
      fc.property(fc.nat(story.length), (cut) => {
        const first = foldAgent(emptyAgent('a1'), story.slice(0, cut));
        expect(foldAgent(first, story.slice(cut))).toEqual(whole);
      }),
    );
  });

  it('folds every kind of event, all of which this stream contains', () => {
    expect(new Set(story.map(({ type }) => type))).toEqual(new Set(agentEvents.map(({ type }) => type)));
  });

  it('has the revision of its last event', () => {
    story.forEach((_, i) => {
      expect(foldAgent(emptyAgent('a1'), story.slice(0, i + 1)).revision).toBe(i);
    });
  });

  it('does not answer until its import is complete', () => {
    expect(foldAgent(emptyAgent('a1'), story.slice(0, 5)).status).toBe('importing');
    expect(foldAgent(emptyAgent('a1'), story.slice(0, 6)).status).toBe('ready');
  });

  it('joins the parts of a large intent and a large entity', () => {
    const agent = foldAgent(emptyAgent('a1'), story.slice(0, 6));
    expect(agent.intents.get('i1')?.phrases).toEqual({ en: [phrase('tea'), phrase('some tea')] });
    expect(agent.entities.get('e1')?.entries).toEqual({ en: [entry('tea')], de: [entry('Tee')] });
  });

  it('keeps the identity of objects that an event does not change', () => {
    const before = foldAgent(emptyAgent('a1'), [created(), intentCreated(), entityCreated()]);
    const after = evolveAgent(before, intentCreated({ id: 'i2', name: 'pay' }));
    expect(after.intents.get('i1')).toBe(before.intents.get('i1'));
    expect(after.entities).toBe(before.entities);
  });

  it('never changes an earlier agent', () => {
    const before = foldAgent(emptyAgent('a1'), story.slice(0, 6));
    const copy = structuredClone(before);
    foldAgent(before, story.slice(6));
    expect(before).toEqual(copy);
  });

  it.each<AgentEvent>([
    { type: 'IntentDeleted', data: { intentId: 'i9' } },
    { type: 'IntentPhrasesAdded', data: { intentId: 'i9', lang: 'en', phrases: [] } },
    { type: 'EntityEntriesAdded', data: { entityId: 'e9', lang: 'en', entries: [] } },
  ])('does not take an event about what it does not have: $type', (event) => {
    expect(() => evolveAgent(emptyAgent('a1'), event)).toThrow(TypeError);
  });
});
