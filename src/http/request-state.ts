import type { RouterContext } from '@koa/router';

/** Facts for the request log and for error replies. */
export type RequestState = { requestId: string; agentId?: string; lang?: unknown };
export type Ctx = RouterContext<RequestState>;
