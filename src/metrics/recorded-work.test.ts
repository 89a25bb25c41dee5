import { describe, expect, it } from 'vitest';
import { ParleyError } from '../kernel/errors.ts';
import type { NewEvent } from '../kernel/event.ts';
import { AGENTS_METERED_MAX, ENVIRONMENTS_METERED_MAX } from '../kernel/limits/process.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import type { Family } from './families.ts';
import { recordedWork } from './recorded-work.ts';

let ids = 0;
const event = (type: string, data: NewEvent['data'] = {}): NewEvent => ({
  id: `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`,
  type,
  data,
  metadata: { schemaVersion: 1, occurredAt: '2026-03-02T12:00:00.000Z', correlationId: 'r1' },
});
const query = () => event('QueryReceived', { text: 'hi' });
const matched = (matchedBy = 'learned', understoodInUs = 120) =>
  event('IntentMatched', { matchedBy, understoodInUs });

const open = () => {
  let nowMs = 0;
  const work = recordedWork(() => nowMs++);
  const store = work.measure(memoryEventStore());
  return { store, samples: (name: string) => samplesOf(work.families, name) };
};

/** Labels and values of one family; of a histogram only its count. */
const samplesOf = async (families: readonly Family[], name: string) => {
  const samples = (await families.find((one) => one.name === name)?.samples()) ?? [];
  return samples
    .filter(({ metricName = name }) => !/_(bucket|sum)$/.test(metricName))
    .map(({ labels, value }) => [...Object.values(labels), value]);
};

describe('recorded events', () => {
  it('count a turn by its agent and its match', async () => {
    const { store, samples } = open();
    await store.append('session-a1-s1', [query(), matched(), event('ReplySent')], 'no-stream');
    await store.append('session-a1-s2', [query(), event('NothingMatched', { understoodInUs: 80 })], 'any');
    await store.append('session-a2-s1', [event('TriggerReceived'), matched('trigger', 0)], 'any');
    expect(await samples('parley_turns_total')).toEqual([
      ['a1', 'learned', '', 1],
      ['a1', 'none', '', 1],
      ['a2', 'trigger', '', 1],
    ]);
    expect(await samples('parley_understanding_duration_seconds')).toEqual([[2]]);
    expect(await samples('parley_store_append_events')).toEqual([[3]]);
  });

  it('count a follow-up of a webhook as its call, not as a turn', async () => {
    const { store, samples } = open();
    await store.append('session-a1-s1', [query(), matched(), event('WebhookRequested')], 'any');
    const replied = event('WebhookReplied', { elapsedMs: 30 });
    await store.append('session-a1-s1', [replied, event('FollowupTriggered'), matched('trigger', 0)], 'any');
    await store.append(
      'session-a1-s1',
      [event('WebhookFailed', { elapsedMs: 5_000, reason: 'timeout' })],
      'any',
    );
    expect(await samples('parley_turns_total')).toEqual([['a1', 'learned', '', 1]]);
    expect(await samples('parley_webhook_call_duration_seconds')).toEqual([
      ['replied', 1],
      ['timeout', 1],
    ]);
  });

  it('do not count sandboxes or agents as turns', async () => {
    const { store, samples } = open();
    await store.append('sandbox-a1-s1', [query(), matched()], 'any');
    await store.append('agent-a1', [event('IntentSaved')], 'any');
    expect(await samples('parley_turns_total')).toEqual([]);
    expect(await samples('parley_store_append_events')).toEqual([[2]]);
  });

  it('count agents beyond the limit together', async () => {
    const { store, samples } = open();
    for (let agent = 0; agent < AGENTS_METERED_MAX + 2; agent += 1) {
      await store.append(`session-a${agent}-s1`, [query(), matched()], 'any');
    }
    const turns = await samples('parley_turns_total');
    expect(turns).toHaveLength(AGENTS_METERED_MAX + 1);
    expect(turns.at(-1)).toEqual(['other', 'learned', '', 2]);
  });

  it('count turns by environment, those beyond the limit together', async () => {
    const { store, samples } = open();
    for (let at = 0; at < ENVIRONMENTS_METERED_MAX + 2; at += 1) {
      const { metadata, ...answered } = matched();
      const there = { ...answered, metadata: { ...metadata, environment: `staging-${at}` } };
      await store.append(`session-a1-s${at}`, [query(), there], 'any');
    }
    const turns = await samples('parley_turns_total');
    expect(turns).toHaveLength(ENVIRONMENTS_METERED_MAX + 1);
    expect(turns[0]).toEqual(['a1', 'learned', 'staging-0', 1]);
    expect(turns.at(-1)).toEqual(['a1', 'learned', 'other', 2]);
  });

  it('do not count if the append was refused', async () => {
    const { store, samples } = open();
    await expect(store.append('session-a1-s1', [query(), matched()], 7)).rejects.toThrow(ParleyError);
    expect(await samples('parley_turns_total')).toEqual([]);
    expect(await samples('parley_store_append_duration_seconds')).toEqual([['wrong_expected_revision', 1]]);
  });
});
