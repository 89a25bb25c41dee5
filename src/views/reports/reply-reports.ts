import type { Agent, Intent } from '../../agent/agent.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { inLanguage, isPlainText, variantsOf } from '../../session/fulfillment.ts';
import { webhookFailures } from '../../session/webhook-events.ts';
import type { Counts } from './figure-index.ts';
import {
  byCount,
  byDetails,
  count,
  detail,
  type Figure,
  milliseconds,
  number,
  type Report,
  type ReportRow,
  share,
  shareOf,
  sumOf,
  text,
  total,
  totalBy,
} from './report.ts';

const REPLIES = 'report-replies';
/** The steps into which the projection divides a turn's random value. */
const CHANCES = 2_520;
const ALL = '(all)';

export const webhooks: Report = {
  name: 'webhooks',
  summary: 'how many webhook calls there were, how long they took, and how they failed',
  projection: REPLIES,
  subjects: ['webhook', 'latency'],
  bar: 'calls',
  columns: [
    text('intent', `The intent that called; ${ALL} for all intents.`),
    count('calls', 'Calls.'),
    count('replied', 'Calls with a valid reply.'),
    count('failed', 'Calls that failed.'),
    share('failureRate', 'Failed, of those that ended.'),
    milliseconds('p50Ms', 'Half of the calls took no longer; durations have two significant digits.'),
    milliseconds('p90Ms', 'Nine in ten took no longer.'),
    detail(milliseconds('p95Ms', '95 in a hundred took no longer.')),
    milliseconds('p99Ms', '99 in a hundred took no longer.'),
    detail(milliseconds('maxMs', 'The longest.')),
    ...webhookFailures.map((reason) =>
      detail(count(reason, 'Calls that failed for this reason, the `reason` of WebhookFailed.')),
    ),
  ],
  rows: (figures) => {
    const calls = totalBy(figures('webhook'), byDetails);
    const times = totalBy(figures('latency'), byDetails);
    if (calls.size === 0) return [];
    const rows = Array.from(calls, ([intent, counts]) => callRow(intent, counts, times.get(intent) ?? {}));
    const whole = callRow(ALL, total(figures('webhook')), total(figures('latency')));
    return [whole, ...rows.sort(byCount('calls', 'intent'))];
  },
};

const callRow = (intent: string, counts: Counts, times: Counts): ReportRow => {
  const { calls = 0, replied = 0 } = counts;
  const reasons = webhookFailures.map((reason) => [reason, counts[reason] ?? 0] as const);
  const failedCalls = reasons.reduce((sum, [, of]) => sum + of, 0);
  return {
    intent,
    calls,
    replied,
    failed: failedCalls,
    failureRate: shareOf(failedCalls, replied + failedCalls),
    p50Ms: percentile(times, 0.5),
    p90Ms: percentile(times, 0.9),
    p95Ms: percentile(times, 0.95),
    p99Ms: percentile(times, 0.99),
    maxMs: percentile(times, 1),
    ...Object.fromEntries(reasons),
  };
};

/** Nearest rank: the shortest duration that this share of the calls did not exceed. */
const percentile = (times: Counts, part: number): number | null => {
  const rank = Math.ceil(sumOf(times) * part);
  let total = 0;
  const sortedTimes = Object.entries(times)
    .map(([time, of]) => [Number.parseFloat(time), of] as const)
    .sort(([a], [b]) => a - b);
  for (const [ms, of] of sortedTimes) {
    total += of;
    if (total >= rank) return ms;
  }
  return null;
};

export const replies: Report = {
  name: 'replies',
  summary: 'who spoke, and which variants of the replies were said',
  projection: REPLIES,
  subjects: ['reply', 'variant'],
  bar: 'said',
  columns: [
    text('intent', 'Its name when it answered; empty where none did.'),
    detail(text('intentId', 'Its id.')),
    text('speaker', 'intent, prompt (for a parameter), webhook, or none.'),
    detail(text('language', "The agent's language.")),
    number('variant', "Number of the reply among the intent's current texts, from 1."),
    text('text', 'As it is written today.'),
    count('said', 'How often; 0 for never.'),
    share(
      'share',
      "Of the intent's own replies in that language; of another speaker, of all of its replies.",
    ),
  ],
  *rows(figures, { agent }) {
    const totals = totalBy(figures('reply'), byDetails);
    const variantsById = groupBy(figures('variant'), ({ details }) => details[0]);
    const lastNames = new Map(figures('reply').map(({ details: [id, ...name] }) => [id, name.join('\t')]));
    for (const [key, counts] of totals) {
      const [intentId = '', ...name] = key.split('\t');
      const speaker = { intent: name.join('\t'), intentId };
      yield* speakerRows(speaker, counts);
      // A renamed intent has several names; its variants are listed once.
      if (lastNames.get(intentId) === speaker.intent)
        yield* variantRows(speaker, variantsById.get(intentId) ?? [], agent);
    }
  },
};

type Speaker = { readonly intent: string; readonly intentId: string };

const speakerRows = (intent: Speaker, counts: Counts): readonly ReportRow[] => {
  const all = sumOf(counts);
  return ['prompt', 'webhook', 'none']
    .filter((speaker) => (counts[speaker] ?? 0) > 0)
    .map((speaker) => {
      const times = counts[speaker] ?? 0;
      return {
        ...intent,
        speaker,
        language: '',
        variant: null,
        text: '',
        said: times,
        share: shareOf(times, all),
      };
    });
};

const variantRows = (intent: Speaker, figures: readonly Figure[], agent: Agent): readonly ReportRow[] => {
  const byLanguage = totalBy(figures, ({ language }) => language);
  return Array.from(byLanguage, ([language, chances]) => {
    const texts = textsOf(agent.intents.get(intent.intentId), language, agent);
    const all = sumOf(chances);
    const row = (variant: number | null, text: string, times: number): ReportRow => {
      const figure = { variant, text, said: times, share: shareOf(times, all) };
      return { ...intent, speaker: 'intent', language, ...figure };
    };
    if (texts.length === 0) return [row(null, '', all)];
    const timesOf = new Map<number, number>();
    for (const [name, times] of Object.entries(chances)) {
      const index = Math.floor((chanceIn(name) / CHANCES) * texts.length);
      timesOf.set(index, (timesOf.get(index) ?? 0) + times);
    }
    return texts.map((text, index) => row(index + 1, text, timesOf.get(index) ?? 0));
  }).flat();
};

const chanceIn = (name: string): number => Number(name.slice('chance '.length));

/** The texts from which `speech` is chosen. */
const textsOf = (intent: Intent | undefined, language: string, agent: Agent): readonly string[] => {
  if (intent === undefined) return [];
  const messages = intent.responses.flatMap((response) => response.messages);
  const choice = { language, defaultLanguage: agent.settings.language };
  const message = inLanguage(messages, choice).find(isPlainText);
  return message === undefined ? [] : variantsOf(message);
};
