import services from '@eventstore/db-client/generated/operations_grpc_pb.js';
import messages from '@eventstore/db-client/generated/operations_pb.js';
import { type Server, type ServerUnaryCall, type sendUnaryData, status } from '@grpc/grpc-js';
import type { DoubleLog } from './double-log.ts';
import { serverError } from './double-messages.ts';

export type OperationFaults = {
  /** Clients are not operators. */
  deniesOperations: boolean;
};

type Answer = sendUnaryData<messages.ScavengeResp>;

/** Imitates EventStoreDB's operations as far as Parley uses them: a scavenge, which ends immediately here. */
export const addOperations = (server: Server, log: DoubleLog, faults: OperationFaults): void => {
  const unknown = (_: unknown, answer: sendUnaryData<never>): void =>
    answer(serverError(status.UNIMPLEMENTED, 'the double only scavenges'));
  server.addService(services.OperationsService, {
    startScavenge: (
      call: ServerUnaryCall<messages.StartScavengeReq, messages.ScavengeResp>,
      answer: Answer,
    ) => {
      if (faults.deniesOperations) {
        const denied = { exception: 'access-denied' };
        return answer(serverError(status.PERMISSION_DENIED, 'Access Denied', denied));
      }
      if ((call.request.getOptions()?.getThreadCount() ?? 0) < 1)
        return answer(serverError(status.INVALID_ARGUMENT, 'Number of threads must be greater than 0'));
      log.scavenge();
      const { STARTED } = messages.ScavengeResp.ScavengeResult;
      answer(null, new messages.ScavengeResp().setScavengeId(crypto.randomUUID()).setScavengeResult(STARTED));
    },
    stopScavenge: unknown,
    shutdown: unknown,
    mergeIndexes: unknown,
    resignNode: unknown,
    setNodePriority: unknown,
    restartPersistentSubscriptions: unknown,
  });
};
