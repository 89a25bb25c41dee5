import type { EventStoreDBClient } from '@eventstore/db-client';

/**
 * Makes calls as the client does, for operations for which it has messages but no suitable method. `Service`
 * is the generated client of the operation, `Sent` the options of each call.
 */
export type ClientInternals<Service, Sent extends readonly unknown[]> = {
  readonly execute: <T>(
    service: new (...given: never[]) => Service,
    name: string,
    action: (client: Service) => Promise<T>,
  ) => Promise<T>;
  readonly callArguments: (options: object, more?: object) => Sent;
  /** Called once for each connection that the client makes. */
  readonly createChannel: () => Promise<{ readonly close: () => void; readonly getTarget: () => string }>;
  /** Calls that end with the client. */
  readonly disposableStreams: Set<unknown>;
};

export const internalsOf = <Service, Sent extends readonly unknown[]>(
  client: EventStoreDBClient,
): ClientInternals<Service, Sent> =>
  // All of these exist at run time; the client's type hides them.
  client as unknown as ClientInternals<Service, Sent>;
