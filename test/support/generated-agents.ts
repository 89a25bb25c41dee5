import fc from 'fast-check';
import type { AgentCommand } from '../../src/agent/commands.ts';
import { decideAgent } from '../../src/agent/decide.ts';
import type { AgentEvent } from '../../src/agent/events.ts';
import { emptyAgent, foldAgent } from '../../src/agent/evolve.ts';
import { entity, entry, intent, parameter, phrase, response, settingsIn } from './agent-stories.ts';

const AGENT_ID = '0123456789abcdef0123456789abcdef';

const id = fc.constantFrom('x1', 'x2', 'x3');
const name = fc.constantFrom('order', 'cancel', 'ask');
const language = fc.constantFrom('en', 'de');
const value = fc.constantFrom('tea', 'coffee', 'cocoa');
const entries = fc
  .uniqueArray(value, { maxLength: 3 })
  .map((values) => values.map((one) => entry(one, one, 'x')));

const anIntent = fc
  .record({ id, name, action: fc.constantFrom('', 'do.it'), isFallback: fc.boolean(), priority: fc.nat(9) })
  .map(({ id, name, action, isFallback, priority }) =>
    intent({
      id,
      name,
      priority,
      fallbackIntent: isFallback,
      contexts: ['before'],
      phrases: { en: [phrase(name)] },
      responses: [
        response({
          action,
          affectedContexts: [{ name: 'after', lifespan: 3 }],
          parameters: [
            parameter({
              prompts: [
                { lang: 'en', value: 'What?' },
                { lang: 'de', value: 'Was?' },
              ],
            }),
          ],
        }),
      ],
    }),
  );

const aCommand: fc.Arbitrary<AgentCommand> = fc.oneof(
  anIntent.map((intent) => ({ type: 'CreateIntent' as const, intent })),
  anIntent.map((intent) => ({ type: 'UpdateIntent' as const, intentId: intent.id, intent })),
  id.map((intentId) => ({ type: 'DeleteIntent' as const, intentId })),
  fc.record({ id, name, entries, language }).map(({ id, name, entries, language }) => ({
    type: 'CreateEntity' as const,
    entity: entity({ id, name, entries: { [language]: entries } }),
  })),
  fc
    .record({
      type: fc.constantFrom('AddEntries' as const, 'UpdateEntries' as const),
      entity: id,
      language,
      entries,
    })
    .map((command) => command),
  fc.record({ type: fc.constant('DeleteEntries' as const), entity: id, language, values: fc.array(value) }),
  id.map((entity) => ({ type: 'DeleteEntity' as const, entity })),
  fc.constantFrom<AgentCommand>(
    { type: 'ChangeSettings', changes: { name: 'Other' } },
    { type: 'DeleteAgent' },
  ),
);

/** The recorded history of an agent; refused commands record nothing. */
export const agentHistories = fc.array(aCommand, { maxLength: 25 }).map((commands) => {
  const first = {
    type: 'CreateAgent' as const,
    agentId: AGENT_ID,
    settings: settingsIn('en', 'de'),
    intents: [],
  };
  const events: AgentEvent[] = [];
  for (const command of [first, ...commands]) {
    const agent = events.length === 0 ? undefined : foldAgent(emptyAgent(AGENT_ID), events);
    const decision = decideAgent(command, agent);
    if (!('refused' in decision)) events.push(...decision.events);
  }
  return { agentId: AGENT_ID, events };
});
