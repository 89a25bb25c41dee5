import { quantity } from '../../kernel/quantity.ts';
import type { SessionThen } from '../../replay/wire/session-then.ts';
import { clientSettings } from '../../settings/settings.ts';
import { chooseSession, SESSION_AGENT_OPTION, turnIn } from '../client/choose-session.ts';
import { openClient } from '../client/client.ts';
import { zoneOf } from '../client/moment.ts';
import { sessionTurns } from '../client/session-turns.ts';
import { type Command, JSON_OPTION } from '../command.ts';
import { EXIT_OK } from '../io.ts';
import { type Colours, coloursOf } from '../terminal/colours.ts';
import { printAnswer, printText } from '../terminal/print.ts';
import { scoreText, stateInWords, turnInFull, turnInList } from './recorded-turn-text.ts';

export const show: Command = {
  name: 'show',
  summary: 'show a recorded session, or explain one of its turns',
  args: [{ name: '<session>', summary: 'id of a session or sandbox' }],
  options: [
    {
      flags: '--at <turn>',
      summary: "this turn with its explanation, the state after it, and the reply of today's agent",
    },
    SESSION_AGENT_OPTION,
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: ['parley show SESSION', 'parley show SESSION --at 3', 'parley show SESSION --at 3 --json'],
  run: async (args, io) => {
    const turn = turnIn(args, 'at');
    const client = openClient(args, io);
    const { path } = await chooseSession(client, args);
    const colours = coloursOf(io);
    if (turn === undefined) {
      if (args.has('json')) {
        const json = await client.json<object>({ method: 'GET', path: `${path}/recorded-turns` });
        printAnswer(args, io, { json, text: '' });
        return EXIT_OK;
      }
      const turns = await sessionTurns(client, path);
      const zone = zoneOf(args);
      for await (const turn of turns.range(1, turns.count)) printText(io, turnInList(turn, colours, zone));
      return EXIT_OK;
    }
    const session = await client.json<SessionThen>({ method: 'GET', path: `${path}/at/${turn}` });
    printAnswer(args, io, { json: session, text: thenInWords(session, colours) });
    return EXIT_OK;
  },
};

const thenInWords = (session: SessionThen, colours: Colours): string =>
  [
    turnInFull(session.turn, colours),
    stateInWords(session.state, colours),
    ...agentThen(session, colours),
    ...todayInWords(session, colours),
  ].join('\n\n');

const agentThen = ({ agent }: SessionThen, { bold }: Colours): readonly string[] => {
  if (agent === undefined) return [];
  const { name, revision, newestRevision, changedAt, intents, entities } = agent;
  const age = revision === newestRevision ? 'as it is today' : `today it is at ${newestRevision}`;
  const counts = `${quantity(intents, 'intent')}, ${quantity(entities, 'entity', 'entities')}`;
  return [`${bold('agent')}  ${name} at revision ${revision} of ${changedAt ?? '?'}: ${counts}; ${age}`];
};

/** Today's reply of the agent next to the recorded one. */
export const todayInWords = (
  { today, turn }: SessionThen,
  { bold, dim, yellow }: Colours,
): readonly string[] => {
  if (today === undefined) return [whyUnknown(turn)];
  const { answer, recorded, change, revision, webhookUnrecorded, refused } = today;
  const heading = `${bold('today')}  revision ${revision} `;
  if (refused !== undefined) return [`${heading}${yellow(`would refuse: ${refused}`)}`];
  if (change === undefined) return [`${heading}would answer the same`];
  const row = (name: string, was: string, is: string) =>
    was === is ? [] : [`  ${dim(name)}  ${was} → ${yellow(is)}`];
  return [
    [
      `${heading}would answer differently: other ${change}`,
      ...row('intent', recorded.intent ?? '(none)', answer.intent ?? '(none)'),
      ...row('score', scoreText(recorded.score), scoreText(answer.score)),
      ...row('parameters', JSON.stringify(recorded.parameters), JSON.stringify(answer.parameters)),
      ...row('contexts', namesOf(recorded), namesOf(answer)),
      ...row('reply', replyText(recorded), replyText(answer)),
      ...(webhookUnrecorded ? [dim('  it would call a webhook whose reply was not recorded')] : []),
    ].join('\n'),
  ];
};

const whyUnknown = ({ isErased, isKeyMissing, isOpen }: SessionThen['turn']): string => {
  if (isKeyMissing)
    return 'The key of this session is missing, so it is unknown what the agent would answer today.';
  if (isErased)
    return 'The words of this turn were erased, so it is unknown what the agent would answer today.';
  return isOpen ? 'There is no reply yet to compare with.' : 'There is no such agent today.';
};

type Brief = NonNullable<SessionThen['today']>['answer'];

const namesOf = ({ contexts }: Brief): string =>
  contexts.map(({ name, lifespan }) => `${name} (${lifespan})`).join(', ') || '(none)';

export const replyText = ({ fulfillment: { speech, messages } }: Brief): string =>
  speech === '' && messages.length > 0 ? JSON.stringify(messages) : JSON.stringify(speech);
