import assert from 'node:assert/strict';
import { setImmediate } from 'node:timers/promises';
import { erasedLeaves } from '../../src/audit/erased-leaves.ts';
import { type Notary, startNotary } from '../../src/audit/notary.ts';
import { signingKey } from '../../src/audit/signing-key.ts';
import { streamDigest } from '../../src/audit/stream-digest.ts';
import { verifyRecord } from '../../src/audit/verify.ts';
import { type ErasureDesk, erasureDesk } from '../../src/erasure/erasure-desk.ts';
import { erasurePlans } from '../../src/erasure/erasure-plans.ts';
import { writeMissingReceipts } from '../../src/erasure/missing-receipts.ts';
import { isParleyError } from '../../src/kernel/errors.ts';
import type { RecordedEvent } from '../../src/kernel/event.ts';
import type { EventStore } from '../../src/kernel/event-store.ts';
import { erasureStream } from '../../src/privacy/erasure.ts';
import { sessionStream } from '../../src/session/session-stream.ts';
import { memoryEventStore } from '../../src/store/memory/memory-event-store.ts';
import { memorySnapshotStore } from '../../src/store/memory/memory-snapshot-store.ts';
import { renewingEventStore } from '../../src/store/renewing/renewing-event-store.ts';
import { alteredStore } from '../support/altered-store.ts';
import { receiptOf, verified } from '../support/audit-world.ts';
import { type Simulation, simulation } from '../support/simulation.ts';
import { collect, someEvent } from '../support/store-events.ts';
import { testOutside } from '../support/test-desks.ts';
import { type Attack, below, type Figures, oneOf } from './attack.ts';
import { simulatedAgent } from './simulated-agent.ts';

const SECRET_KEY = Buffer.alloc(32, 7);
const AGENT = simulatedAgent.id;
const ORDER = { dryRun: false, actor: 'admin' } as const;
const base = { signerOf: signingKey(SECRET_KEY), digest: streamDigest(SECRET_KEY) };
const hash = base.digest;

/** Checkpoints that a round compares its last record with. */
const KEPT_NOTES = 2;

/** Other servers may be faster for as long as an append is retried. */
const isAllowed = (error: unknown): boolean => isParleyError(error, 'wrong_expected_revision');

const planOf = (random: () => number) => ({
  latencyMsMax: 1 + below(random, 40),
  nodes: 2 + below(random, 2),
  sessions: 2 + below(random, 6),
  clients: 1 + below(random, 4),
  turns: 10 + below(random, 30),
  erasures: 2 + below(random, 8),
  verifications: 2 + below(random, 5),
  dies: random() < 0.5 ? 0 : random() * 0.01,
});

type ErasedLeaves = ReturnType<typeof erasedLeaves>;

type Server = {
  readonly store: EventStore;
  readonly notary: Notary;
  readonly erasures: ErasureDesk;
  readonly verify: (note?: string) => ReturnType<typeof verified>;
  readonly died: Promise<'died'>;
};

class World {
  readonly store: EventStore = memoryEventStore();
  readonly counts = { turns: 0, erasures: 0, verifications: 0, unfinished: 0, crashes: 0, refused: 0 };
  private readonly time: Simulation;
  private readonly plan: ReturnType<typeof planOf>;
  private readonly outside;
  private readonly snapshots = memorySnapshotStore();
  private readonly running = new Set<number>();
  private readonly servers: Server[] = [];
  private readonly notes: string[] = [];
  private readonly announcedStreams = new Set<string>();
  private starts = 0;

  constructor(seed: number) {
    this.time = simulation(seed);
    this.plan = planOf(this.time.random);
    const { now, random, sleep } = this.time;
    this.outside = { ...testOutside(), now, random, sleep };
  }

