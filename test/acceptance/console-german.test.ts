import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { germanWarnings } from '../../console/src/agents/warnings-de.ts';
import { germanColumnSummaries } from '../../console/src/analytics/column-summaries-de.ts';
import {
  germanColumns,
  germanPlaceholders,
  germanReportSummaries,
  germanReports,
} from '../../console/src/analytics/names-de.ts';
import { germanErrors } from '../../console/src/frame/errors-de.ts';
import { germanOutcomes } from '../../console/src/parts/outcomes-de.ts';
import { germanRules } from '../../console/src/quality/rules-de.ts';
import { germanMetrics } from '../../console/src/system/metrics-de.ts';
import { validationRules } from '../../src/agent/validate/rules.ts';
import { errors } from '../../src/kernel/errors.ts';
import { reports } from '../../src/views/reports/catalogue.ts';
import { type Parley, startParley } from '../support/parley.ts';

let parley: Parley;
beforeAll(async () => {
  parley = await startParley({ env: { PARLEY_STORE: 'memory:' } });
});
afterAll(() => parley.stop());

const SOURCES = 'console/src';

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('schema.ts'))
  .map((path) => {
    const text = readFileSync(join(SOURCES, path), 'utf8');
    const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  });

const nodesIn = (node: ts.Node): readonly ts.Node[] => {
  const children: ts.Node[] = [];
  node.forEachChild((child) => {
    children.push(child);
  });
  return [node, ...children.flatMap(nodesIn)];
};

const isWords = (text: string): boolean => /\p{L}{2,}/u.test(text);

/** Commands and paths are the same in every language. */
const isCode = (node: ts.Node): boolean =>
  ts.isJsxElement(node) && /^(code|pre)$/.test(node.openingElement.tagName.getText());

/** Names that every language writes alike. */
const names = new Set(['Parley', 'English', 'Deutsch', 'EN', 'DE', 'MB']);

it('each rule, metric and error that people meet in the console has a German text', async () => {
  expect(Object.keys(germanRules).sort()).toEqual(validationRules.map(({ code }) => code).sort());
  const exposition = await fetch(`${parley.url()}/metrics`, {
    headers: { authorization: `Bearer ${parley.adminToken()}` },
  });
  const metrics = [...(await exposition.text()).matchAll(/^# HELP (parley_\w+)/gm)].map(([, name]) => name);
  expect(Object.keys(germanMetrics)).toEqual(expect.arrayContaining(metrics));
  expect(Object.keys(errors)).toEqual(expect.arrayContaining(Object.keys(germanErrors)));
});

/** Refusals of requests that the console never sends, and one for which it has words of its own. */
const unseenCodes = new Set([
  'url_unreadable',
  'not_acceptable',
  'body_cut_short',
  'body_unreadable',
  'content_unsupported',
  'voice_unsupported',
  'environment_closed',
  'session_id_missing',
  'lang_missing',
  'query_missing',
  'query_ambiguous',
  'token_kind_wrong',
]);

type Described = {
  readonly paths: Readonly<
    Record<string, Record<string, { readonly responses: Record<string, { readonly description: string }> }>>
  >;
};

it('each refusal of an operation that the console calls has a German text', async () => {
  const { paths } = (await (await fetch(`${parley.url()}/openapi.json`)).json()) as Described;
  const texts = sources.map((source) => source.text).join('\n');
  const codes = Object.entries(paths)
    .flatMap(([path, operations]) =>
      Object.entries(operations).filter(([method]) => texts.includes(`'${method.toUpperCase()} ${path}'`)),
    )
    .flatMap(([, { responses }]) => Object.values(responses))
    .flatMap(({ description }) => description.split(', ').filter((code) => code in errors));
  expect(new Set(codes).size).toBeGreaterThan(50);
  const missing = codes.filter((code) => !(code in germanErrors) && !unseenCodes.has(code));
  expect(new Set(missing)).toEqual(new Set());
});

it('each report has a German name and description', () => {
  const names = reports.map(({ name }) => name).sort();
  expect([germanReports, germanReportSummaries].map((german) => Object.keys(german).sort())).toEqual([
    names,
    names,
  ]);
});

it('each column of a report has a German name and description, and no other column has', () => {
  const columns = reports.flatMap((report) => report.columns.map(({ name }) => name));
  // Reports over time have another column for the interval.
  const { waiting: _, ...outcomes } = germanOutcomes;
  expect(new Set(Object.keys({ ...outcomes, ...germanColumns }))).toEqual(new Set([...columns, 'interval']));
  const described = Object.entries(germanColumnSummaries).map(
    ([report, summaries]) => [report, Object.keys(summaries)] as const,
  );
  expect(Object.fromEntries(described)).toEqual(
    Object.fromEntries(reports.map(({ name, columns }) => [name, columns.map((column) => column.name)])),
  );
});

it('each cell that replaces a name, such as (start), has a German text', () => {
  const placeholders = ['projections', 'src/views/reports'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => !name.endsWith('.test.ts') && /\.[jt]s$/.test(name))
      .flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/(?<=')\(\w+\)(?=')/g) ?? []),
  );
  expect(new Set(Object.keys(germanPlaceholders))).toEqual(new Set(placeholders));
});

