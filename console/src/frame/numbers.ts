import { computed } from '@preact/signals';
import { language } from './words.ts';

/** Numbers and times as the reader writes them, in the zone of their machine. */
const formats = computed(() => {
  // The reader's regional variant of a language, because regions order dates differently.
  const tag = navigator.languages.find((variant) => variant.startsWith(language.value)) ?? language.value;
  return {
    count: new Intl.NumberFormat(tag),
    share: new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }),
    score: new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    moment: new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'medium' }),
    short: new Intl.DateTimeFormat(tag, {
      month: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }),
    timeOfDay: new Intl.DateTimeFormat(tag, { timeStyle: 'medium' }),
    ago: new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }),
  };
});

export const count = (value: number): string => formats.value.count.format(value);
export const share = (value: number): string => formats.value.share.format(value);
export const score = (value: number): string => formats.value.score.format(value);
export const moment = (iso: string): string => formats.value.moment.format(new Date(iso));
export const shortMoment = (iso: string): string => formats.value.short.format(new Date(iso));

export const timeOfDay = (iso: string): string => formats.value.timeOfDay.format(new Date(iso));

export const MS = { day: 86_400_000, hour: 3_600_000, minute: 60_000, second: 1_000 } as const;

/** Such as "5 minutes ago". */
export const ago = (iso: string, now = Date.now()): string => {
  const elapsedMs = now - Date.parse(iso);
  const unit = (['day', 'hour', 'minute'] as const).find((name) => elapsedMs >= MS[name]) ?? 'second';
  return formats.value.ago.format(-Math.round(elapsedMs / MS[unit]), unit);
};

/** 0.3 ms, 18 ms, 1.2 s. */
export const durationText = (ms: number): string => {
  if (ms >= 1_000) return `${count(tenths(ms / 1_000))} s`;
  if (ms > 0 && ms < TENTH) return `< ${count(TENTH)} ms`;
  return `${count(ms < SHORT_MS ? tenths(ms) : Math.round(ms))} ms`;
};

const MEGABYTE = 1_000_000;
const GIGABYTE = 1_000_000_000;

/** 0.1 MB, 18 MB, 67.6 GB, rounded up so that a small file is not shown as empty. */
export const sizeText = (bytes: number): string => {
  const [unit, name] = bytes < GIGABYTE ? [MEGABYTE, 'MB'] : [GIGABYTE, 'GB'];
  return `${count(Math.ceil((bytes / unit) * 10) / 10)} ${name}`;
};

const TENTH = 0.1;
/** Durations below this are shown with more digits. */
const SHORT_MS = 10;

const tenths = (value: number): number => Math.round(value * 10) / 10;
