import { type Lexeme, readingOf, textOf } from '../lexeme.ts';
import {
  type ClockRule,
  type ClockSetting,
  type ClockValue,
  clockRule,
  secondsOfUnit,
} from './clock-values.ts';
import { areMany } from './plural-units.ts';

const LONGEST_SECONDS = 30 * 86_400;

/** Some seconds, minutes or hours until now or from now on. */
const spanFromNow = (
  way: 'past' | 'coming',
  amount: number | undefined,
  unit: Lexeme | undefined,
  { clock }: ClockSetting,
): ClockValue | undefined => {
  const seconds = (amount ?? 0) * secondsOfUnit(textOf(unit, 'U') || textOf(unit, 'H'));
  if (!(seconds > 0) || seconds > LONGEST_SECONDS) return undefined;
  const now = clock().seconds;
  const [from, to] = way === 'coming' ? [now, now + seconds] : [now - seconds, now];
  return { from, to, isPeriod: true, isOpen: false, isRelative: true };
};

const wayOf = (which: Lexeme | undefined): 'past' | 'coming' =>
  which?.readings.R === undefined ? 'coming' : 'past';

const counted: ClockRule['read'] = ({ which, count, unit }, setting) =>
  spanFromNow(wayOf(which), readingOf(count, 'n', 'v', 'x'), unit, setting);

/** `the next hour`; but `the next hours` are of no number. */
const single: ClockRule['read'] = ({ which, unit }, setting) =>
  areMany(setting.base, setting.text, unit) ? undefined : spanFromNow(wayOf(which), 1, unit, setting);

/** `the last 30 minutes`, `les 30 dernières minutes`, `las 2 horas siguientes`, `the next hour`. */
export const spanRules: readonly ClockRule[] = [
  ...['which:LR e* count:nv unit:U', 'count:nv which:LR unit:U', 'count:nv unit:U which:LR'].map((source) =>
    clockRule(source, counted),
  ),
  // この5分間
  clockRule('which:t count:nv unit:U', ({ count, unit }, setting) =>
    setting.base === 'ja' ? spanFromNow('past', readingOf(count, 'n', 'v'), unit, setting) : undefined,
  ),
  // 之后5分钟
  clockRule('way:Fg count:nv unit:U', ({ way, count, unit }, setting) =>
    setting.base === 'zh' || setting.base === 'ja'
      ? spanFromNow(
          way?.readings.F === undefined ? 'past' : 'coming',
          readingOf(count, 'n', 'v'),
          unit,
          setting,
        )
      : undefined,
  ),
  clockRule('which:LR e* unit:U', single),
  clockRule('unit:U which:LR', single),
];
