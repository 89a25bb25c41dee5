/** Where a client of EventStoreDB finds the double, or a proxy in front of it. */
export const storeAddress = ({ port }: { readonly port: number }): string =>
  `esdb://127.0.0.1:${port}?tls=false`;
