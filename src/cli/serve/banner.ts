import type { RunningServer } from '../../compose/compose.ts';
import { clientSettings } from '../../settings/settings.ts';
import { inColumns } from '../terminal/print.ts';

/** The start message of `parley serve`: its address, its tokens, and a first request to try. */
export const bannerOf = (server: RunningServer, version: string): string => {
  const { url, store, adminTokenSource, example, hasConsole } = server;
  const facts = [
    ...(hasConsole ? [['console', `${fromHere(url)}/console/`]] : []),
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
    indent(inColumns(facts)),
    '',
    ...(example?.shown
      ? ['Say something to the example agent:', '', indent(curlLine(url, example)), '']
      : []),
    'In another terminal, this talks to it and shows what it understands:',
    '',
    `  npx parley ${chatWords(server)}`,
    '',
  ].join('\n');
};

const indent = (text: string): string => text.replace(/^(?=.)/gm, '  ');

/** A server that listens on all addresses is shown with the address of this machine. */
const fromHere = (url: string): string =>
  url.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:');

/** Options that `parley chat` needs if the defaults would lead to another server or agent. */
const chatWords = ({ url, data, example }: RunningServer): string =>
  [
    'chat',
    ...(example === undefined ? [] : [JSON.stringify(example.name)]),
    ...(url === clientSettings.url.default ? [] : ['--server', fromHere(url)]),
    ...(data === clientSettings.data.default ? [] : ['--data', data]),
  ].join(' ');

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