  /** @param dies how likely the server dies at each of its requests to the store */
  private async start(dies = this.plan.dies): Promise<Server> {
    const { random } = this.time;
    this.starts += 1;
    const pid = this.starts;
    this.running.add(pid);
    let die = (_: 'died'): void => undefined;
    const died = new Promise<'died'>((resolve) => {
      die = resolve;
    });
    const step = async (): Promise<void> => {
      await this.time.aWhile(this.plan.latencyMsMax);
      if (this.running.has(pid) && random() < dies) {
        this.running.delete(pid);
        this.counts.crashes += 1;
        die('died');
      }
      // A server that died gets no more answers.
      if (!this.running.has(pid)) await new Promise(() => undefined);
    };
    const store = distantStore(this.store, step);
    const outside = this.outside;
    const notary = startNotary({ ...base, store, outside, onFailure: requireAllowed });
    const ports = { ...base, store, outside, notary, breathe: () => setImmediate() };
    const plans = erasurePlans({
      snapshots: this.snapshots,
      seal: (text) => text,
      open: (text) => text,
      self: { host: 'one', pid },
      isRunning: (other) => this.running.has(other.pid),
    });
    const leaves = this.noting(erasedLeaves(ports));
    const missingReceipts = writeMissingReceipts({ store, hash, leaves, plans });
    await Promise.race([missingReceipts, died]);
    const sessionStore = renewingEventStore(store, ['session']);
    const erasures = erasureDesk({
      store: sessionStore,
      recordedStore: store,
      agents: { list: () => [simulatedAgent], requireKnown: () => undefined },
      sessions: { erase: (_, work) => work(), forget: async () => undefined },
      outside,
      hash,
      leaves,
      plans,
      follow: async () => undefined,
      deleteSandbox: async () => undefined,
      endForks: async () => undefined,
    });
    const verify = async (note?: string) => verified(await verifyRecord(ports, note));
    return { store: sessionStore, notary, erasures, verify, died };
  }

  private noting({ announce, ...others }: ErasedLeaves): ErasedLeaves {
    return {
      ...others,
      announce: (streams) => {
        for (const stream of streams) this.announcedStreams.add(stream);
        return announce(streams);
      },
    };
  }

  private async restarted(index: number): Promise<void> {
    const dead = this.servers[index];
    const server = await this.start();
    if (this.servers[index] === dead) this.servers[index] = server;
  }

  /** Does a work with one of the servers; one that dies is started again. */
  private async at<Result>(work: (server: Server) => Promise<Result>): Promise<Result | undefined> {
    const index = below(this.time.random, this.servers.length);
    const server = this.servers[index];
    if (server === undefined) throw new TypeError('there is no server');
    try {
      const outcome = await Promise.race([server.died, work(server)]);
      if (outcome !== 'died') return outcome;
      await this.restarted(index);
    } catch (error) {
      requireAllowed(error);
      this.counts.refused += 1;
    }
    return undefined;
  }

  private session(): string {
    return `s${below(this.time.random, this.plan.sessions)}`;
  }

  private async talk(): Promise<void> {
    for (let turn = 0; turn < this.plan.turns; turn += 1) {
      await this.time.aWhile(200);
      const stream = sessionStream(AGENT, this.session());
      await this.at(({ store }) => store.append(stream, [someEvent({ turn }, this.outside.id())], 'any'));
      this.counts.turns += 1;
    }
  }

  private async erase(): Promise<void> {
    for (let erasure = 0; erasure < this.plan.erasures; erasure += 1) {
      await this.time.aWhile(1_500);
      const session = this.session();
      await this.at(({ erasures }) => erasures.erase(AGENT, { session }, ORDER));
      this.counts.erasures += 1;
    }
  }

  private async verify(): Promise<void> {
    for (let verification = 0; verification < this.plan.verifications; verification += 1) {
      await this.time.aWhile(1_500);
      const note = this.time.random() < 0.5 ? this.notes.at(-1) : undefined;
      const outcome = await this.at(({ verify }) => verify(note));
      if (outcome === undefined) continue;
      const { findings, report } = outcome;
      assert.deepEqual(findings, [], 'a record that nobody changed is called changed');
      this.counts.verifications += 1;
      this.counts.unfinished += report.unfinished === 0 ? 0 : 1;
      this.notes.push(report.checkpoint);
    }
  }

  async play(): Promise<void> {
    const { nodes, clients } = this.plan;
    const work = async () => {
      for (let node = 0; node < nodes; node += 1) this.servers.push(await this.start());
      await Promise.all([
        ...Array.from({ length: clients }, () => this.talk()),
        ...Array.from({ length: nodes }, () => this.erase()),
        ...Array.from({ length: nodes }, () => this.verify()),
      ]);
    };
    await this.time.until(work());
  }

