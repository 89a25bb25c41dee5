import { expect, it } from 'vitest';
import { PROJECTION_COMPILE_MS_MAX } from '../../kernel/limits/views.ts';
import { compileProjection } from './script.ts';

/** As if the machine were so busy that a script takes longer than its limit each time. */
const late = `
  const end = Date.now() + ${1.2 * PROJECTION_COMPILE_MS_MAX};
  while (Date.now() < end);
  fromAll().when({ $init: () => ({}), Heard: (state) => state });
`;

it('a shipped script may take any time to define itself, so that a busy machine can start a server', () => {
  const { outline, start } = compileProjection({ name: 'late', text: late, isShipped: true });
  expect(outline.types).toEqual(['Heard']);
  expect(start).not.toThrow();
});

it('a custom script may not', () => {
  const compile = () => compileProjection({ name: 'late', text: late, isShipped: false });
  expect(compile).toThrow(expect.objectContaining({ code: 'projection_broken' }));
});
