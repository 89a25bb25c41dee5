import { describe, expect, it } from 'vitest';
import {
  created,
  entityCreated,
  entry,
  given,
  intent,
  intentCreated,
  phrase,
} from '../../../test/support/agent-stories.ts';
import type { Intent } from '../agent.ts';
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
    undoing(start, [token]).refuses('undo_refused');
    undoing([], [created()]).refuses('undo_refused');
  });
});