  /** A server that starts after all others ended verifies the record, and then finds a forged event. */
  async requireVerified(): Promise<void> {
    this.running.clear();
    const { report, findings } = await this.time.until(this.start(0).then(({ verify }) => verify()));
    assert.deepEqual(findings, [], 'a record that nobody changed is called changed');
    assert.equal(report.unfinished, 0, 'an erasure has no receipt after a restart');
    for (const note of this.notes.slice(0, KEPT_NOTES)) {
      const since = await this.time.until(this.start(0).then(({ verify }) => verify(note)));
      assert.deepEqual(since.findings, [], 'the record does not continue its own checkpoint');
    }
    await this.requireFound();
  }

  private async requireFound(): Promise<void> {
    const { random } = this.time;
    const events = await collect(this.store.readAll({ category: 'session' }));
    if (events.length === 0) return;
    const victim = oneOf(random, events);
    // A deletion with a receipt is valid if its server announced it, so it is not a forgery.
    const isAnnounced = this.announcedStreams.has(victim.stream);
    const forged = oneOf(
      random,
      isAnnounced ? [changeEvent, removeEvent] : [changeEvent, removeEvent, deletedWithReceipt],
    );
    const store = await forged(this.store, victim);
    const { findings } = await this.time.until(verifiedIn(store, this.outside));
    assert.ok(
      findings.length > 0,
      `the verification missed a forged event of ${victim.stream}: ${forged.name}`,
    );
  }
}

const requireAllowed = (error: unknown): void => {
  if (!isAllowed(error)) throw error;
};

const verifiedIn = async (store: EventStore, outside: World['outside']) => {
  const notary = startNotary({ ...base, store, outside, onFailure: requireAllowed });
  const ports = { ...base, store, outside, notary, breathe: () => setImmediate() };
  return verified(await verifyRecord(ports));
};

type Forge = (store: EventStore, victim: RecordedEvent) => Promise<EventStore>;

const isSame = (one: RecordedEvent, other: RecordedEvent): boolean => one.position === other.position;

const changeEvent: Forge = async (store, victim) =>
  alteredStore(store, (event) => (isSame(event, victim) ? { ...event, data: { turn: -1 } } : event));

const removeEvent: Forge = async (store, victim) =>
  alteredStore(store, (event) => (isSame(event, victim) ? undefined : event));

const deletedWithReceipt: Forge = async (store, { stream }) => {
  await store.delete(stream);
  const every = [0, (await store.newestPosition()) + 1];
  await store.append(erasureStream(AGENT), [receiptOf(every)], 'any');
  return store;
};

/** Everything that a store does takes time, and others may do something in between. */
const distantStore = (store: EventStore, step: () => Promise<void>): EventStore => {
  const afterStep =
    <Words extends readonly unknown[], Result>(act: (...words: Words) => Promise<Result>) =>
    async (...words: Words): Promise<Result> => {
      await step();
      const outcome = await act(...words).catch((error: unknown) => ({ error }));
      await step();
      if (typeof outcome === 'object' && outcome !== null && 'error' in outcome) throw outcome.error;
      return outcome as Result;
    };
  /** Some events at a time, as stores read. */
  async function* inPages<Item>(events: AsyncIterable<Item>): AsyncGenerator<Item> {
    await step();
    let count = 0;
    for await (const event of events) {
      yield event;
      count += 1;
      if (count % EVENTS_PER_PAGE === 0) await step();
    }
  }
  const { readUnread: _, readBytes: __, subscribeUnread: ___, ...plain } = store;
  return {
    ...plain,
    append: afterStep(store.append),
    delete: afterStep(store.delete),
    isDeleted: afterStep(store.isDeleted),
    newestPosition: afterStep(store.newestPosition),
    readStream: (stream, options) => inPages(store.readStream(stream, options)),
    readAll: (options) => inPages(store.readAll(options)),
  };
};

const EVENTS_PER_PAGE = 8;

const round = async (seed: number): Promise<Figures> => {
  const world = new World(seed);
  await world.play();
  await world.requireVerified();
  return world.counts;
};

/** Servers over one store, which record turns, erase sessions and verify the record at the same time. */
export const recordAttack: Attack = {
  name: 'record',
  summary: 'turns, erasures, checkpoints and verifications by several servers at once, and forged events',
  weight: 1,
  open: async () => ({ round: ({ seed }) => round(seed), close: async () => undefined }),
};
