import type { ViewRows } from './projector.ts';
import type { StatesOptions, Views } from './views.ts';

/** All calls to views; arguments and results can be sent to another thread. */
export const questionsTo = (views: Views) => ({
  list: () => views.list(),
  status: (name: string) => views.status(name),
  get: (name: string, keys: Parameters<ViewRows['get']>[0]) => views.rows(name).get(keys),
  range: (name: string, range: Parameters<ViewRows['range']>[0]) => views.rows(name).range(range),
  state: (name: string, partition: string) => views.state(name, partition),
  states: (name: string, options?: StatesOptions) => views.states(name, options),
  /** Waits for the caller's own writes, then for the newest event that the view knows of. */
  awaitNewest: async (name: string, position: number) =>
    (await views.awaitPosition(name, position)) && (await views.awaitPosition(name)),
  awaitPosition: (name: string, position: number) => views.awaitPosition(name, position),
  rebuild: (name: string) => views.rebuild(name),
  rebuilt: (name: string) => views.rebuilt(name),
  retry: (name: string) => views.retry(name),
  removeStream: (stream: string) => views.removeStream(stream),
  close: () => views.close(),
});

export type Questions = ReturnType<typeof questionsTo>;

/** Sends a call to views in another thread. */
export type AskDistant = <Name extends keyof Questions>(
  name: Name,
  ...args: Parameters<Questions[Name]>
) => Promise<Awaited<ReturnType<Questions[Name]>>>;

/**
 * Views in another thread, with the interface of local ones.
 * @param newestAppended position of the newest event that this process wrote; -1 if there is none.
 */
export const distantViews = (ask: AskDistant, newestAppended: () => number): Views => ({
  list: () => ask('list'),
  status: (name) => ask('status', name),
  rows: (name) => ({
    get: (keys) => ask('get', name, keys),
    range: (range) => ask('range', name, range),
  }),
  state: (name, partition) => ask('state', name, partition),
  states: (name, options) => ask('states', name, options),
  awaitPosition: (name, position) =>
    position === undefined
      ? ask('awaitNewest', name, newestAppended())
      : ask('awaitPosition', name, position),
  rebuild: (name) => ask('rebuild', name),
  rebuilt: (name) => ask('rebuilt', name),
  retry: (name) => ask('retry', name),
  removeStream: (stream) => ask('removeStream', stream),
  close: () => ask('close'),
});
