import { describe, expect, it } from 'vitest';
import { created, intentCreated } from '../../test/support/agent-stories.ts';
import type { AgentEvent } from './events.ts';
import { emptyAgent, foldAgent } from './evolve.ts';
import { intentsForTrigger } from './triggers.ts';

const welcome = intentCreated({ id: 'hello', name: 'hello', triggers: ['WELCOME'] });
const google = intentCreated({
  id: 'google',
  name: 'google',
  triggers: ['GOOGLE_ASSISTANT_WELCOME', 'other'],
});
const invoked = (name: string, ...events: AgentEvent[]) =>
  intentsForTrigger(foldAgent(emptyAgent('a1'), [created(), ...events]), name).map(({ id }) => id);

describe('a trigger', () => {
  it('invokes the intents that define it, ignoring case', () => {
    expect(invoked('Other', welcome, google)).toEqual(['google']);
  });

  it('invokes nothing if no intent defines it', () => expect(invoked('toString', welcome)).toEqual([]));

  it('invokes all that define it, each once', () => {
    const twice = intentCreated({ id: 'i2', name: 'n2', triggers: ['welcome', 'Welcome'] });
    expect(invoked('WELCOME', welcome, twice)).toEqual(['hello', 'i2']);
  });

  it('of a platform invokes its own intent first', () => {
    expect(invoked('google_assistant_welcome', welcome, google)).toEqual(['google']);
  });

  it('of a platform falls back to the common welcome', () => {
    expect(invoked('FACEBOOK_WELCOME', welcome, google)).toEqual(['hello']);
  });

  it('does not invoke a disabled intent', () => {
    expect(invoked('WELCOME', intentCreated({ triggers: ['WELCOME'], priority: 0 }))).toEqual([]);
  });

  it("uses the agent's current intents", () => {
    const deletion: AgentEvent = { type: 'IntentDeleted', data: { intentId: 'hello' } };
    expect(invoked('WELCOME', welcome)).toEqual(['hello']);
    expect(invoked('WELCOME', welcome, deletion)).toEqual([]);
  });
});
