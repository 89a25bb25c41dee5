import { describe, expect, it } from 'vitest';
import {
  anAgent,
  anIntent,
  aParameter,
  aValue,
  callIdIn,
  given,
  happened,
  minutesAfterNoon,
  NOON,
  says,
  triggers,
  webhookAnswers,
} from '../../test/support/session-stories.ts';
import { CONTEXTS_PER_SESSION_MAX } from '../kernel/limits/conversation.ts';
import type { Context } from './context.ts';
import type { SessionState } from './state.ts';

const sent = (name: string, lifespan: number, parameters = {}): Context => ({ name, lifespan, parameters });
const hello = anIntent('hello');
const weather = anIntent('weather', {
  affectedContexts: [
    { name: 'Weather', lifespan: 5 },
    { name: 'shortContext', lifespan: 2 },
  ],
  parameters: [aParameter('location')],
});
const agent = anAgent([hello, weather]);
const lifespans = ({ data }: SessionState) =>
  Object.fromEntries(data.contexts.map(({ name, lifespan }) => [name, lifespan]));
const add = (...contexts: Context[]) => ({ type: 'AddContexts' as const, contexts, now: NOON });
const idle = (times: number) => Array.from({ length: times }, () => says('hello', hello, { agent }));

describe('the contexts of a turn', () => {
  it('show an output context with its full lifespan and its name lowercased', () => {
    const left = given()
      .when(says('weather', weather, { agent }))
      .leaves();
    expect(lifespans(left)).toEqual({ weather: 5, shortcontext: 2 });
  });

  it('lose a context with lifespan 2 within three requests, and keep one with lifespan 5', () => {
    const left = given(...happened(says('weather', weather, { agent }), ...idle(2)))
      .when(says('hello', hello, { agent }))
      .leaves();
    expect(lifespans(left)).toEqual({ weather: 2 });
  });

  it('lose the one with lifespan 5 within six requests', () => {
    const left = given(...happened(says('weather', weather, { agent }), ...idle(5)))
      .when(says('hello', hello, { agent }))
      .leaves();
    expect(lifespans(left)).toEqual({});
  });

  it.each([
    [3, 2],
    [4, 3],
  ])('show a context sent with lifespan %i with %i', (lifespan, shown) => {
    const left = given()
      .when(says('hello', hello, { agent, given: [sent('x', lifespan)] }))
      .leaves();
    expect(lifespans(left)).toEqual({ x: shown });
  });

  it('show a context sent with lifespan 0 in that reply only', () => {
    const first = says('hello', hello, { agent, given: [sent('x', 0)] });
    expect(lifespans(given().when(first).leaves())).toEqual({ x: 0 });
    const next = given(...happened(first))
      .when(says('hello', hello, { agent }))
      .leaves();
    expect(lifespans(next)).toEqual({});
  });

  it('get the parameters of an intent that matches later, with their originals', () => {
    const found = { values: [aValue('location', 'London', 'london')] };
    const left = given()
      .when(says('weather in london', weather, { agent, given: [sent('kept', 9, { own: 1 })] }, found))
      .leaves();
    const kept = left.data.contexts.find(({ name }) => name === 'kept');
    expect(kept?.parameters).toEqual({ own: 1, location: 'London', 'location.original': 'london' });
  });

  it('are empty after a request that resets them, except for those it sends', () => {
    const left = given(...happened(says('weather', weather, { agent })))
      .when(says('hello', hello, { agent, resetContexts: true, given: [sent('new', 5)] }))
      .leaves();
    expect(lifespans(left)).toEqual({ new: 4 });
  });

  it('are empty after an intent that resets them, except for its own output', () => {
    const reset = anIntent('reset', {
      resetContexts: true,
      affectedContexts: [{ name: 'fresh', lifespan: 1 }],
    });
    const left = given(...happened(says('weather', weather, { agent })))
      .when(says('reset', reset, { agent: anAgent([weather, reset]) }))
      .leaves();
    expect(lifespans(left)).toEqual({ fresh: 1 });
  });

  it('lose one that an intent outputs with lifespan 0', () => {
    const leave = anIntent('leave', { affectedContexts: [{ name: 'weather', lifespan: 0 }] });
    const left = given(...happened(says('weather', weather, { agent })))
      .when(says('leave', leave, { agent: anAgent([weather, leave]) }))
      .leaves();
    expect(lifespans(left)).toEqual({ shortcontext: 1 });
  });

  it('contain a trigger and its data with lifespan 0, in that reply only', () => {
    const welcome = anIntent('welcome', {
      triggers: ['Custom_Event'],
      parameters: [aParameter('user', { value: '#custom_event.name' })],
    });
    const first = triggers('custom_event', { agent: anAgent([welcome]) }, { name: 'Sam' });
    const left = given().when(first).leaves();
    expect(left.data.contexts).toEqual([
      { name: 'custom_event', lifespan: 0, parameters: { name: 'Sam', user: 'Sam', 'user.original': '' } },
    ]);
    const next = given(...happened(first))
      .when(says('hello', hello, { agent }))
      .leaves();
    expect(lifespans(next)).toEqual({});
  });
});

