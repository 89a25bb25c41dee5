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
import type { RecordedEvent } from '../../../src/kernel/event.ts';
import { memoryViewStore } from '../../../src/store/memory/memory-view-store.ts';
import { openProjector } from '../../../src/views/projector.ts';
import { compileProjection } from '../../../src/views/script.ts';
import { asUnread } from '../../../src/views/unread.ts';
import type { DoubleLog } from './double-log.ts';
import { serverError } from './double-messages.ts';

/** What a server does with projections; change it while the double runs. */
export type ProjectionFaults = {
  /** So many of the next calls are refused as by a server that has just started. */
  refusals: number;
};

type Running = { query: string; isEnabled: boolean };

/**
 * Projections as EventStoreDB has them: it takes broken scripts, and then tells nobody the state of any; a
 * running one cannot be deleted; other errors tell their cause in their text only.
 */
export const addProjections = (server: Server, log: DoubleLog, faults: ProjectionFaults): void => {
  const running = new Map<string, Running>();
  const write = (name: string, query: string): void => {
    const data = Buffer.from(JSON.stringify({ handlerType: 'JS', query, mode: 'Continuous', enabled: true }));
    const record = { id: crypto.randomUUID(), type: '$ProjectionUpdated', data, metadata: new Uint8Array() };
    log.append(`$projections-${name}`, 'any', [record]);
  };
  const found = (name: string | undefined): Running => {
    const projection = running.get(name ?? '');
    if (projection === undefined) throw refused('received NotFound');
    return projection;
  };
  const unary =
    <Req, Res>(run: (request: Req) => Res | Promise<Res>) =>
    (call: ServerUnaryCall<Req, Res>, answer: sendUnaryData<Res>): void => {
      const refuse = (error: unknown) => answer(error instanceof Error ? error : new Error(String(error)));
      Promise.resolve()
        .then(() => {
          if (faults.refusals > 0) {
            faults.refusals -= 1;
            throw refused('received OperationFailed');
          }
          return run(call.request);
        })
        .then((response) => answer(null, response), refuse);
    };

  server.addService(services.ProjectionsService, {
    create: unary((request: messages.CreateReq) => {
      const name = request.getOptions()?.getContinuous()?.getName() ?? '';
      const query = request.getOptions()?.getQuery() ?? '';
      if (running.has(name)) throw refused('received Conflict');
      running.set(name, { query, isEnabled: true });
      write(name, query);
      return new messages.CreateResp();
    }),
    update: unary((request: messages.UpdateReq) => {
      const options = request.getOptions();
      found(options?.getName()).query = options?.getQuery() ?? '';
      write(options?.getName() ?? '', options?.getQuery() ?? '');
      return new messages.UpdateResp();
    }),
    delete: unary((request: messages.DeleteReq) => {
      const name = request.getOptions()?.getName() ?? '';
      if (found(name).isEnabled) throw refused('received OperationFailed');
      running.delete(name);
      return new messages.DeleteResp();
    }),
    disable: unary((request: messages.DisableReq) => {
      found(request.getOptions()?.getName()).isEnabled = false;
      return new messages.DisableResp();
    }),
    enable: unary((request: messages.EnableReq) => {
      found(request.getOptions()?.getName()).isEnabled = true;
      return new messages.EnableResp();
    }),
    reset: unary((request: messages.ResetReq) => {
      found(request.getOptions()?.getName());
      return new messages.ResetResp();
    }),
    state: unary(async (request: messages.StateReq) => {
      const { query } = found(request.getOptions()?.getName());
      const state = await stateOf(log, query, request.getOptions()?.getPartition() ?? '');
      return new messages.StateResp().setState(structs.Value.fromJavaScript(state));
    }),
    result: unary(() => new messages.ResultResp()),
    restartSubsystem: unary(() => {
      throw refused('received OperationFailed');
    }),
    statistics: (call: ServerWritableStream<messages.StatisticsReq, messages.StatisticsResp>) => {
      try {
        for (const [name, projection] of running) call.write(detailsOf(name, projection));
        call.end();
      } catch (error) {
        call.destroy(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
};

const refused = (text: string) => serverError(status.UNKNOWN, text);

const detailsOf = (name: string, { query, isEnabled }: Running): messages.StatisticsResp => {
  // A broken script spoils the list for everyone.
  compileProjection({ name, text: query, isShipped: false });
  const details = new messages.StatisticsResp.Details()
    .setName(name)
    .setStatus(isEnabled ? 'Running' : 'Stopped')
    .setProgress(100);
  return new messages.StatisticsResp().setDetails(details);
};

const stateOf = async (log: DoubleLog, text: string, partition: string) => {
  const views = memoryViewStore();
  const projection = compileProjection({ name: 'double', text, isShipped: false });
  const projector = await openProjector({ projection, view: 'double', views });
  const events = log.records
    .filter(({ stream }) => !stream.startsWith('$'))
    .map(
      (record): RecordedEvent => ({
        ...{ id: record.id, type: record.type, stream: record.stream },
        ...{ revision: record.revision, position: record.position },
        data: JSON.parse(Buffer.from(record.data).toString()),
        metadata: JSON.parse(Buffer.from(record.metadata).toString()),
      }),
    );
  await projector.take(events.map(asUnread));
  await projector.save();
  const [state = {}] = await views.get('double', [['state', partition]]);
  return JSON.parse(JSON.stringify(state));
};
