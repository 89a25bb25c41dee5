import type { RunningServer } from '../compose.ts';
import { inColumns } from './print.ts';

/** What `parley serve` says once it listens: where, with which keys, and what to try first. */
export const bannerOf = (
  { url, store, adminTokenSource, example }: RunningServer,
  version: string,
): string => {
  const facts = [
    ['store', store],
    ['admin token', adminTokenSource],
    ...(example === undefined ? [] : [['example agent', `${example.name} (${example.agentId})`]]),
    ...(example?.shown
      ? [
          ['  client access token', example.clientAccessToken],
          ['  developer access token', example.developerAccessToken],
        ]
      : []),
    ...(example !== undefined && !example.shown ? [['  its tokens', `in ${example.file}`]] : []),
  ];
  return [
    `Parley ${version} listens on ${url} (Ctrl-C ends it)`,
    '',
    indented(inColumns(facts)),
    '',
    ...(example?.shown
      ? ['Say something to the example agent:', '', indented(curlLine(url, example)), '']
      : []),
    'In another terminal, `npx parley chat` talks to it, `npx parley --help` shows what else there is.',
    '',
  ].join('\n');
};

const indented = (text: string): string => text.replace(/^(?=.)/gm, '  ');

const curlLine = (
  url: string,
  { clientAccessToken, utterance }: NonNullable<RunningServer['example']>,
): string =>
  [
    `curl '${url}/v1/query?v=20170712'`,
    `-H 'Authorization: Bearer ${clientAccessToken}'`,
    `-H 'Content-Type: application/json'`,
    `-d '${JSON.stringify({ query: utterance, lang: 'en', sessionId: 'first' })}'`,
  ].join(' \\\n  ');
