import type { EventStoreDBClient } from '@eventstore/db-client';
import type { OperationsClient } from '@eventstore/db-client/generated/operations_grpc_pb.js';
import type { ScavengeResp } from '@eventstore/db-client/generated/operations_pb.js';
import { ParleyError } from '../../kernel/errors.ts';
import { ESDB_SCAVENGE_MS_MAX } from '../../kernel/limits/eventstoredb.ts';
import type { Scavenge } from '../../kernel/scavenger.ts';
import { connect } from './connection/connection.ts';
import { within } from './connection/time-limit.ts';
import { unavailable, unavailableFor } from './wire/client-errors.ts';
import { internalsOf } from './wire/client-internals.ts';

type Sent = Parameters<OperationsClient['startScavenge']>;

/**
 * Starts a scavenge of the connected node, with the credentials of the connection string. It processes only
 * complete chunks, so recently deleted events stay until their chunk is full.
 * @throws scavenge_refused, store_unavailable
 */
export const startScavenge = async (connectionString: string): Promise<Scavenge> => {
  const connection = await connect(connectionString);
  try {
    const answer = await within(ESDB_SCAVENGE_MS_MAX, call(connection.reads()));
    // In the order of the protocol.
    const state = (['started', 'in_progress', 'stopped'] as const)[answer.getScavengeResult()];
    if (state === undefined) throw unavailable('it did not say what became of the scavenge');
    return { state, scavengeId: answer.getScavengeId() };
  } catch (error) {
    throw scavengeError(error);
  } finally {
    await connection.close();
  }
};

const call = async (client: EventStoreDBClient): Promise<ScavengeResp> => {
  const { default: services } = await import('@eventstore/db-client/generated/operations_grpc_pb.js');
  const { default: messages } = await import('@eventstore/db-client/generated/operations_pb.js');
  const internals = internalsOf<OperationsClient, [metadata: Sent[1], options: Sent[2]]>(client);
  const options = new messages.StartScavengeReq.Options().setThreadCount(1).setStartFromChunk(0);
  const request = new messages.StartScavengeReq().setOptions(options);
  return internals.execute(
    services.OperationsClient,
    'startScavenge',
    (operations) =>
      new Promise((resolve, reject) => {
        operations.startScavenge(request, ...internals.callArguments({}), (error, answer) =>
          error === null ? resolve(answer) : reject(error),
        );
      }),
  );
};

/** Statuses of gRPC that are final refusals. */
const REFUSALS: Readonly<Record<number, string>> = {
  3: 'it found the request invalid',
  7: 'the user of the connection string lacks the right to do that: name one of the group $admins or $ops',
  9: 'it cannot do so now',
  12: 'it does not have this operation',
  16: 'it does not know the user or password of the connection string',
};

const scavengeError = (error: unknown): ParleyError => {
  const code = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  const reason = typeof code === 'number' ? REFUSALS[code] : undefined;
  return reason === undefined
    ? unavailableFor(error)
    : new ParleyError('scavenge_refused', { reason }, { cause: error });
};
