import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const COLUMNS_MAX = 110;
/** A literal of this many symbols cannot be broken. */
const longLiteral = /(['"`/])(?:(?!\1).){80,}\1|^\s*\/[^*/].{80,}/;
const LINES_MAX = 250;
/** Tables: long because the world is, read a row at a time. */
const dataTables = /\/data\/|\/(events|limits|errors)\.ts$/;
const emptyNames = /^(utils?|helpers?|types|common|misc|manager|service)\./;
/** Rooms that may read the clock and make ids and random numbers; operators' scripts may read the clock too. */
const actingPlaces = /^(src\/(outside|compose|cli)|console)\/|^src\/views\/engine\/text-engine\.ts$/;
const worldlyCalls = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\brandomUUID\(/;
const machinePaths = /(?<![\w.-])\/(work|root|home|farm)\/\w/;
const leftOvers = /\b(TODO|FIXME|XXX|HACK)\b|\.(only|todo)\(|@ts-(ignore|nocheck)/;
/** One word, one thing: these say something else here, or nothing. */
const bannedWords = /\b(conversationId|performant|leverage|blazing)\b/i;

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(path));
/** Written by a test, not by hand. */
const generated = 'console/src/api/schema.ts';
const sources = tracked.filter(
  (path) => /^(src|test|bench|projections|console)\/.*\.[cm]?[jt]sx?$/.test(path) && path !== generated,
);
const shipped = sources.filter(
  (path) => /^(src|projections|console)\//.test(path) && !path.endsWith('.test.ts'),
);
const documents = tracked.filter((path) => path.endsWith('.md'));
const texts = [...sources, ...documents, ...tracked.filter((path) => /\.(json|ya?ml|cjs|run)$/.test(path))];
const thisFile = 'test/tidy.test.ts';

/** A number that bounds something. Units of time bound nothing, and numbers in one run share their reason. */
const limit =
  /^\s*(export )?const (?!(DAY|HOUR|MINUTE)_MS\b)[A-Z\d_]+_(MAX|MIN|MS|AT_A_TIME|AT_ONCE|A_STEP|PER_PAGE|LISTED|KEPT) = .*\d/;
const constant = /^\s*(export )?const [A-Z\d_]+ = .*;$/;
const comment = /\*\/$|^\s*\/\//;

const limitsWithoutReason = (path: string): readonly string[] => {
  const lines = linesOf(path);
  const hasReason = (index: number): boolean => {
    const before = lines[index - 1] ?? '';
    return comment.test(before) || (constant.test(before) && hasReason(index - 1));
  };
  return lines.flatMap((line, index) =>
    limit.test(line) && !hasReason(index) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
  );
};

const linesOf = (path: string): readonly string[] => readFileSync(path, 'utf8').split('\n');

/** `path:line: text` for each line that `accuses`. */
const linesWhere = (paths: readonly string[], accuses: (line: string) => boolean): readonly string[] =>
  paths
    .filter((path) => path !== thisFile)
    .flatMap((path) =>
      linesOf(path).flatMap((line, index) =>
        accuses(line) ? [`${path}:${index + 1}: ${line.trim().slice(0, 80)}`] : [],
      ),
    );

const isTable = (path: string): boolean => dataTables.test(path);
/** The targets of anchors: headings and explicit `<a id>`. Comments of shell examples are not headings. */
const anchorsOf = (path: string): readonly string[] => {
  const text = readFileSync(path, 'utf8').replace(/^ *```[\s\S]*?^ *```/gm, '');
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return [...headings, ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)];
};

/** Links of a document to files, in Markdown or HTML: not to the web, and none inside code. */
const linksOf = (document: string): readonly string[] => {
  const text = readFileSync(document, 'utf8').replace(/^ *```[\s\S]*?^ *```|`[^`\n]*`/gm, '');
  const links = /\]\((?!\w+:)([^)\s]+)\)|^\[[^\]]+\]: (?!\w+:)(\S+)|(?:href|src)="(?!\w+:)([^"]+)"/gm;
  return [...text.matchAll(links)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
};

const targetOf = (document: string, link: string): string => {
  const [path = ''] = link.split('#');
  return path === '' ? document : join(dirname(document), decodeURIComponent(path));
};

const isBroken = (document: string, link: string): boolean => {
  const target = targetOf(document, link);
  if (!existsSync(target)) return true;
  const anchor = link.split('#')[1];
  return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor);
};

const brokenLinks = (document: string): readonly string[] =>
  linksOf(document)
    .filter((link) => isBroken(document, link))
    .map((link) => `${document}: ${link}`);

/** Pages that code, tests and settings name in texts and comments. */
const missingPages = (path: string): readonly string[] =>
  [...readFileSync(path, 'utf8').matchAll(/(?<![\w/])docs\/[\w/-]+\.md/g)]
    .filter(([page]) => !existsSync(page))
    .map(([page]) => `${path}: ${page}`);

/** Files and folders of the project that a page names in its text, by paths from the root of the project. */
const missingFiles = (page: string): readonly string[] => {
  const names =
    /(?<![\w./-])(?:src|test|projections|bench|deploy|tools|console|examples|\.ci|\.github)\/[\w./-]*\w/g;
  return [...readFileSync(page, 'utf8').matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) =>
    [...code.matchAll(names)].filter(([path]) => !existsSync(path)).map(([path]) => `${page}: ${path}`),
  );
};

/** Names that a page says are in a file, as in `beginTurn` in `src/session/contexts.ts`, and that are not. */
const missingNames = (page: string): readonly string[] =>
  [...readFileSync(page, 'utf8').matchAll(/`(\w+)`\s(?:in|of)\s`([\w./-]+\/[\w./-]+\.\w+)`/g)]
    .filter(([, name = '', path = '']) => !new RegExp(`\\b${name}\\b`).test(readFileSync(path, 'utf8')))
    .map(([place]) => `${page}: ${place}`);

const exportedType = /^export (?:abstract )?(?:type|interface|class) (\w+)/gm;
const exportedFunction = /^export (?:async )?(?:const|function\*?) ([a-z]\w*)/gm;

/** The files of `src/` that export each name of a kind. */
const filesByName = (exported: RegExp): ReadonlyMap<string, readonly string[]> => {
  const files = new Map<string, readonly string[]>();
  for (const path of shipped.filter((path) => path.startsWith('src/')))
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(exported))
      files.set(name, [...(files.get(name) ?? []), path]);
  return files;
};

/** Pages that a reader of the README reaches by following links. */
const reachablePages = (): ReadonlySet<string> => {
  const reached = new Set(['README.md']);
  // A set visits what is added while it is read.
  for (const page of reached) {
    for (const link of linksOf(page)) {
      const target = targetOf(page, link);
      if (documents.includes(target)) reached.add(target);
    }
  }
  return reached;
};

describe('a tidy house', () => {
  it('keeps lines short enough to read side by side', () => {
    const code = sources.filter((path) => !isTable(path));
    const isLong = (line: string) => [...line].length > COLUMNS_MAX && !longLiteral.test(line);
    expect(linesWhere(code, isLong)).toEqual([]);
  });

  it('keeps files short enough to read in one sitting', () => {
    const long = shipped.filter((path) => !isTable(path) && linesOf(path).length - 1 > LINES_MAX);
    expect(long).toEqual([]);
  });

  it('gives files names that say what is in them', () => {
    expect(tracked.filter((path) => emptyNames.test(basename(path)))).toEqual([]);
  });

  it.each([
    ['type', exportedType],
    ['function', exportedFunction],
  ])('gives the name of a %s one meaning, in one file', (_, exported) => {
    const names = [...filesByName(exported)];
    expect(names.filter(([, files]) => files.length > 1)).toEqual([]);
    expect(names.length).toBeGreaterThan(100);
  });

  it('reads the clock and draws ids and chance only where it acts', () => {
    const quiet = shipped.filter((path) => !actingPlaces.test(path));
    expect(linesWhere(quiet, (line) => worldlyCalls.test(line))).toEqual([]);
  });

  it('gives every limit its reason', () => {
    const rooms = shipped.filter((path) => path.startsWith('src/'));
    expect(rooms.flatMap(limitsWithoutReason)).toEqual([]);
  });

  it('has no left-overs and no empty words', () => {
    expect(linesWhere(sources, (line) => leftOvers.test(line))).toEqual([]);
    expect(linesWhere([...shipped, ...documents], (line) => bannedWords.test(line))).toEqual([]);
  });

  it('contains no paths of the machine it was written on', () => {
    expect(linesWhere(texts, (line) => machinePaths.test(line))).toEqual([]);
    expect(linesWhere(['package-lock.json'], (line) => /"resolved": *"https?:/.test(line))).toEqual([]);
  });

  it('has no links to pages or anchors that do not exist', () => {
    expect(documents.flatMap(brokenLinks)).toEqual([]);
    expect(
      [...sources, ...tracked.filter((path) => /\.(ya?ml|sh|mjs)$/.test(path))].flatMap(missingPages),
    ).toEqual([]);
  });

  it('names only files and folders that exist', () => {
    expect(documents.flatMap(missingFiles)).toEqual([]);
  });

  it('says only of names that are in a file that they are in it', () => {
    expect(documents.flatMap(missingNames)).toEqual([]);
  });

  it('links every documentation page from the README, directly or through other pages', () => {
    const reached = reachablePages();
    expect(documents.filter((page) => page.startsWith('docs/') && !reached.has(page))).toEqual([]);
  });

  it('found something to read', () => {
    expect(shipped.length).toBeGreaterThan(5);
    expect(documents).toContain('README.md');
  });
});
