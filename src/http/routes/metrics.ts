import Type from 'typebox';
import { BytesReply, operation } from '../operation.ts';

type Exposed = { readonly text: string; readonly contentType: string };

/** Metrics of the server. @param token the token that they require. */
export const metricsOperations = (exposed: () => Promise<Exposed>, token: 'admin' | 'none') => [
  operation({
    method: 'get',
    path: '/metrics',
    summary: 'The metrics of the server, in the text format of Prometheus',
    tag: 'health',
    token,
    reply: Type.String(),
    alsoAnswers: ['text/plain'],
    run: async () => {
      const { text, contentType } = await exposed();
      return new BytesReply(text, { contentType });
    },
  }),
];
