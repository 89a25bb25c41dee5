import { MINUTE_MS } from '../../kernel/durations.ts';
import { SESSION_LIFETIME_MS } from '../../kernel/limits/conversation.ts';
import {
  byCount,
  byDetails,
  count,
  detail,
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

export const DIALOGUES = 'report-dialogues';

/** How a question for a parameter can end: the projection's name and the column for it. */
const abandonments = {
  exit_word: 'exitWord',
  other_intent: 'otherIntent',
  trigger: 'trigger',
  contexts_cleared: 'contextsCleared',
  intent_changed: 'intentChanged',
  followup: 'followup',
  expired: 'expired',
} as const;

const WAITING_PREFIX = 'waiting ';
/** The projection stores the times of open slots to ten minutes. */
const WAITING_STEP_MS = 10 * MINUTE_MS;

/**
 * Slots requested in sessions that have been idle for longer than their lifetime, so that they stay unfilled.
 */
const overdueIn = (counts: Readonly<Record<string, number>>, at: string): number => {
  const now = Date.parse(at);
  let overdue = 0;
  for (const [name, slots] of Object.entries(counts)) {
    if (!name.startsWith(WAITING_PREFIX)) continue;
    const lastActive = Date.parse(`${name.slice(WAITING_PREFIX.length)}0:00Z`) + WAITING_STEP_MS;
    if (lastActive + SESSION_LIFETIME_MS <= now) overdue += slots;
  }
  return overdue;
};

export const slots: Report = {
  name: 'slots',
  summary: 'which required parameters were asked for, how often, and where people gave up',
  projection: DIALOGUES,
  subjects: ['slot'],
  bar: 'asked',
  columns: [
    text('intent', 'The intent that needs the parameter.'),
    text('parameter', 'Its name.'),
    count('asked', 'How often its value was missing and asked for.'),
    detail(count('prompts', 'Questions asked for it, repeated ones included.')),
    number('promptsPerSlot', 'Questions each time it was asked for.'),
    count('filled', 'How often an answer gave it a value.'),
    count('abandoned', 'How often it was given up.'),
    share('abandonmentRate', 'Given up, of those asked for.'),
    detail(count('open', 'Asked for and still open.')),
    detail(count('exitWord', 'Given up by words such as "cancel".')),
    detail(count('otherIntent', 'Given up for another intent.')),
    detail(count('trigger', "Given up for an intent that an event's name invoked.")),
    detail(count('contextsCleared', 'Given up because its contexts were deleted.')),
    detail(count('intentChanged', 'Given up because the intent was edited meanwhile.')),
    detail(count('followup', 'Given up for a follow-up event of the webhook.')),
    detail(count('expired', 'Given up because the session was idle for half an hour.')),
  ],
  rows: (figures, { at }) =>
    Array.from(totalBy(figures('slot'), byDetails), ([key, counts]): ReportRow => {
      const [intent = '', ...parameter] = key.split('\t');
      const { asked = 0, prompts = 0, filled = 0 } = counts;
      const reasons = Object.entries(abandonments).map(
        ([name, column]) =>
          [column, (counts[name] ?? 0) + (name === 'expired' ? overdueIn(counts, at) : 0)] as const,
      );
      const abandonedTimes = reasons.reduce((sum, [, times]) => sum + times, 0);
      return {
        intent,
        parameter: parameter.join('\t'),
        asked,
        prompts,
        promptsPerSlot: asked === 0 ? null : Math.round((prompts / asked) * 100) / 100,
        filled,
        abandoned: abandonedTimes,
        abandonmentRate: shareOf(abandonedTimes, asked),
        open: asked - filled - abandonedTimes,
        ...Object.fromEntries(reasons),
      };
    }).sort(byCount('asked', 'intent', 'parameter')),
};

export const contexts: Report = {
  name: 'contexts',
  summary: 'which contexts were active, and who set them',
  projection: DIALOGUES,
  subjects: ['context'],
  bar: 'turns',
  columns: [
    text('context', 'Its name. Contexts of slot filling are left out.'),
    count('turns', 'Turns after which it was active.'),
    count('set', 'How often it was set, or set again.'),
    count('byIntent', 'Set by an intent.'),
    count('byWebhook', 'By a webhook.'),
    count('byClient', 'By a client, with a query.'),
    count('byApi', 'By a client, over /contexts.'),
  ],
  rows: (figures) => {
    const counts = total(figures('context'));
    const names = new Set(Object.keys(counts).map((name) => name.split('\t')[0] ?? ''));
    return [...names]
      .map((context): ReportRow => {
        const of = (what: string): number => counts[`${context}\t${what}`] ?? 0;
        const by = {
          byIntent: of('intent'),
          byWebhook: of('webhook'),
          byClient: of('client'),
          byApi: of('api'),
        };
        return { context, turns: of('turns'), set: sumOf(by), ...by };
      })
      .sort(byCount('turns', 'context'));
  },
};
