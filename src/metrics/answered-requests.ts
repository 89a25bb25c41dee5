import { ANSWER_S } from './buckets.ts';
import { histogram } from './families.ts';

export type AnsweredRequest = {
  readonly method: string;
  /** The route's template; undefined if no route matched. */
  readonly route: string | undefined;
  readonly status: number;
  readonly elapsedMs: number;
};

/** Counts HTTP requests by operation and result, never by content. */
export const answeredRequests = () => {
  const requests = histogram(
    {
      name: 'parley_http_request_duration_seconds',
      help: 'Time until a request was answered, by the template of its route',
      labels: ['method', 'route', 'status'],
    },
    ANSWER_S,
  );
  return {
    family: requests,
    note: ({ method, route, status, elapsedMs }: AnsweredRequest): void =>
      requests.observe(elapsedMs / 1_000, method, route ?? 'none', classes[Math.floor(status / 100)] ?? ''),
  };
};

const classes = ['', '1xx', '2xx', '3xx', '4xx', '5xx'];
