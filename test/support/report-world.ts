import type { ExportFile } from '../../src/agent/formats/export-file.ts';
import { webhookBody } from '../../src/http/wire/query-out.ts';
import type { EventStore } from '../../src/kernel/event-store.ts';
import { memoryEventStore } from '../../src/store/memory/memory-event-store.ts';
import { memoryViewStore } from '../../src/store/memory/memory-view-store.ts';
import { type Desks, openDesks } from '../../src/turn/open-desks.ts';
import type { TurnRequest } from '../../src/turn/session-operations.ts';
import { INBOX } from '../../src/views/inbox/inbox-index.ts';
import { reportProjections, reports } from '../../src/views/reports/catalogue.ts';
import type { ReportRow } from '../../src/views/reports/report.ts';
import { type ReportRequest, runReport } from '../../src/views/reports/run-report.ts';
import { shippedViews } from '../../src/views/scripts.ts';
import { openViews, type Views } from '../../src/views/views.ts';
import { type RecordingWebhook, recordingWebhook } from './recording-webhook.ts';
import { anExport, aRequest, deskOptions, type TestOutside, testOutside } from './test-desks.ts';

const said = (...texts: readonly string[]) => ({ messages: [{ type: 0, speech: texts }] });

/** A travel agency in English and German: replies with variants, slots, contexts, a webhook, a fallback. */
const files: readonly ExportFile[] = [
  ...anExport({
    agent: { language: 'en', supportedLanguages: ['de'] },
    intents: [
      {
        name: 'greet',
        says: ['hello', 'good morning', 'howdy partner'],
        responses: [
          {
            action: 'greet',
            affectedContexts: [{ name: 'greeted', lifespan: 2 }],
            ...said('Hello.', 'Hi there.', 'Welcome.'),
          },
        ],
      },
      {
        name: 'book',
        responses: [
          {
            action: 'book.flight',
            parameters: [
              {
                name: 'city',
                dataType: '@city',
                value: '$city',
                required: true,
                prompts: [{ lang: 'en', value: 'Where to?' }],
              },
              {
                name: 'seats',
                dataType: '@sys.number',
                value: '$seats',
                required: true,
                prompts: [{ lang: 'en', value: 'How many?' }],
              },
            ],
            ...said('Booked.'),
          },
        ],
      },
      {
        name: 'weather',
        says: ['what is the weather like'],
        webhookUsed: true,
        responses: [{ action: 'weather', ...said('No idea.') }],
      },
      { name: 'goodbye', says: ['see you later'], contexts: ['greeted'], responses: [said('Bye.')] },
      { name: 'never', says: ['nobody says this'], responses: [said('Really?')] },
      { name: 'fallback', fallbackIntent: true, responses: [{ action: 'sorry', ...said('Pardon?') }] },
      { name: 'welcome', events: [{ name: 'WELCOME' }], responses: [said('Welcome aboard.')] },
    ],
    entities: [{ name: 'city', entries: [{ value: 'Rome' }, { value: 'Paris' }] }],
  }),
  {
    path: 'intents/book_usersays_en.json',
    text: JSON.stringify([
      { id: 'book-1', data: [{ text: 'book a flight' }], isTemplate: false, count: 0 },
      {
        id: 'book-2',
        data: [{ text: 'fly me to ' }, { text: 'Rome', meta: '@city', alias: 'city', userDefined: true }],
        isTemplate: false,
        count: 0,
      },
      { id: 'book-3', data: [{ text: 'a trip to @city:city please' }], isTemplate: true, count: 0 },
    ]),
  },
  {
    path: 'intents/greet_usersays_de.json',
    text: JSON.stringify([{ id: 'greet-de', data: [{ text: 'guten Tag' }], isTemplate: false, count: 0 }]),
  },
];

export type ReportWorld = {
  readonly store: EventStore;
  readonly outside: TestOutside & { chance: number };
  readonly desks: Desks;
  readonly views: Views;
  readonly agentId: string;
  readonly webhook: RecordingWebhook;
  readonly say: (
    sessionId: string,
    text: string,
    parts?: Partial<TurnRequest>,
  ) => ReturnType<Desks['sessions']['runTurn']>;
  readonly rows: (name: string, request?: Partial<ReportRequest>) => Promise<readonly ReportRow[]>;
  readonly close: () => Promise<void>;
};

const wanted = new Set([...reportProjections, INBOX]);

export const openReportWorld = async (): Promise<ReportWorld> => {
  const store = memoryEventStore();
  const clock = testOutside('2026-03-01T22:00:00.000Z');
  const outside = Object.assign(clock, { chance: 0.5, random: () => outside.chance });
  const webhook = await recordingWebhook((_ask, response) => {
    if (webhook.asked.length % 3 === 0) return void response.writeHead(500).end('broken');
    return {
      speech: `Sunny, for the ${webhook.asked.length}th time.`,
      contextOut: [{ name: 'forecast', lifespan: 1, parameters: {} }],
    };
  });
  const desks = await openDesks({ ...deskOptions({ store, outside }), webhookBody });
  const { agent } = await desks.agents.import(files, { name: 'Agency' });
  const changes = { enabled: true, url: webhook.url };
  await desks.agents.change(agent.id, { type: 'SetWebhook', changes }, 'admin');
  const views = await openViews({
    store,
    views: memoryViewStore(),
    definitions: shippedViews().filter(({ projection }) => wanted.has(projection.name)),
    now: outside.now,
  });
  return {
    store,
    outside,
    desks,
    views,
    agentId: agent.id,
    webhook,
    say: (sessionId, text, parts = {}) =>
      desks.sessions.runTurn(aRequest(agent.id, sessionId, { ask: { text }, ...parts })),
    rows: async (name, request = {}) => {
      const report = reports.find((one) => one.name === name);
      if (report === undefined) throw new Error(`there is no report ${name}`);
      await views.awaitPosition(report.projection, await store.newestPosition());
      const result = await runReport(views, report, {
        agent: desks.agents.get(agent.id),
        at: outside.now(),
        ...request,
      });
      if (!result.isUpToDate) throw new Error('the report is not up to date');
      return result.rows;
    },
    close: async () => {
      await views.close();
      await desks.close();
      await webhook.stop();
    },
  };
};
