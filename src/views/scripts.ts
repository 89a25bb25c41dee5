import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isParleyError, ParleyError } from '../kernel/errors.ts';
import { compileProjection, type Projection, type ProjectionScript } from './engine/script.ts';
import { INBOX, inboxIndex } from './inbox/inbox-index.ts';
import { HandlerFailed, type ViewIndex } from './projector.ts';
import { reportProjections } from './reports/catalogue.ts';
import { figureIndex } from './reports/figure-index.ts';
import { sessionIndex } from './sessions/session-index.ts';
import { SESSIONS } from './sessions/session-summary.ts';
import type { ViewDefinition } from './view-pair.ts';
import { WEBHOOK_CALLS, webhookCallsIndex } from './webhook-calls/webhook-calls-index.ts';

/** Indexes of views that need more than one state for each partition. */
const indexes: Readonly<Record<string, ViewIndex>> = {
  [SESSIONS]: sessionIndex,
  [WEBHOOK_CALLS]: webhookCallsIndex,
  [INBOX]: inboxIndex,
  ...Object.fromEntries(reportProjections.map((name) => [name, figureIndex])),
};

/** Beside `src` and `dist` alike. */
const shippedFolder = fileURLToPath(new URL('../../projections/', import.meta.url));

/** The scripts that come with Parley, by name. */
export const shippedScripts = (): readonly ProjectionScript[] =>
  scriptsIn(shippedFolder, { isShipped: true });

/** Installed in EventStoreDB for other programs. No operation of the server reads them. */
export const INSTALLED_ONLY: readonly string[] = ['daily-figures', 'unmatched'];

/** The scripts that a server runs. */
export const shippedViews = (): readonly ViewDefinition[] =>
  viewsOf(shippedScripts().filter(({ name }) => !INSTALLED_ONLY.includes(name)));

export const viewsOf = (scripts: readonly ProjectionScript[]): readonly ViewDefinition[] =>
  scripts.map((script) => ({ projection: compileProjection(script), index: indexes[script.name] }));

/**
 * The custom scripts of a folder. A broken script gives a view that is faulted from the start: the list shows
 * it, and all other views work.
 * @throws projection_broken for the name of a shipped projection
 */
export const ownViews = (folder: string): readonly ViewDefinition[] => {
  const shippedNames = new Set(shippedScripts().map(({ name }) => name));
  return scriptsIn(folder, { isShipped: false }).map((script) => {
    if (shippedNames.has(script.name))
      throw new ParleyError('projection_broken', {
        name: script.name,
        reason: 'Parley has one of this name',
      });
    return { projection: compile(script) };
  });
};

const scriptsIn = (
  folder: string,
  { isShipped }: Pick<ProjectionScript, 'isShipped'>,
): readonly ProjectionScript[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .sort()
    .map((file) => ({
      name: basename(file, '.js'),
      text: readFileSync(join(folder, file), 'utf8'),
      isShipped,
    }));

const compile = (script: ProjectionScript): Projection => {
  try {
    return compileProjection(script);
  } catch (error) {
    if (!isParleyError(error, 'projection_broken')) throw error;
    const { reason } = error.facts;
    const start = () => {
      throw new HandlerFailed(String(reason));
    };
    return { ...script, version: '', outline: { types: [], isByStream: false, hasResults: false }, start };
  }
};