describe('the order of contexts in a reply', () => {
  const names = ({ data }: SessionState) => data.contexts.map(({ name }) => name);
  const weatherAsked = says('weather', weather, { agent });
  const given3 = ['x', 'y', 'z'].map((name) => sent(name, 3));

  it('starts with those of the intent', () => {
    const left = given(...happened(says('hello', hello, { agent, given: given3 })))
      .when(weatherAsked)
      .leaves();
    expect(names(left)).toEqual(['weather', 'shortcontext', 'z', 'y', 'x']);
  });

  it('puts the last ones sent first, and contexts that are set again in front', () => {
    const again = says('hello', hello, { agent, given: [sent('x', 3), sent('new', 3)] });
    const left = given(...happened(weatherAsked, says('hello', hello, { agent, given: given3 })))
      .when(again)
      .leaves();
    expect(names(left)).toEqual(['new', 'x', 'z', 'y', 'weather']);
    const set = given(...happened(weatherAsked, says('hello', hello, { agent, given: given3 })))
      .when(weatherAsked)
      .leaves();
    expect(names(set)).toEqual(['weather', 'shortcontext', 'z', 'y', 'x']);
  });

  it('puts the context of a trigger after the output and before the rest', () => {
    const go = anIntent('go', { triggers: ['GO'], affectedContexts: [{ name: 'out', lifespan: 1 }] });
    const left = given()
      .when(triggers('GO', { agent: anAgent([go]), given: given3 }))
      .leaves();
    expect(names(left)).toEqual(['out', 'go', 'z', 'y', 'x']);
  });

  it('starts with the contexts of a dialogue', () => {
    const book = anIntent('book', { parameters: [aParameter('to city', { required: true })] });
    const left = given()
      .when(says('book', book, { agent: anAgent([book]), given: given3 }))
      .leaves();
    const own = ['book_dialog_context', 'id-of-book_id_dialog_context', 'book_dialog_params_to_city'];
    expect(names(left)).toEqual([...own, 'z', 'y', 'x']);
  });

  it('starts with those that a webhook sets, in the order of its reply', () => {
    const call = anIntent('call', {
      webhookUsed: true,
      affectedContexts: [
        { name: 'out', lifespan: 5 },
        { name: 'late', lifespan: 5 },
      ],
    });
    const calling = { agent: anAgent([call], 'http://127.0.0.1:1/hook') };
    const called = happened(says('call', call, { ...calling, given: given3 }));
    const contextOut = ['late', 'hook', 'x'].map((name) => ({ name, lifespan: 2 }));
    const left = given(...called)
      .when(webhookAnswers({ speech: 'Done.', contextOut }, calling, callIdIn(called)))
      .leaves();
    expect(names(left)).toEqual(['late', 'hook', 'x', 'out', 'z', 'y']);
  });

  it('includes what a webhook sets by a name that only an imported agent can have', () => {
    const call = anIntent('call', { webhookUsed: true });
    const sale = anIntent('sale', { contexts: ['The Bazaar'] });
    const calling = { agent: anAgent([call, sale], 'http://127.0.0.1:1/hook') };
    const called = happened(says('call', call, calling));
    const contextOut = ['the bazaar', 'a bazaar'].map((name) => ({ name, lifespan: 2 }));
    const left = given(...called)
      .when(webhookAnswers({ speech: 'Done.', contextOut }, calling, callIdIn(called)))
      .leaves();
    expect(names(left)).toEqual(['the bazaar']);
  });

  it('does not change if one is removed', () => {
    const left = given(...happened(says('hello', hello, { agent, given: given3 })))
      .when({ type: 'DeleteContexts', names: ['y'], now: NOON })
      .leaves();
    expect(names(left)).toEqual(['z', 'x']);
  });
});

