declare module 'autocannon' {
  type Client = { readonly setRequests: (requests: readonly object[]) => void };
  type Options = {
    readonly url: string;
    readonly connections: number;
    readonly duration: number;
    readonly setupClient: (client: Client) => void;
  };
  type Result = {
    readonly requests: { readonly total: number };
    readonly latency: { readonly p50: number; readonly p99: number };
    readonly duration: number;
    readonly non2xx: number;
    readonly errors: number;
  };
  const autocannon: (options: Options) => Promise<Result>;
  export = autocannon;
}
