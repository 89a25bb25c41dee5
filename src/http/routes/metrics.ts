import { Type } from '../../kernel/schema.ts';
import { BytesReply, operation } from '../operation.ts';

type Exposition = { readonly text: string; readonly contentType: string };

/** Metrics of the server. @param token the token that they require. */
export const metricsOperations = (exposition: () => Promise<Exposition>, token: 'admin' | 'none') => [
  operation({
    method: 'get',
    path: '/metrics',
    summary: 'The metrics of the server, in the text format of Prometheus',
    tag: 'health',
    token,
    reply: Type.String(),
    alsoAnswers: ['text/plain'],
    run: async () => {
      const { text, contentType } = await exposition();
      return new BytesReply(text, { contentType });
    },
  }),
];
