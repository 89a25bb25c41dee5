import type { RecordedCall } from '../../session/recorded-call.ts';
import type { Resend } from '../../session/resends.ts';
import { clientSettings } from '../../settings/settings.ts';
import { authorText, type NamedAuthor } from '../client/author.ts';
import { openClient } from '../client/client.ts';
import { localTime, zoneOf } from '../client/moment.ts';
import { type Command, JSON_OPTION } from '../command.ts';
import { EXIT_OK, type Io } from '../io.ts';
import { blankText } from '../replay/blank-text.ts';
import { type Colours, coloursOf } from '../terminal/colours.ts';
import { lineColumnsOf } from '../terminal/fold.ts';
import { inColumns, prettyJson, printAnswer } from '../terminal/print.ts';

type ShownResend = Resend & NamedAuthor;
type ShownCall = RecordedCall & { readonly resends: readonly ShownResend[] };

export const webhookShow: Command = {
  name: 'webhook show',
  summary: 'show a webhook call with its request, reply, timing and resends',
  args: [{ name: '<call>', summary: 'id from `parley webhook calls`' }],
  options: [JSON_OPTION],
  settings: clientSettings,
  examples: ['parley webhook show CALL', 'parley webhook show CALL --json'],
  run: async (args, io) => {
    const path = `/admin/webhook-calls/${encodeURIComponent(args.argument(0) ?? '')}`;
    const call = await openClient(args, io).json<ShownCall>({ method: 'GET', path });
    printAnswer(args, io, { json: call, text: callText(call, io, zoneOf(args)) });
    return EXIT_OK;
  },
};

const callText = (call: ShownCall, io: Io, zone: string): string => {
  const { bold } = coloursOf(io);
  const query = call.isErased ? blankText(call.isKeyMissing) : JSON.stringify(call.query);
  return [
    inColumns([
      ['call', call.callId],
      ['session', `${call.sessionId}, turn ${call.turn}: ${query}`],
      [
        'intent',
        `${call.intentName} (${call.purpose === 'fulfillment' ? 'its reply' : 'a question for a slot'})`,
      ],
      ['requested', `${localTime(call.requestedAt, zone)} (${zone})`],
      ['url', call.url],
      ['address', `${call.address || '(none)'}${call.isReused ? ', on an open connection' : ''}`],
      ['outcome', outcomeIn(call)],
      ['time', timeIn(call)],
      ['idempotency key', call.idempotencyKey],
    ]),
    ...(call.resends.length === 0 ? [] : ['', bold('Sent again'), resendsText(call.resends, io, zone)]),
    ...(call.isErased ? [] : exchangeText(call, bold)),
  ].join('\n');
};

const exchangeText = ({ request, reply }: ShownCall, bold: Colours['bold']): readonly string[] => [
  '',
  bold('Sent'),
  ...request.headers.map(({ name, value }) => `${name}: ${value}`),
  '',
  prettyJson(request.body),
  ...(reply === undefined
    ? ['', 'Nothing came back.']
    : [
        '',
        bold('Received'),
        ...reply.headers.map(({ name, value }) => `${name}: ${value}`),
        '',
        prettyJson(reply.body),
        ...(reply.bytes === undefined ? [] : [`(the exact bytes in base64: ${reply.bytes})`]),
      ]),
];

const resendsText = (resends: readonly ShownResend[], io: Io, zone: string): string => {
  const rows = resends.map(({ requestedAt, address, isOtherAddress, webhook, end, ...by }) => [
    localTime(requestedAt, zone),
    authorText(by),
    `${address}${isOtherAddress ? ' (another address)' : ''}${webhook === 'recorded' ? ' (as recorded)' : ''}`,
    ...(end === undefined
      ? ['no end was recorded; the service may have acted']
      : [outcomeIn(end), `${end.elapsedMs} ms`, end.isSame ? 'same' : 'differs']),
  ]);
  const head = [`REQUESTED (${zone})`, 'BY', 'TO', 'OUTCOME', 'TOOK', 'REPLY'];
  return inColumns([head, ...rows], lineColumnsOf(io));
};

type Outcome = Pick<RecordedCall, 'outcome' | 'status' | 'details'>;

const outcomeIn = ({ outcome, status, details }: Outcome): string =>
  [outcome, status, details].filter((part) => part !== undefined).join(', ');

const phases = [
  ['queue', 'queueMs'],
  ['lookup', 'lookupMs'],
  ['connect', 'connectMs'],
  ['TLS', 'tlsMs'],
  ['first byte', 'firstByteMs'],
  ['total', 'totalMs'],
] as const;

const timeIn = ({ timings, elapsedMs }: RecordedCall): string =>
  timings === undefined
    ? `${elapsedMs ?? 0} ms`
    : phases
        .flatMap(([name, key]) => (timings[key] === undefined ? [] : [`${name} ${timings[key]} ms`]))
        .join(', ');
