import { isParleyError, ParleyError } from '../kernel/errors.ts';
import { isFaulted, type ProjectionServer, type ServerProjection } from '../kernel/projection-server.ts';
import { compileProjection, type ProjectionScript } from './engine/script.ts';

/** The state of a script in an event store that runs projections itself. */
export type InstalledProjection = {
  /** Without the prefix that it has in the store. */
  readonly name: string;
  /** `unknown`: not a script of this version of Parley. */
  readonly change: 'same' | 'changed' | 'missing' | 'unknown';
  readonly status: string;
  readonly reason: string;
  /** Percent. */
  readonly progress: number;
};

export type ProjectionDifference = Pick<InstalledProjection, 'name' | 'change'> & {
  readonly installed?: string;
  readonly script?: string;
};

export type InstallReport = {
  readonly created: readonly string[];
  readonly updated: readonly string[];
  readonly started: readonly string[];
  readonly unchanged: readonly string[];
};

/** The scripts that come with Parley, in an event store that runs projections itself. */
export type StoreProjections = {
  readonly status: () => Promise<readonly InstalledProjection[]>;
  readonly diff: () => Promise<readonly ProjectionDifference[]>;
  /**
   * Creates missing projections, updates changed ones.
   * @throws projection_broken before any change; projections_unfinished
   */
  readonly install: () => Promise<InstallReport>;
  /** @returns the names of those that were removed */
  readonly remove: () => Promise<readonly string[]>;
};

/** Other programs have projections there, too. */
const PREFIX = 'parley-';
/**
 * The store's own projection, which tracks the streams of each category for the scripts; often it is not
 * started.
 */
const CATEGORIES = '$by_category';

export const storeProjections = (
  server: ProjectionServer,
  scripts: readonly ProjectionScript[],
): StoreProjections => {
  const compare = async (): Promise<readonly ComparedProjection[]> => {
    const all = await server.list();
    const needed = needs(all);
    const serverProjections = new Map(
      all
        .filter(({ name }) => name.startsWith(PREFIX))
        .map((projection) => [projection.name.slice(PREFIX.length), projection]),
    );
    const names = new Set([...scripts.map(({ name }) => name), ...serverProjections.keys()]);
    return Promise.all(
      [...names].sort().map(async (name): Promise<ComparedProjection> => {
        const script = scripts.find((script) => script.name === name)?.text;
        const projection = serverProjections.get(name);
        const installed = projection && (await server.script(PREFIX + name));
        const { status = '', progress = 0 } = projection ?? {};
        const reason = projection === undefined ? '' : reasonOf(projection, needed);
        const change = changeOf(script, { isThere: projection !== undefined, installed });
        return {
          name,
          change,
          status,
          reason,
          progress,
          ...(script !== undefined && { script }),
          ...(installed !== undefined && { installed }),
        };
      }),
    );
  };
  return {
    status: async () =>
      (await compare()).map(({ script: _script, installed: _installed, ...standing }) => standing),
    diff: async () =>
      (await compare())
        .filter(({ change }) => change !== 'same')
        .map(({ status: _status, reason: _reason, progress: _progress, ...difference }) => difference),
    install: async () => {
      // The store accepts a broken script, and then stops reporting on any projection.
      for (const script of scripts) compileProjection(script);
      const needed = needs(await server.list());
      if (needed) await server.start(CATEGORIES);
      const done = await install(server, await compare());
      return needed ? { ...done, started: [CATEGORIES, ...done.started] } : done;
    },
    remove: async () => {
      const ownNames = (await server.list())
        .map(({ name }) => name)
        .filter((name) => name.startsWith(PREFIX));
      for (const name of ownNames) await server.remove(name);
      return ownNames.map((name) => name.slice(PREFIX.length));
    },
  };
};

const WAITS = `it gets no events, as ${CATEGORIES} does not run: \`parley projection install\` starts that`;

/** A server that is short of processors stops a script as if it had run for too long. */
const HOW_TO_CONTINUE = '`parley projection install` lets it go on where it stopped';

const reasonOf = ({ status, reason }: ServerProjection, isNeeded: boolean): string => {
  if (isFaulted(status)) return [reason, HOW_TO_CONTINUE].filter((part) => part !== '').join(': ');
  return reason === '' && isNeeded ? WAITS : reason;
};

/** Whether the store's own projection exists and does not run. */
const needs = (all: readonly ServerProjection[]): boolean =>
  all.some(({ name, status }) => name === CATEGORIES && !status.startsWith('Running'));

/**
 * Removes what the event store's own projections derived from deleted streams, which the store would keep.
 * Sums do not change.
 */
export const forgetPartitions = async (
  server: ProjectionServer | undefined,
  streams: readonly string[],
): Promise<void> => {
  if (server === undefined || streams.length === 0) return;
  for (const projection of await listProjections(server))
    if (projection.name.startsWith(PREFIX)) await server.forget(projection, streams);
};

/** A server that was started without projections has none. */
const listProjections = (server: ProjectionServer): ReturnType<ProjectionServer['list']> =>
  server.list().catch((error: unknown) => {
    if (isParleyError(error, 'store_without_projections')) return [];
    throw error;
  });

type ComparedProjection = InstalledProjection & ProjectionDifference;

const changeOf = (
  script: string | undefined,
  { isThere, installed }: { readonly isThere: boolean; readonly installed: string | undefined },
): InstalledProjection['change'] => {
  if (script === undefined) return 'unknown';
  if (!isThere) return 'missing';
  return installed === script ? 'same' : 'changed';
};

/**
 * @throws projections_unfinished, which lists the finished steps; another installation continues from there
 */
const install = async (
  server: ProjectionServer,
  comparisons: readonly ComparedProjection[],
): Promise<InstallReport> => {
  const done: Record<keyof InstallReport, string[]> = {
    created: [],
    updated: [],
    started: [],
    unchanged: [],
  };
  const installable = comparisons.filter(({ change }) => change !== 'unknown');
  for (const [index, one] of installable.entries()) {
    try {
      done[await installOne(server, one)].push(one.name);
    } catch (cause) {
      if (!isParleyError(cause, 'store_unavailable')) throw cause;
      const { name } = one;
      const facts = { name, done: index, total: installable.length, reason: String(cause.facts.reason) };
      const report = installText(done);
      throw new ParleyError('projections_unfinished', { ...facts, report }, { cause });
    }
  }
  return done;
};

const installOne = async (
  server: ProjectionServer,
  { name, change, script = '', status }: ComparedProjection,
): Promise<keyof InstallReport> => {
  if (change === 'missing') {
    await server.create(PREFIX + name, script);
    return 'created';
  }
  if (change === 'changed') {
    await server.replace(PREFIX + name, script);
    return 'updated';
  }
  if (status.startsWith('Running')) return 'unchanged';
  await server.start(PREFIX + name);
  return 'started';
};

const installText = (report: InstallReport): string =>
  Object.entries(report)
    .filter(([, names]) => names.length > 0)
    .map(([heading, names]) => `${heading} ${names.join(', ')}`)
    .join('; ') || 'nothing';
