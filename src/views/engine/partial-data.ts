import { PARTIAL_CHARS_SAVED_MIN } from '../../kernel/limits/views.ts';
import type { UnreadEvent } from '../../kernel/unread-event.ts';

/**
 * Parses events' data up to what handlers look at: the beginning of a matched intent has all that a report
 * needs, for a fifth of the cost of the whole. Fields behind it are parsed on demand; if that happens often,
 * later events of the type are parsed further at once.
 * The beginning of a JSON object, up to a key and closed with a brace, is valid JSON only if that key belongs
 * to the object itself, so a wrong cut is always noticed. Data are accessed by name; a script that iterates
 * over all names is found by the test that compares its states with those of whole data.
 */
export const partialReader = (): ((event: UnreadEvent) => unknown) => {
  const plans = new Map<string, Plan>();
  return (event) => {
    const plan = plans.get(event.type);
    if (plan !== undefined) return readPart(event, plan);
    const whole = event.data();
    plans.set(event.type, planFor(whole));
    return whole;
  };
};

/** How far the data of a type are parsed. */
type Plan = {
  /** Possible cuts: before each key whose value is a list or an object. */
  readonly cuts: readonly { readonly mark: string; readonly at: number }[];
  /** The cut in use; beyond the last, data are parsed whole. */
  cut: number;
  reads: number;
  misses: number;
};

const planFor = (data: unknown): Plan => {
  const cuts = Object.entries(Object(data)).flatMap(([key, value], at) =>
    at > 0 && typeof value === 'object' && value !== null ? [{ mark: `,${JSON.stringify(key)}:`, at }] : [],
  );
  return { cuts, cut: 0, reads: 0, misses: 0 };
};

const readPart = (event: UnreadEvent, plan: Plan): unknown => {
  const cut = plan.cuts[plan.cut];
  if (cut === undefined) return event.data();
  const text = event.dataText();
  const end = text.indexOf(cut.mark);
  if (end < 0 || text.length - end < PARTIAL_CHARS_SAVED_MIN) return JSON.parse(text);
  const part = parsedPart(text.slice(0, end));
  if (part === undefined) return JSON.parse(text);
  plan.reads += 1;
  part[REST] = { text, plan, whole: undefined };
  return Object.setPrototypeOf(part, beyond);
};

/** Under this symbol is the rest of an object that was cut. */
const REST = Symbol('rest');

type Rest = { readonly text: string; readonly plan: Plan; whole: Record<string, unknown> | undefined };
type Part = Record<string | typeof REST, unknown>;

const parsedPart = (beginning: string): Part | undefined => {
  try {
    return JSON.parse(`${beginning}}`);
  } catch {
    return undefined;
  }
};

const wholeOf = (rest: Rest, key: string): Record<string, unknown> => {
  if (rest.whole !== undefined) return rest.whole;
  const whole: Record<string, unknown> = JSON.parse(rest.text);
  rest.whole = whole;
  learn(rest.plan, whole, key);
  return whole;
};

/** If more than one in this many is parsed twice, more of all is parsed. */
const MISSES_BORNE = 1 / 4;
const READS_OBSERVED = 16;

const learn = (plan: Plan, whole: object, key: string): void => {
  plan.misses += 1;
  if (plan.misses <= READS_OBSERVED * MISSES_BORNE || plan.misses <= plan.reads * MISSES_BORNE) return;
  const place = Object.keys(whole).indexOf(key);
  const next = place < 0 ? -1 : plan.cuts.findIndex(({ at }) => at > place);
  plan.cut = next < 0 ? plan.cuts.length : Math.max(next, plan.cut + 1);
  plan.reads = 0;
  plan.misses = 0;
};

const refuse = (): never => {
  throw new TypeError('data of events are looked at by name');
};

/** Reads fields that the part lacks from the whole data. */
const beyond = new Proxy(Object.create(null), {
  get: (_, key, part: Part) => {
    const rest = part[REST] as Rest;
    return Reflect.get(wholeOf(rest, String(key)), key);
  },
  set: refuse,
  has: refuse,
  ownKeys: refuse,
});
