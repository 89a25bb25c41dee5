import { expect, it } from 'vitest';
import { ParleyError } from '../kernel/errors.ts';
import { loggedError } from './logged-error.ts';

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

it('contains the origin of an error, but no unreadable input', () => {
  const unread = thrownBy(() => JSON.parse('Quillfeather said so'));
  const quoting = new SyntaxError('Unexpected token, ..."note":"Quillfeather said"... is not valid JSON');
  for (const error of [unread, quoting]) {
    expect(String(error)).toContain('Quillfeather');
    const logged = JSON.stringify(loggedError(new Error('it failed', { cause: error })));
    expect(logged).not.toMatch(/Quillfeather|said so|"note"/);
    expect(logged).toContain('logged-error.test.ts');
    expect(loggedError(error)).toMatchObject({
      type: 'SyntaxError',
      message: expect.stringContaining('JSON'),
    });
  }
});

it('omits fields of an error other than its code', () => {
  const error = new ParleyError('store_unavailable', { reason: 'gone', text: 'Quillfeather' });
  expect(loggedError(error)).toMatchObject({ type: 'ParleyError', code: 'store_unavailable' });
  expect(JSON.stringify(loggedError(error))).not.toContain('Quillfeather');
});

it('leaves values that are not errors unchanged', () => {
  expect(loggedError({ reason: 'x' })).toEqual({ reason: 'x' });
});
