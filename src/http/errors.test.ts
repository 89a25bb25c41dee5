import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errors, ParleyError } from '../kernel/errors.ts';
import { ERROR_DETAILS_CHARS_MAX } from '../kernel/limits/http.ts';
import { answerOf, answers } from './errors.ts';

const document = readFileSync(new URL('../../docs/errors.md', import.meta.url), 'utf8');

/** Rows of the document's tables: code, HTTP, status.code, errorType, errorDetails, advice. */
const rows = document
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| |\s*\|$/g, '')));

const documented = Object.fromEntries(
  rows.map(([code = '', http, status, errorType, details]) => [
    code.replaceAll('`', ''),
    { http: Number(http), code: Number(status), errorType, details },
  ]),
);

describe('docs/errors.md', () => {
  it('lists exactly the errors of the catalogue, with their replies', () => {
    const answered = Object.entries(answers).map(([code, answer]) => [
      code,
      { ...answer, details: errors[code as keyof typeof errors] },
    ]);
    expect(documented).toEqual(Object.fromEntries(answered));
  });

  it('lists each error once, with advice', () => {
    expect(rows).toHaveLength(Object.keys(errors).length);
    for (const [code, , , , , advice = ''] of rows) expect(advice, code).toMatch(/[\w`]\.\)?$/);
  });
});

it('every error of the catalogue is used', () => {
  const source = new URL('..', import.meta.url);
  const tables = /^(http|kernel)\/errors\.ts$|\.test\.ts$/;
  const texts = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !tables.test(path.replaceAll('\\', '/')))
    .map((path) => readFileSync(new URL(path, source), 'utf8'));
  const thrown = new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/(?:ParleyError|refuse)\(\s*'(\w+)'/g)].map(([, code]) => code),
    ),
  );
  const refused = new Set(
    texts.flatMap((text) => [...text.matchAll(/refused: '(\w+)'/g)].map(([, code]) => code)),
  );
  expect(Object.keys(errors).filter((code) => !thrown.has(code) && !refused.has(code))).toEqual([]);
});

describe('the reply to an error', () => {
  it('gives the reason of a refusal', () => {
    expect(answerOf(new ParleyError('entity_not_found', { entity: 'pet' }))).toMatchObject({
      http: 404,
      errorType: 'not_found',
      details: 'there is no entity pet',
    });
  });

  it('shows empty values as quotes', () => {
    expect(answerOf(new ParleyError('bad_language', { language: '' })).details).toMatch(
      /^"" is not a language/,
    );
  });

  it("includes the event store's reason for a refusal", () => {
    expect(answerOf(new ParleyError('scavenge_refused', { reason: 'not allowed' })).details).toMatch(
      /not allowed$/,
    );
  });

  it('names the stream that is damaged', () => {
    const facts = { stream: 'session-a-1', revision: 2, reason: 'a record is missing' };
    expect(answerOf(new ParleyError('record_damaged', facts))).toMatchObject({
      http: 500,
      details: 'stream session-a-1 is damaged at revision 2: a record is missing',
    });
  });

  it('shortens long names', () => {
    const { details } = answerOf(new ParleyError('entity_not_found', { entity: '😀'.repeat(100_000) }));
    expect(details.length).toBeLessThanOrEqual(ERROR_DETAILS_CHARS_MAX);
    expect(details).not.toMatch(/\p{Surrogate}/u);
  });

  it.each([
    new TypeError('secret'),
    new ParleyError('store_unavailable', { reason: 'secret' }),
    new ParleyError('vectors_unreadable', { reason: 'secret' }),
    'secret',
  ])('hides the reason of an internal error: %s', (thrown) => {
    const { http, details } = answerOf(thrown);
    expect(http).toBeGreaterThanOrEqual(500);
    expect(details).not.toContain('secret');
  });
});
