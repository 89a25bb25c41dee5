import { expect, it } from 'vitest';
import { SECRET_WARNING_EVERY_MS } from '../kernel/limits/process.ts';
import { type SecretWarning, secretWarnings } from './secret-warnings.ts';

it('each field of an agent causes one warning per period', () => {
  const warned: SecretWarning[] = [];
  let now = 0;
  const warn = secretWarnings({ now: () => now, warn: (warning) => void warned.push(warning) });
  warn('a1', ['password']);
  warn('a1', ['password']);
  warn('a1', ['password', 'headers.cookie']);
  warn('a2', ['password']);
  expect(warned).toEqual([
    { agentId: 'a1', fields: ['password'] },
    { agentId: 'a1', fields: ['headers.cookie'] },
    { agentId: 'a2', fields: ['password'] },
  ]);
  now = SECRET_WARNING_EVERY_MS;
  warn('a1', ['password']);
  expect(warned.at(-1)).toEqual({ agentId: 'a1', fields: ['password'] });
  expect(warned).toHaveLength(4);
});
