import { BytesReply, operation } from '../../src/http/operation.ts';

/** `GET /endless`: a response that goes on until its client disconnects. Each request reads its own pieces. */
export const endlessReply = (pieces: () => AsyncIterable<string>) =>
  operation({
    method: 'get',
    path: '/endless',
    summary: 'More than any client reads',
    tag: 'health',
    token: 'none',
    run: () => new BytesReply(pieces(), { contentType: 'text/plain' }),
  });
