import type { RouterContext } from '@koa/router';

/** What the request log and error answers want to know. */
export type RequestState = { requestId: string; agentId?: string; lang?: unknown };
export type Ctx = RouterContext<RequestState>;
