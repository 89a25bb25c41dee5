import type { EventStoreDBClient } from '@eventstore/db-client';

/**
 * The client's own way to make a call, for what it has messages for, but no method that would do.
 * `Service` is the generated client of the operation, `Sent` what goes with each of its calls.
 */
export type Calling<Service, Sent extends readonly unknown[]> = {
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

export const callingOf = <Service, Sent extends readonly unknown[]>(
  client: EventStoreDBClient,
): Calling<Service, Sent> =>
  // All of it is there at run time; the client's type keeps it to its own methods.
  client as unknown as Calling<Service, Sent>;
