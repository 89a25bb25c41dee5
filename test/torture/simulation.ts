import assert from 'node:assert/strict';
import { isParleyError } from '../../src/kernel/errors.ts';
import type { EventStore } from '../../src/kernel/event-store.ts';
import type { WebhookOutcome } from '../../src/session/commands.ts';
import { contextsAt } from '../../src/session/conditions.ts';
import { type SessionEvent, sessionCatalogue } from '../../src/session/events.ts';
import type { TurnReply } from '../../src/session/reply.ts';
import { sessionStream } from '../../src/session/session-stream.ts';
import { memoryEventStore } from '../../src/store/memory/memory-event-store.ts';
import { memorySnapshotStore } from '../../src/store/memory/memory-snapshot-store.ts';
import type { SessionDesk } from '../../src/turn/session-operations.ts';
import type { WebhookCall } from '../../src/webhook/webhook.ts';
import { desksOf } from '../support/one-agent-desk.ts';
import { type Simulation, simulation } from '../support/simulation.ts';
import { collect } from '../support/store-events.ts';
import { aRequest, testOutside } from '../support/test-desks.ts';
import { accountOf, requireAcknowledged } from './account.ts';
import { type Attack, below, type Figures, oneOf } from './attack.ts';
import { type FaultCounts, type FaultRates, faultyStore } from './faulty-store.ts';
import { simulatedAgent, simulatedAnswers, simulatedTexts } from './simulated-agent.ts';

const WEBHOOK_TIMEOUT_MS = 500;
/** Requests of a client that has got no answer for so long are a hang, not bad luck. */
const CLOCK_JUMP_MS_MAX = 2 * 60 * 60_000;

/** The plan of a round, drawn from its seed. */
const planOf = (random: () => number) => {
  const rate = (most: number) => (random() < 0.5 ? 0 : random() * most);
  const rates: FaultRates = {
    failsBefore: rate(0.2),
    isBusy: rate(0.1),
    repeats: rate(0.3),
    losesAnswer: rate(0.2),
    breaksReading: rate(0.1),
  };
  const isLong = random() < 0.1;
  return {
    rates,
    latencyMsMax: 1 + below(random, 40),
    nodes: 1 + below(random, 3),
    sessions: isLong ? 1 : 1 + below(random, 3),
    clients: 1 + below(random, 4),
    turns: isLong ? 60 : 4 + below(random, 10),
    dies: rate(0.03),
    jumps: rate(0.05),
  };
};

type Node = { readonly desk: SessionDesk; readonly died: Promise<'died'> };
type Counts = FaultCounts &
  Record<'turns' | 'acknowledged' | 'refused' | 'crashes' | 'clockJumps' | 'calls', number>;

const deskOf = desksOf(simulatedAgent);

/** The codes with which a turn may fail when its store does, or when others write to its session. */
const allowed = ['store_unavailable', 'store_busy', 'wrong_expected_revision', 'no_webhook_pending'] as const;

const isAllowed = (error: unknown): boolean => allowed.some((code) => isParleyError(error, code));

class World {
  readonly store: EventStore = memoryEventStore();
  readonly counts: Counts = {
    turns: 0,
    acknowledged: 0,
    refused: 0,
    crashes: 0,
    clockJumps: 0,
    calls: 0,
    failsBefore: 0,
    isBusy: 0,
    repeats: 0,
    losesAnswer: 0,
    breaksReading: 0,
  };
  readonly acknowledged = new Map<string, TurnReply[]>();
  private readonly time: Simulation;
  private readonly plan: ReturnType<typeof planOf>;
  private readonly snapshots = memorySnapshotStore();
  private readonly outside;
  private readonly called = new Set<string>();
  private readonly nodes: Node[] = [];
  private skewMs = 0;

  constructor(seed: number) {
    this.time = simulation(seed);
    this.plan = planOf(this.time.random);
    const { random, sleep } = this.time;
    this.outside = { ...testOutside(), now: () => this.now(), random, sleep };
  }

  /** The wall clock, which may jump; waiting is not affected, as with a real clock. */
  private now(): string {
    return new Date(Date.parse(this.time.now()) + this.skewMs).toISOString();
  }

