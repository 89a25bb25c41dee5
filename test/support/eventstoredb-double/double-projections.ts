import services from '@eventstore/db-client/generated/projections_grpc_pb.js';
import messages from '@eventstore/db-client/generated/projections_pb.js';
import {
  type Server,
  type ServerUnaryCall,
  type ServerWritableStream,
  type sendUnaryData,
  status,
} from '@grpc/grpc-js';
import structs from 'google-protobuf/google/protobuf/struct_pb.js';
import { compileProjection } from '../../../src/views/engine/script.ts';
import { type DoubleProjection, goOn, start, stop } from './double-emissions.ts';
import type { DoubleLog } from './double-log.ts';
import { serverError } from './double-messages.ts';

/** The server's faults with projections; they can be changed while the double runs. */
export type ProjectionFaults = {
  /** The number of calls that are refused, as by a server that has just started. */
  refusals: number;
  /** The server was started without projections. */
  hasNoProjections: boolean;
};

/**
 * Imitates EventStoreDB's projections: the server accepts broken scripts, and then returns no states at all;
 * a running projection cannot be deleted, and its results stay after a deletion; other errors have their
 * cause only in their text.
 */
export const addProjections = (server: Server, log: DoubleLog, faults: ProjectionFaults): void => {
  const running = new Map<string, DoubleProjection>();
  let created = 0;
  const write = (name: string, query: string): void => {
    const data = Buffer.from(JSON.stringify({ handlerType: 'JS', query, mode: 'Continuous', enabled: true }));
    const record = { id: crypto.randomUUID(), type: '$ProjectionUpdated', data, metadata: new Uint8Array() };
    log.append(`$projections-${name}`, 'any', [record]);
  };
  const find = (name: string | undefined): DoubleProjection => {
    const projection = running.get(name ?? '');
    if (projection === undefined) throw refusal('received NotFound');
    return projection;
  };
  const unary =
    <Req, Res>(run: (request: Req) => Res | Promise<Res>) =>
    (call: ServerUnaryCall<Req, Res>, answer: sendUnaryData<Res>): void => {
      const refuse = (error: unknown) => answer(error instanceof Error ? error : new Error(String(error)));
      Promise.resolve()
        .then(() => {
          if (faults.hasNoProjections) throw absent();
          if (faults.refusals > 0) {
            faults.refusals -= 1;
            throw refusal('received OperationFailed');
          }
          return run(call.request);
        })
        .then((response) => answer(null, response), refuse);
    };

  server.addService(services.ProjectionsService, {
    create: unary((request: messages.CreateReq) => {
      const name = request.getOptions()?.getContinuous()?.getName() ?? '';
      const query = request.getOptions()?.getQuery() ?? '';
      if (running.has(name)) throw refusal('received Conflict');
      running.set(name, { id: ++created, name, query, isEnabled: true, fault: '', held: new Map() });
      write(name, query);
      return new messages.CreateResp();
    }),
    update: unary((request: messages.UpdateReq) => {
      const options = request.getOptions();
      find(options?.getName()).query = options?.getQuery() ?? '';
      write(options?.getName() ?? '', options?.getQuery() ?? '');
      return new messages.UpdateResp();
    }),
    delete: unary((request: messages.DeleteReq) => {
      const name = request.getOptions()?.getName() ?? '';
      if (find(name).isEnabled) throw refusal('received OperationFailed');
      running.delete(name);
      return new messages.DeleteResp();
    }),
    disable: unary(async (request: messages.DisableReq) => {
      await stop(log, find(request.getOptions()?.getName()));
      return new messages.DisableResp();
    }),
    enable: unary((request: messages.EnableReq) => {
      start(log, find(request.getOptions()?.getName()));
      return new messages.EnableResp();
    }),
    reset: unary((request: messages.ResetReq) => {
      find(request.getOptions()?.getName()).held.clear();
      return new messages.ResetResp();
    }),
    state: unary(async (request: messages.StateReq) => {
      const projection = find(request.getOptions()?.getName());
      await goOn(log, projection);
      const state = projection.held.get(request.getOptions()?.getPartition() ?? '') ?? {};
      return new messages.StateResp().setState(
        structs.Value.fromJavaScript(JSON.parse(JSON.stringify(state))),
      );
    }),
    result: unary(() => new messages.ResultResp()),
    restartSubsystem: unary(() => {
      throw refusal('received OperationFailed');
    }),
    statistics: (call: ServerWritableStream<messages.StatisticsReq, messages.StatisticsResp>) => {
      const answer = async (): Promise<void> => {
        if (faults.hasNoProjections) throw absent();
        for (const projection of running.values()) {
          await goOn(log, projection);
          call.write(detailsOf(projection));
        }
        call.end();
      };
      answer().catch((error: unknown) => call.emit('error', error));
    },
  });
};

const refusal = (text: string) => serverError(status.UNKNOWN, text);

const absent = () => serverError(status.UNIMPLEMENTED, 'Received HTTP status code 404');

const detailsOf = ({ name, query, isEnabled, fault }: DoubleProjection): messages.StatisticsResp => {
  // A broken script breaks the list for all clients.
  compileProjection({ name, text: query, isShipped: false });
  const details = new messages.StatisticsResp.Details()
    .setName(name)
    .setStatus(statusOf(isEnabled, fault))
    .setStatereason(fault)
    .setProgress(100);
  return new messages.StatisticsResp().setDetails(details);
};

const statusOf = (isEnabled: boolean, fault: string): string => {
  if (fault !== '') return isEnabled ? 'Faulted (Enabled)' : 'Faulted';
  return isEnabled ? 'Running' : 'Stopped';
};