it('each warning of an import has a German text', () => {
  const folder = 'src/agent/formats';
  const readers = readdirSync(folder).filter((name) => !name.endsWith('.test.ts'));
  const codesIn = (path: string, call: RegExp) =>
    [...readFileSync(path, 'utf8').matchAll(call)].map(([, code]) => code);
  const ofFiles = readers.flatMap((name) =>
    codesIn(join(folder, name), /(?:warn(?:About)?(?:\(path\))?\(\s*|code: )'(\w+)'/g),
  );
  const ofFaults = codesIn('src/agent/legal.ts', /refuse\('(\w+)'/g);
  expect(ofFiles).toEqual(expect.arrayContaining(['more_warnings', 'entity_missing', 'empty_phrase']));
  expect([...new Set([...ofFiles, ...ofFaults])].filter((code) => !((code ?? '') in germanWarnings))).toEqual(
    [],
  );
});

it('no page has words outside its lists of texts', () => {
  const shown = sources.flatMap((source) =>
    nodesIn(source).flatMap((node) => {
      if (ts.isJsxText(node)) return isCode(node.parent) ? [] : node.text.trim();
      const isRead =
        ts.isJsxAttribute(node) && /^(title|alt|placeholder|aria-label|label)$/.test(node.name.getText());
      return isRead && node.initializer && ts.isStringLiteral(node.initializer) ? node.initializer.text : [];
    }),
  );
  expect(shown.filter((text) => isWords(text) && !names.has(text))).toEqual([]);
});

it('German texts differ from the English ones, but for words that both languages share', () => {
  const same = sources.flatMap((source) =>
    nodesIn(source).flatMap((node) =>
      ts.isObjectLiteralExpression(node) && propertyIn(node, 'en') && propertyIn(node, 'de')
        ? alike(propertyIn(node, 'en'), propertyIn(node, 'de'))
        : [],
    ),
  );
  expect([...new Set(same)].filter((text) => isWords(text) && !sharedWords.has(text)).sort()).toEqual([]);
});

const propertyIn = (object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined =>
  object.properties
    .filter(ts.isPropertyAssignment)
    .find((property) => property.name.getText().replaceAll("'", '') === name)?.initializer;

/** The literals that are equal at the same place of both. */
const alike = (one: ts.Expression | undefined, other: ts.Expression | undefined): readonly string[] => {
  if (one === undefined || other === undefined) return [];
  if (ts.isObjectLiteralExpression(one) && ts.isObjectLiteralExpression(other))
    return one.properties.flatMap((property) => {
      const name = property.name?.getText().replaceAll("'", '') ?? '';
      return alike(propertyIn(one, name), propertyIn(other, name));
    });
  const [text, translation] = [one, other].map(writtenIn);
  return text !== undefined && text === translation ? [text] : [];
};

/** A text, or what a function makes, in the words of the source. */
const writtenIn = (node: ts.Expression): string | undefined => {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  const made = ts.isArrowFunction(node) && !ts.isBlock(node.body) ? node.body : undefined;
  if (made === undefined) return undefined;
  const literal = /^`(.*)`$/s.exec(made.getText())?.[1]?.replaceAll(/\$\{[^}]*\}/g, '…');
  return literal !== undefined && isWords(literal) ? literal : undefined;
};

const sharedWords = new Set([
  ...['Action', 'Agent', 'Encoder', 'Export', 'Intent', 'Intents', 'Live', 'Name', 'Parameter', 'Person'],
  ...['Position', 'Revision', 'Sandbox', 'Status', 'System', 'TLS', 'Text', 'Tokens', 'URL', 'Webhook'],
  ...['Header …', 'Intent …', 'Token (…)'],
]);