  private newNode(): Node {
    const { rates, latencyMsMax, dies, jumps } = this.plan;
    const { random, sleep } = this.time;
    let isAlive = true;
    let die = (_: 'died'): void => undefined;
    const died = new Promise<'died'>((resolve) => {
      die = resolve;
    });
    const step = async (): Promise<void> => {
      if (isAlive && random() < dies) {
        isAlive = false;
        this.counts.crashes += 1;
        die('died');
      }
      if (!isAlive) await new Promise(() => undefined);
      if (random() < jumps) {
        this.skewMs = (random() - 0.5) * CLOCK_JUMP_MS_MAX;
        this.counts.clockJumps += 1;
      }
    };
    const faults = { random, sleep, rates, latencyMsMax, step, counts: this.counts };
    const desk = deskOf({
      outside: this.outside,
      store: faultyStore(this.store, faults),
      snapshots: this.snapshots,
      webhookTimeoutMs: WEBHOOK_TIMEOUT_MS,
      callWebhook: async (call) => {
        await this.requireFirst(call);
        await step();
        await this.time.aWhile(WEBHOOK_TIMEOUT_MS);
        await step();
        return this.answer();
      },
    });
    return { desk, died };
  }

  /** @throws when the call was made before, or is not durable yet. */
  private async requireFirst({ callId }: WebhookCall): Promise<void> {
    this.counts.calls += 1;
    assert.ok(!this.called.has(callId), 'a webhook is called twice for one call id');
    this.called.add(callId);
    const recorded = await collect(this.store.readAll({ category: 'session' }));
    const isDurable = recorded.some((one) => {
      const event: SessionEvent = sessionCatalogue.read(one);
      return event.type === 'WebhookRequested' && event.data.callId === callId;
    });
    assert.ok(isDurable, 'a webhook is called before its request is recorded');
  }

  private answer(): WebhookOutcome {
    const { random } = this.time;
    if (random() < 0.2) return { failure: 'unreachable', details: 'Webhook is unavailable.', elapsedMs: 1 };
    return { status: 200, body: oneOf(random, simulatedAnswers), elapsedMs: 1 };
  }

  private async talk(): Promise<void> {
    const { random } = this.time;
    const { turns, sessions } = this.plan;
    for (let turn = 0; turn < turns; turn += 1) {
      await this.time.aWhile(100);
      const index = below(random, this.nodes.length);
      const node = this.nodes[index];
      if (node === undefined) throw new TypeError('there is no node');
      const sessionId = `s${below(random, sessions)}`;
      const request = aRequest(simulatedAgent.id, sessionId, {
        ask: { text: oneOf(random, simulatedTexts) },
      });
      this.counts.turns += 1;
      const reply = await Promise.race([node.died, node.desk.runTurn(request)]).catch((error: unknown) => {
        if (!isAllowed(error)) throw error;
        return 'refused' as const;
      });
      if (reply === 'died') {
        if (this.nodes[index] === node) this.nodes[index] = this.newNode();
      } else if (reply === 'refused') {
        this.counts.refused += 1;
      } else {
        this.counts.acknowledged += 1;
        this.acknowledged.set(sessionId, [...(this.acknowledged.get(sessionId) ?? []), reply]);
      }
    }
  }

  async play(): Promise<void> {
    const { nodes, clients } = this.plan;
    for (let node = 0; node < nodes; node += 1) this.nodes.push(this.newNode());
    await this.time.until(Promise.all(Array.from({ length: clients }, () => this.talk())));
  }

  /** A server that starts after all that, without faults, knows what replay knows. */
  async requireRecorded(): Promise<number> {
    const desk = deskOf({ outside: this.outside, store: this.store, snapshots: this.snapshots });
    let events = 0;
    for (let index = 0; index < this.plan.sessions; index += 1) {
      const sessionId = `s${index}`;
      const key = { agentId: simulatedAgent.id, sessionId };
      const stream = sessionStream(key.agentId, sessionId);
      const recorded = await collect(this.store.readStream(stream));
      const account = accountOf(sessionId, recorded);
      requireAcknowledged(account, this.acknowledged.get(sessionId) ?? []);
      const contexts = await this.time.until(desk.contexts(key));
      assert.deepEqual(contexts, contextsAt(account.state, this.now()), 'a new server knows other contexts');
      events += account.events;
    }
    return events;
  }
}

const round = async (seed: number): Promise<Figures> => {
  const world = new World(seed);
  await world.play();
  const events = await world.requireRecorded();
  return { ...world.counts, events };
};

/** As TigerBeetle's VOPR does it: servers, clients and their store in one process, on a simulated clock. */
export const simulationAttack: Attack = {
  name: 'simulation',
  summary: 'servers over a store that fails, repeats and loses answers; crashes; clock jumps',
  weight: 3,
  open: async () => ({ round: ({ seed }) => round(seed), close: async () => undefined }),
};
