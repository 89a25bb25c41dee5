import type { Agents } from '../authoring/agents.ts';
import { ParleyError } from '../kernel/errors.ts';
import { CLOCK_JUMP_MS_MAX, DOUBTED_SWEEPS_MAX } from '../kernel/limits/privacy.ts';
import type { SnapshotStore } from '../kernel/snapshot-store.ts';
import type { Outside } from '../outside/outside.ts';
import type { SweepOrder } from './erasure-desk.ts';
import { limitsAnySession } from './retention-scan.ts';

/** The clock is ahead of the last check by more than the pause between checks explains. */
export type ClockJump = { readonly lastCheckAt: string; readonly now: string };

type SweepClock = {
  /** Undefined if the clock can be trusted. Doubts end after some checks. */
  readonly check: () => Promise<ClockJump | undefined>;
  /** The same, without counting. */
  readonly jump: () => Promise<ClockJump | undefined>;
  /** An administrator swept, so the clock is right. */
  readonly confirm: () => Promise<void>;
};

type Ports = {
  readonly snapshots: Pick<SnapshotStore, 'load' | 'save'>;
  readonly outside: Pick<Outside, 'now'>;
};

/** The last time that was trusted, and the checks since then that doubted the clock. */
type Mark = { readonly trustedAt: string; readonly doubts: number };

/** No stream has a name that begins so. */
const NAME = 'erasure:sweep-clock';
const VERSION = 1;

/**
 * Notices a clock that jumped ahead, which would make every session look expired. A server that was switched
 * off looks alike, so the doubt ends by itself after DOUBTED_SWEEPS_MAX checks. They are counted, because
 * the clock that could measure the time is the one in doubt.
 */
const sweepClock = ({ snapshots, outside }: Ports): SweepClock => {
  // The first check follows the start at once: counted, a server that restarts often would end the doubt.
  let isCounted = false;

  const markBefore = async (now: string): Promise<Mark> => {
    const snapshot = await snapshots.load(NAME);
    // Written by `save`.
    return snapshot?.version === VERSION ? (snapshot.state as Mark) : { trustedAt: now, doubts: 0 };
  };
  const save = (mark: Mark) => snapshots.save(NAME, { revision: 0, version: VERSION, state: mark });

  const isAhead = (now: string, trustedAt: string): boolean =>
    Date.parse(now) - Date.parse(trustedAt) > CLOCK_JUMP_MS_MAX;

  return {
    confirm: () => save({ trustedAt: outside.now(), doubts: 0 }),
    jump: async () => {
      const now = outside.now();
      const { trustedAt } = await markBefore(now);
      return isAhead(now, trustedAt) ? { lastCheckAt: trustedAt, now } : undefined;
    },
    check: async () => {
      const now = outside.now();
      const { trustedAt, doubts: earlierDoubts } = await markBefore(now);
      const doubts = earlierDoubts + (isCounted ? 1 : 0);
      isCounted = true;
      const isDoubted = isAhead(now, trustedAt) && doubts < DOUBTED_SWEEPS_MAX;
      await save(isDoubted ? { trustedAt, doubts } : { trustedAt: now, doubts: 0 });
      return isDoubted ? { lastCheckAt: trustedAt, now } : undefined;
    },
  };
};

type SweepPorts<Result> = Ports & {
  readonly agents: Pick<Agents, 'list'>;
  readonly sweep: (order: SweepOrder) => Promise<Result>;
  /** The server does not erase by itself, because its clock seems to have jumped. */
  readonly onSweepWaits: (jump: ClockJump) => void;
};

/** A sweep by request. `trustsClock`: the requester says that the clock is right. */
export type RequestedSweep = SweepOrder & { readonly trustsClock: boolean };

/** Sweeps wait while the clock is in doubt, because an erasure cannot be undone. */
export const guardedSweeps = <Result>({ agents, sweep, onSweepWaits, ...ports }: SweepPorts<Result>) => {
  const clock = sweepClock(ports);
  return {
    own: async (): Promise<void> => {
      const jump = await clock.check();
      // Sessions outlive their agent, and so does its retention period.
      if (!limitsAnySession([...agents.list(), ...agents.list('deleted')])) return;
      if (jump === undefined) await sweep({ dryRun: false, actor: 'system' });
      else onSweepWaits(jump);
    },
    /** @throws clock_ahead; a dry run shows what such a clock would erase */
    requested: async ({ trustsClock, ...order }: RequestedSweep): Promise<Result> => {
      const jump = trustsClock || order.dryRun ? undefined : await clock.jump();
      if (jump !== undefined) throw new ParleyError('clock_ahead', jump);
      const erasures = await sweep(order);
      if (!order.dryRun) await clock.confirm();
      return erasures;
    },
  };
};
