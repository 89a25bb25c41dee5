import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import { ESDB_SEARCH_WINDOW_EVENTS } from '../../../kernel/limits/eventstoredb.ts';

/** Selects events of the log: by a prefix or pattern of stream names, or by type. */
export type LogFilter =
  | { readonly streams: string }
  | { readonly streamsLike: string }
  | { readonly type: string };

export type LogRequest = {
  readonly filter: LogFilter;
  /** The first position to return; absent: the beginning. */
  readonly from: number | undefined;
  /** Whether it ends at the end of the log, or stays for new events. */
  readonly stays: boolean;
};

/** The protocol has a filtered read of the log, the client does not. */
export const logRequests = async (): Promise<(request: LogRequest) => ReadReq> => {
  const { default: shared } = await import('@eventstore/db-client/generated/shared_pb.js');
  const { default: streams } = await import('@eventstore/db-client/generated/streams_pb.js');
  const { Options } = streams.ReadReq;

  const filterOf = (filter: LogFilter): ReadReq.Options.FilterOptions => {
    const expression = new Options.FilterOptions.Expression();
    const options = new Options.FilterOptions()
      .setMax(ESDB_SEARCH_WINDOW_EVENTS)
      .setCheckpointintervalmultiplier(1);
    if ('type' in filter) return options.setEventType(expression.setPrefixList([filter.type]));
    if ('streams' in filter) expression.setPrefixList([filter.streams]);
    else expression.setRegex(filter.streamsLike);
    return options.setStreamIdentifier(expression);
  };
  const placeOf = (from: number | undefined): ReadReq.Options.AllOptions => {
    const place = new Options.AllOptions();
    if (from === undefined) return place.setStart(new shared.Empty());
    return place.setPosition(
      new Options.Position().setCommitPosition(`${from}`).setPreparePosition(`${from}`),
    );
  };
  return ({ filter, from, stays }) => {
    const options = new Options()
      .setAll(placeOf(from))
      .setFilter(filterOf(filter))
      .setUuidOption(new Options.UUIDOption().setString(new shared.Empty()));
    if (stays) options.setSubscription(new Options.SubscriptionOptions());
    else options.setCount(`${Number.MAX_SAFE_INTEGER}`);
    return new streams.ReadReq().setOptions(options);
  };
};
