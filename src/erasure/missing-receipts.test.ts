import { EventEmitter, once } from 'node:events';
import { expect, it } from 'vitest';
import { testOutside } from '../../test/support/test-desks.ts';
import type { RecordedEvent } from '../kernel/event.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { ERASURE_CATEGORY, erasureCatalogue } from '../privacy/erasure.ts';
import { sandboxStream, sessionStream } from '../session/session-stream.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import { memorySnapshotStore } from '../store/memory/memory-snapshot-store.ts';
import { type ErasureOrder, erasureDesk } from './erasure-desk.ts';
import { erasurePlans } from './erasure-plans.ts';
import { writeMissingReceipts } from './missing-receipts.ts';

const AGENT = 'a'.repeat(32);
const order: ErasureOrder = { dryRun: false, actor: 'developer', tokenId: 'token-1' };
const hash = (text: string) => `hash of ${text}`;
const one = sessionStream(AGENT, 'one');

type Step = 'delete' | 'append' | 'forget the plan' | 'none';

const open = async () => {
  const log = memoryEventStore();
  const snapshots = memorySnapshotStore();
  const outside = testOutside();
  const running = new Set<number>();
  const plansOf = (pid: number, drop = snapshots.drop) =>
    erasurePlans({
      snapshots: { ...snapshots, drop },
      seal: (text) => Buffer.from(text).toString('base64'),
      open: (text) => Buffer.from(text, 'base64').toString(),
      self: { host: 'here', pid },
      isRunning: (other) => running.has(other.pid),
    });
  const said = { type: 'Said', data: {}, metadata: { schemaVersion: 1, occurredAt: '', correlationId: '' } };
  for (const stream of [one, sandboxStream(AGENT, 'one~1')])
    await log.append(stream, [{ ...said, id: outside.id() }], 'no-stream');
  /** Erases the session in a process that is killed at a step: the step never ends. */
  const eraseUntil = async (killed: Step): Promise<void> => {
    const reached = new EventEmitter();
    const end = once(reached, 'killed');
    const unless = <Work extends (...input: never[]) => Promise<unknown>>(step: Step, work: Work): Work =>
      (step !== killed
        ? work
        : () => {
            reached.emit('killed');
            return new Promise(() => undefined);
          }) as Work;
    const store: EventStore = {
      ...log,
      delete: unless('delete', log.delete),
      append: unless('append', log.append),
    };
    const desk = erasureDesk({
      store,
      recordedStore: store,
      agents: { list: () => [], requireKnown: () => undefined },
      sessions: { erase: (_, work) => work(), forget: async () => undefined },
      outside,
      hash,
      plans: plansOf(1, unless('forget the plan', snapshots.drop)),
      follow: async () => undefined,
      deleteSandbox: async () => undefined,
      endForks: async () => undefined,
    });
    await Promise.race([desk.erase(AGENT, { session: 'one' }, order), end]);
  };
  const receipts = async () => {
    const events: RecordedEvent[] = [];
    for await (const event of log.readAll({ category: ERASURE_CATEGORY })) events.push(event);
    return events;
  };
  const plans = async () => {
    const names: string[] = [];
    for await (const name of snapshots.streams()) names.push(name);
    return names;
  };
  const restart = () => writeMissingReceipts({ store: log, plans: plansOf(2), hash });
  return { log, eraseUntil, receipts, plans, restart, running };
};

it('after a kill between the deletion and its receipt, the next start writes the receipt, once', async () => {
  const { eraseUntil, receipts, plans, restart } = await open();
  await eraseUntil('append');
  expect(await receipts()).toEqual([]);
  await restart();
  await restart();
  const [receipt, ...others] = await receipts();
  expect(others).toEqual([]);
  expect(await plans()).toEqual([]);
  expect(receipt).toMatchObject({ metadata: { actor: 'developer', tokenId: 'token-1' } });
  expect(receipt && erasureCatalogue.read(receipt).data).toMatchObject({
    agentId: AGENT,
    reason: 'session',
    mode: 'deleted',
    criterion: hash('{"session":"one"}'),
    sessions: [hash(one)],
    events: 1,
  });
});

it('after a kill before the deletion, the session is there, and no receipt', async () => {
  const { eraseUntil, log, receipts, plans, restart } = await open();
  await eraseUntil('delete');
  expect(await plans()).toHaveLength(1);
  await restart();
  expect(await log.isDeleted(one)).toBe(false);
  expect([await receipts(), await plans()]).toEqual([[], []]);
});

it('after a kill just after the receipt, it is not written again', async () => {
  const { eraseUntil, receipts, plans, restart } = await open();
  await eraseUntil('forget the plan');
  await restart();
  expect([(await receipts()).length, await plans()]).toEqual([1, []]);
});

it('a start leaves the plan of a process that still runs', async () => {
  const { eraseUntil, receipts, plans, restart, running } = await open();
  await eraseUntil('append');
  running.add(1);
  await restart();
  expect([(await receipts()).length, (await plans()).length]).toEqual([0, 1]);
});

it('an erasure that ends leaves no plan', async () => {
  const { eraseUntil, receipts, plans } = await open();
  await eraseUntil('none');
  expect([(await receipts()).length, await plans()]).toEqual([1, []]);
});
