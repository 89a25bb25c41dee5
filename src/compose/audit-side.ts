import { setImmediate } from 'node:timers/promises';
import type { Logger } from 'pino';
import { auditDesk } from '../audit/audit-desk.ts';
import { erasedLeaves } from '../audit/erased-leaves.ts';
import { startNotary } from '../audit/notary.ts';
import { saltedEventStore } from '../audit/salted-event-store.ts';
import { signingKey } from '../audit/signing-key.ts';
import { streamDigest } from '../audit/stream-digest.ts';
import type { Operation } from '../http/operation.ts';
import { auditOperations } from '../http/routes/admin/audit.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { AUDIT_WARNING_EVERY_MS } from '../kernel/limits/audit.ts';
import type { SnapshotStore } from '../kernel/snapshot-store.ts';
import { backgroundOutside } from '../outside/outside.ts';
import { newSalt } from '../outside/salts.ts';
import type { PastDesk } from '../replay/past-desk.ts';
import type { ServerConfig } from '../settings/config.ts';

type Ports = {
  /** As events are recorded. */
  readonly store: EventStore;
  readonly snapshots: SnapshotStore;
  readonly secretKey: Uint8Array;
  readonly logger: Logger;
};

/** The verifiable record of a server. */
export const auditSide = (
  config: Pick<ServerConfig, 'seal'>,
  { store, snapshots, secretKey, logger }: Ports,
) => {
  const digest = streamDigest(secretKey);
  const signerOf = signingKey(secretKey);
  const outside = backgroundOutside;
  const notary = startNotary({ store, outside, signerOf, digest, onFailure: warningOf(logger) });
  const ports = { store, notary, signerOf, digest, breathe: () => setImmediate() };
  return {
    /** Sealed fields need no salt, because a ciphertext cannot be guessed. */
    salted: {
      snapshots,
      store: config.seal ? store : saltedEventStore(store, { category: 'session', newSalt }),
    },
    leaves: erasedLeaves(ports),
    /** @param openedStore the store with sealed fields opened. */
    operations: (openedStore: EventStore, past: Pick<PastDesk, 'stream'>): readonly Operation[] =>
      auditOperations(auditDesk({ ...ports, outside, openedStore, streamOf: past.stream })),
    close: notary.stop,
  };
};

/** If the store is away, the notary fails every second; the log reports that elsewhere. */
const warningOf = (logger: Logger) => {
  let warnedAtMs = Number.NEGATIVE_INFINITY;
  return (err: unknown): void => {
    const nowMs = performance.now();
    if (nowMs - warnedAtMs < AUDIT_WARNING_EVERY_MS) return;
    warnedAtMs = nowMs;
    logger.error({ err }, 'the verifiable record could not be continued; the server retries');
  };
};