describe('contexts that a client changes', () => {
  it('keep the lifespan they were posted with, newest first', () => {
    const left = given(...happened(add(sent('one', 3))))
      .when(add(sent('two', 1)))
      .leaves();
    expect(left.data.contexts.map(({ name, lifespan }) => [name, lifespan])).toEqual([
      ['two', 1],
      ['one', 3],
    ]);
  });

  it('are removed when deleted, ignoring the case of the name', () => {
    const left = given(...happened(add(sent('one', 3), sent('two', 3))))
      .when({ type: 'DeleteContexts', names: ['ONE'], now: NOON })
      .leaves();
    expect(lifespans(left)).toEqual({ two: 3 });
  });

  it('record no event if there is nothing to delete', () => {
    given().when({ type: 'DeleteContexts', names: 'all', now: NOON }).gives();
  });

  it('are refused above the maximum number per session', () => {
    const many = Array.from({ length: 1_001 }, (_, index) => sent(`c${index}`, 1));
    given()
      .when(add(...many))
      .refuses('too_many_contexts');
    given()
      .when(add(...many.slice(1)))
      .gives('ContextsChanged');
  });
});

describe('a session with as many contexts as it may have', () => {
  const many = Array.from({ length: CONTEXTS_PER_SESSION_MAX }, (_, index) => sent(`c${index}`, 9));
  const newest = CONTEXTS_PER_SESSION_MAX - 1;
  const namesIn = ({ data }: SessionState) => data.contexts.map(({ name }) => name);

  it('forgets the oldest ones when an intent sets others', () => {
    const left = given(...happened(add(...many)))
      .when(says('weather', weather, { agent }))
      .leaves();
    const names = namesIn(left);
    expect(names).toHaveLength(CONTEXTS_PER_SESSION_MAX);
    expect(names.slice(0, 3)).toEqual(['weather', 'shortcontext', `c${newest}`]);
    expect(names.at(-1)).toBe('c2');
  });

  it('asks for a parameter', () => {
    const asking = anIntent('asking', { parameters: [aParameter('size', { required: true })] });
    const left = given(...happened(add(...many)))
      .when(says('x', asking, { agent: anAgent([asking]) }))
      .leaves();
    expect(left.at).toBe('prompting');
    expect(namesIn(left).slice(2, 4)).toEqual(['asking_dialog_params_size', `c${newest}`]);
    expect(namesIn(left).at(-1)).toBe('c3');
  });

  it('refuses another one that comes with a query', () => {
    given(...happened(add(...many)))
      .when(says('weather', weather, { agent, given: [sent('more', 5)] }))
      .refuses('too_many_contexts');
  });
});

describe('an idle session', () => {
  it('continues after thirty minutes', () => {
    given(...happened(says('weather', weather, { agent })))
      .when(says('hello', hello, { agent, now: minutesAfterNoon(30) }))
      .gives(
        'QueryReceived',
        { type: 'IntentMatched', data: { contexts: [{ name: 'weather' }, { name: 'shortcontext' }] } },
        'ReplySent',
      );
  });

  it('starts again after more than thirty minutes, and records that it expired', () => {
    given(...happened(says('weather', weather, { agent })))
      .when(says('hello', hello, { agent, now: minutesAfterNoon(30.1) }))
      .gives(
        { type: 'SessionExpired', data: { lastActiveAt: NOON, expiredAt: minutesAfterNoon(30) } },
        'QueryReceived',
        { type: 'IntentMatched', data: { contexts: [] } },
        'ReplySent',
      );
  });
});
