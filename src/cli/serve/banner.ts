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
    ...(server.hasAgents
      ? [
          'In another terminal, this talks to it and shows what it understands:',
          '',
          `  npx parley ${chatWords(server)}`,
        ]
      : [
          'There is no agent yet. In another terminal, this imports an exported one, or creates one:',
          '',
          `  npx parley ${forThisServer('agent import ./exported-agent.zip', server)}`,
          `  npx parley ${forThisServer('agent create NAME', server)}`,
        ]),
    '',
  ].join('\n');
};

const indent = (text: string): string => text.replace(/^(?=.)/gm, '  ');

/** A server that listens on all addresses is shown with the address of this machine. */
const fromHere = (url: string): string =>
  url.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:');

const chatWords = (server: RunningServer): string => {
  const { example } = server;
  return forThisServer(example === undefined ? 'chat' : `chat ${JSON.stringify(example.name)}`, server);
};

/** A command with the options that it needs if the defaults would lead to another server. */
const forThisServer = (command: string, { url, data }: RunningServer): string =>
  [
    command,
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
