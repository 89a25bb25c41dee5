import { describe, expect, it } from 'vitest';
import {
  created,
  entity,
  entityCreated,
  entry,
  given,
  intent,
  intentCreated,
  phrase,
  settingsIn,
} from '../../../test/support/agent-stories.ts';
import type { Entity, Intent } from '../agent.ts';
import type { AgentEvent } from '../events.ts';
import { emptyAgent, foldAgent } from '../evolve.ts';

const phrases = (...texts: string[]) => ({ en: texts.map((text) => phrase(text)) });
const updated = (fields: Partial<Intent>): AgentEvent => ({
  type: 'IntentUpdated',
  data: { intent: intent(fields) },
});

/** given(before…).change(events…).since(events…): the test then undoes the change. */
const undoing = (before: AgentEvent[], change: AgentEvent[], since: AgentEvent[] = []) => {
  const one = foldAgent(emptyAgent('a1'), before);
  const other = foldAgent(one, change);
  return given(...before, ...change, ...since).when({
    type: 'UndoChange',
    revision: other.revision,
    before: one,
    after: other,
  });
};

describe('undoing a change', () => {
  const start = [created(), intentCreated({ phrases: phrases('a tea') })];

  it('removes a phrase and keeps one added later', () => {
    const agent = undoing(
      start,
      [updated({ phrases: phrases('a tea', 'a mocha') })],
      [updated({ phrases: phrases('a tea', 'a mocha', 'a juice'), priority: 7 })],
    ).leaves();
    expect(agent.intents.get('i1')).toEqual(intent({ phrases: phrases('a tea', 'a juice'), priority: 7 }));
  });

  it('restores a deleted intent', () => {
    undoing(start, [{ type: 'IntentDeleted', data: { intentId: 'i1' } }]).gives({
      type: 'IntentCreated',
      data: { intent: intent({ phrases: phrases('a tea') }) },
    });
  });

  it('brings back entries of an entity', () => {
    const entities = entityCreated({ entries: { en: [entry('tea'), entry('mocha', 'moka')] } });
    const agent = undoing(
      [created(), entities],
      [{ type: 'EntityEntriesDeleted', data: { entityId: 'e1', lang: 'en', values: ['mocha'] } }],
    ).leaves();
    expect(agent.entities.get('e1')?.entries.en).toEqual([entry('tea'), entry('mocha', 'moka')]);
  });

  it('changes nothing if the change is already undone', () => {
    undoing(
      start,
      [updated({ priority: 1, phrases: phrases('a tea') })],
      [updated({ phrases: phrases('a tea') })],
    ).gives();
  });

  it('changes nothing if a language that the change added was removed since', () => {
    const german = { ...phrases('a tea'), de: [phrase('ein Tee')] };
    undoing(start, [updated({ phrases: german })], [updated({ phrases: phrases('a tea') })]).gives();
  });

  it('keeps a field that was added since', () => {
    const changed = { phrases: phrases('a tea'), priority: 7 };
    const agent = undoing(start, [updated(changed)], [updated({ ...changed, parentId: 'i0' })]).leaves();
    expect(agent.intents.get('i1')).toStrictEqual(intent({ phrases: phrases('a tea'), parentId: 'i0' }));
  });

  it('restores a field of an entity', () => {
    const drinks: AgentEvent = { type: 'EntityUpdated', data: { entity: entity({ isEnum: true }) } };
    const agent = undoing([...start, entityCreated()], [drinks]).leaves();
    expect(agent.entities.get('e1')).toStrictEqual(entity());
  });

  it('is refused if another intent has the name of a deleted one by now', () => {
    undoing(
      start,
      [{ type: 'IntentDeleted', data: { intentId: 'i1' } }],
      [intentCreated({ id: 'i2' })],
    ).refuses('intent_name_taken', { name: 'order' });
  });

  it('restores privacy settings', () => {
    const privacy = { masking: [], retentionDays: 30 };
    undoing(start, [{ type: 'PrivacyConfigured', data: { privacy } }]).gives({
      type: 'PrivacyConfigured',
      data: { privacy: { masking: [], retentionDays: 0 } },
    });
  });

  it('is refused if the same field was changed later', () => {
    undoing(start, [updated({ priority: 1 })], [updated({ priority: 2 })]).refuses('undo_refused', {
      reason: 'a later change touched priority of intent order',
    });
  });

  it('is refused if the changed item no longer exists', () => {
    undoing(start, [updated({ priority: 1 })], [{ type: 'IntentDeleted', data: { intentId: 'i1' } }]).refuses(
      'undo_refused',
      { reason: 'a later change touched order' },
    );
  });

  it('is refused for an entity that is used by now', () => {
    const annotated = { en: [phrase('a tea', { data: [{ text: 'a ' }, { text: 'tea', meta: '@drink' }] })] };
    undoing(start, [entityCreated()], [updated({ phrases: annotated })]).refuses('undo_refused', {
      reason: 'entity drink is used by intent "order" since',
    });
  });

  it('is refused for tokens and for the first change', () => {
    const token: AgentEvent = {
      type: 'TokenIssued',
      data: { tokenId: 'k1', kind: 'client', hash: 'h', issuedAt: '2026-01-01T00:00:00.000Z' },
    };
    const revoked: AgentEvent = { type: 'TokenRevoked', data: { tokenId: 'k1' } };
    const reason = 'it issued or revoked a token';
    undoing(start, [token]).refuses('undo_refused', { revision: 2, reason });
    undoing([...start, token], [revoked]).refuses('undo_refused', { revision: 3, reason });
    undoing([], [created()]).refuses('undo_refused', { revision: 0, reason: 'it created the agent' });
  });

  it('is refused for what published a revision, because a rollback takes that back', () => {
    const on: AgentEvent = { type: 'PublishingSwitched', data: { isOn: true } };
    const published: AgentEvent = {
      type: 'RevisionPublished',
      data: { environment: 'production', revision: 1, earlier: [] },
    };
    undoing([...start, on], [published]).refuses('undo_refused', {
      revision: 3,
      reason: 'it published a revision; `parley rollback` takes it back',
    });
  });

  it('changes nothing that is published or in use and that the change did not touch', () => {
    const annotated = { en: [phrase('a tea', { data: [{ text: 'a ' }, { text: 'tea', meta: '@drink' }] })] };
    const used: AgentEvent[] = [
      created(),
      entityCreated(),
      intentCreated({ phrases: annotated }),
      { type: 'PublishingSwitched', data: { isOn: true } },
      { type: 'RevisionPublished', data: { environment: 'production', revision: 1, earlier: [] } },
    ];
    undoing(used, [updated({ phrases: annotated, priority: 7 })]).gives({
      type: 'IntentUpdated',
      data: { intent: intent({ phrases: annotated }) },
    });
  });

  it('names the setting, the privacy setting or the field of an entity that was changed later', () => {
    const named = (name: string): AgentEvent => ({
      type: 'AgentSettingsChanged',
      data: { settings: { ...settingsIn('en'), name } },
    });
    const kept = (retentionDays: number): AgentEvent => ({
      type: 'PrivacyConfigured',
      data: { privacy: { masking: [], retentionDays } },
    });
    const drink = (fields: Partial<Entity>): AgentEvent => ({
      type: 'EntityUpdated',
      data: { entity: entity(fields) },
    });
    const touched = (what: string) => ({ reason: `a later change touched ${what}` });
    undoing(start, [named('A')], [named('B')]).refuses('undo_refused', touched('name of the settings'));
    undoing(start, [kept(1)], [kept(2)]).refuses(
      'undo_refused',
      touched('retentionDays of the privacy settings'),
    );
    undoing([...start, entityCreated()], [drink({ name: 'drinks' })], [drink({ name: 'beverage' })]).refuses(
      'undo_refused',
      touched('name of entity beverage'),
    );
  });

  it('removes an entity that nothing uses, and not one that was changed later', () => {
    const renamed: AgentEvent = { type: 'EntityUpdated', data: { entity: entity({ isEnum: true }) } };
    expect(undoing(start, [entityCreated()]).leaves().entities.size).toBe(0);
    undoing(start, [entityCreated()], [renamed]).refuses('undo_refused', {
      reason: 'a later change touched drink',
    });
  });

  it('names an item that was deleted and then made again differently', () => {
    const deleted: AgentEvent = { type: 'IntentDeleted', data: { intentId: 'i1' } };
    undoing(start, [deleted], [intentCreated({ name: 'buy' })]).refuses('undo_refused', {
      reason: 'a later change touched buy',
    });
  });

  it('leaves no field and no language that only the change had', () => {
    const german = { ...phrases('a tea'), de: [phrase('ein Tee')] };
    const agent = undoing(start, [updated({ phrases: german, parentId: 'i0' })]).leaves();
    expect(agent.intents.get('i1')).toStrictEqual(intent({ phrases: phrases('a tea') }));
  });

  it('brings a language and a field back that the change removed', () => {
    const both = intent({ phrases: { ...phrases('a tea'), de: [phrase('ein Tee')] }, parentId: 'i0' });
    const agent = undoing(
      [created(), intentCreated(both)],
      [updated({ phrases: phrases('a tea') })],
    ).leaves();
    expect(agent.intents.get('i1')).toStrictEqual(both);
  });
});
