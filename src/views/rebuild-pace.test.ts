import { expect, it } from 'vitest';
import { eventOf } from '../../test/support/store-events.ts';
import { asUnread } from '../kernel/unread-event.ts';
import { paceMeter } from './rebuild-pace.ts';

const at = (position: number) =>
  asUnread({ ...eventOf('Said'), stream: 'session-a-1', revision: 0, position });

it('the time left follows from positions, which may count bytes, and the rate from events', () => {
  let nowMs = 1_000;
  const course = paceMeter(-1, () => nowMs);
  nowMs += 2_000;
  expect(course.pace([at(300), at(999)], 3_999)).toEqual({ eventsPerSecond: 1, secondsLeft: 6 });
  nowMs += 1_000;
  expect(course.pace([at(3_999)], 3_999)).toEqual({ eventsPerSecond: 1, secondsLeft: 0 });
});
