import { describe, expect, it } from 'vitest';
import { categoryOf } from './stream-name.ts';

describe('the name of a stream', () => {
  it('begins with its category, up to the first dash', () => {
    const names = ['session-a-1', 'agent-a', 'plain', '-x'];
    expect(names.map(categoryOf)).toEqual(['session', 'agent', 'plain', '']);
  });
});
