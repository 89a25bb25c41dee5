import Type from 'typebox';
import { BytesReply, operation } from '../operation.ts';

type Exposed = { readonly text: string; readonly contentType: string };

/** Figures for whoever watches the server. @param token what opens them. */
export const metricsOperations = (exposed: () => Promise<Exposed>, token: 'admin' | 'none') => [
  operation({
    method: 'get',
    path: '/metrics',
    summary: 'What the server did and how it stands, in the text format of Prometheus',
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
