import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogueEntry } from './catalogue.ts';
import {
  type EntryEvent,
  type EntryState,
  entryAfter,
  entryStateOf,
  entryTransitions,
  type ViewEvent,
  type ViewState,
  viewStateAfter,
  viewTransitions,
} from './view-life.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/projections.md'), 'utf8');

// The keys are those of the tables: `Object.entries` only forgets their types.
const viewStates = Object.keys(viewTransitions) as ViewState[];
const entryStates = Object.keys(entryTransitions) as EntryState[];
const eventsIn = (state: ViewState) => Object.keys(viewTransitions[state]) as ViewEvent[];

describe('the life of a view', () => {
  it('is drawn in the documentation, transition by transition', () => {
    const working = ['opening', 'reopening', 'catching_up', 'live'];
    const drawn = Array.from(page.matchAll(/^ +(\w+) --> (\w+): (.+)$/gm)).flatMap(
      ([, from, to, events = '']) =>
        (from === 'working' ? working : [from]).flatMap((state) =>
          events.split(', ').map((event) => `${state} ${event} ${to}`),
        ),
    );
    const table = viewStates.flatMap((state) =>
      eventsIn(state).map((event) => `${state} ${event} ${viewTransitions[state][event]}`),
    );
    expect(drawn.sort()).toEqual(table.sort());
  });

  it('can be stopped in every state, and then ends', () => {
    const isStoppable = ({ stop }: Partial<Record<ViewEvent, ViewState>>) =>
      stop === 'stopped' || (stop === 'saving' && viewTransitions.saving.saved === 'stopped');
    for (const state of viewStates.filter((one) => one !== 'saving' && one !== 'stopped'))
      expect([state, isStoppable(viewTransitions[state])]).toEqual([state, true]);
    expect(viewTransitions.stopped).toEqual({});
  });

  it('leads from every state that is not the end back to a view that is live', () => {
    const reaches = (state: ViewState, seen: readonly ViewState[] = []): boolean =>
      state === 'live' ||
      Object.values(viewTransitions[state]).some(
        (next) => !seen.includes(next) && reaches(next, [...seen, state]),
      );
    expect(viewStates.filter((state) => !reaches(state))).toEqual(['saving', 'stopped']);
  });

  it('reaches every state', () => {
    const reached = new Set<ViewState>(['opening']);
    for (const state of reached) for (const next of Object.values(viewTransitions[state])) reached.add(next);
    expect([...reached].sort()).toEqual([...viewStates].sort());
  });

  it('has no transition for an event that cannot happen in a state', () => {
    expect(() => viewStateAfter('stopped', 'opened')).toThrow('a view that is stopped has no transition');
    expect(() => viewStateAfter('waiting', 'caught_up')).toThrow(TypeError);
  });
});

describe('the views of a projection', () => {
  const change = (event: EntryEvent, version = 'mine') => ({ event, name: 'turns', version });
  const entries: Readonly<Record<EntryState, readonly (CatalogueEntry | undefined)[]>> = {
    empty: [undefined],
    current: [
      { view: 'turns/mine/1', version: 'mine', made: 1 },
      { view: 'turns/mine/1', version: 'mine', made: 2, next: { view: 'turns/new/2', version: 'new' } },
    ],
    rebuilding: [
      { view: 'turns/mine/1', version: 'mine', made: 2, next: { view: 'turns/mine/2', version: 'mine' } },
    ],
    outdated: [
      { view: 'turns/old/1', version: 'old', made: 2, next: { view: 'turns/mine/2', version: 'mine' } },
    ],
    superseded: [
      { view: 'turns/new/2', version: 'new', made: 2 },
      { view: 'turns/old/1', version: 'old', made: 2, next: { view: 'turns/new/2', version: 'new' } },
    ],
  };

  it('are in the states that the documentation lists, and change as it says', () => {
    const rows = Array.from(page.matchAll(/^\| `(\w+)` \| (.*: `.*) \|$/gm), ([, state, cells = '']) => [
      state,
      cells.split('|').map((cell) => cell.trim()),
    ]);
    const cellOf = (state: EntryState, event: EntryEvent) => {
      const transition = entryTransitions[state][event];
      return transition === undefined ? '' : `${transition.change}: \`${transition.to}\``;
    };
    expect(rows).toEqual(
      entryStates.map((state) => [
        state,
        (['opened', 'rebuild', 'ready'] as const).map((event) => cellOf(state, event)),
      ]),
    );
  });

  it.each(entryStates)('are %s as the catalogue says, and change as the table says', (state) => {
    for (const entry of entries[state]) {
      expect(entryStateOf(entry, 'mine')).toBe(state);
      for (const event of ['opened', 'rebuild', 'ready'] as const) {
        const transition = entryTransitions[state][event];
        if (transition === undefined) {
          expect(() => entryAfter(entry, change(event))).toThrow(TypeError);
          continue;
        }
        const after = entryAfter(entry, change(event));
        expect(entryStateOf(after, 'mine')).toBe(transition.to);
        if (transition.change === 'keep') expect(after).toBe(entry);
      }
    }
  });

  it('are created under new names', () => {
    const [rebuilding] = entries.rebuilding;
    expect(entryAfter(rebuilding, change('rebuild'))).toEqual({
      view: 'turns/mine/1',
      version: 'mine',
      made: 3,
      next: { view: 'turns/mine/3', version: 'mine' },
    });
  });

  it('replace the earlier ones after any sequence of events', () => {
    const events = fc.array(fc.constantFrom('opened', 'rebuild', 'ready'), { maxLength: 20 });
    const versions = fc.array(fc.constantFrom('mine', 'new'), { maxLength: 20 });
    fc.assert(
      fc.property(events, versions, (all, by) => {
        const names = new Set<string>();
        let entry = entryAfter(undefined, change('opened', by[0]));
        for (const [at, event] of all.entries()) {
          const before = entry;
          entry = entryAfter(entry, change(event, by[at]));
          if (entry.made > before.made) expect(names).not.toContain(entry.next?.view);
          names.add(entry.view).add(entry.next?.view ?? entry.view);
          if (entry.view !== before.view) expect(entry.view).toBe(before.next?.view);
        }
        // The last process to open the projection gets a view of its own version in the end.
        entry = entryAfter(entryAfter(entry, change('opened')), change('ready'));
        expect(['current', 'rebuilding']).toContain(entryStateOf(entry, 'mine'));
      }),
    );
  });
});
