import { describe, expect, it } from 'vitest';
import { entityOfSize, intent } from '../../../test/support/agent-stories.ts';
import { countSteps } from '../../../test/support/count-steps.ts';
import { agentWith, agentWithPhrases } from '../../../test/support/large-agents.ts';
import { ENTRIES_AT_A_TIME, PHRASES_AT_A_TIME } from '../../kernel/limits/agents.ts';
import { prepareEntities } from '../../nlu/entities/entity-index.ts';
import type { Agent } from '../agent.ts';
import { foldAgent } from '../evolve.ts';
import { trainingSetOf } from '../training.ts';
import { validationSteps } from './validate.ts';

/** No step may grow with the agent: what is done between two of them blocks all other requests. */
describe('validation of a large agent', () => {
  it('validates many phrases in steps', () => {
    const steps = (count: number) =>
      countSteps(validationSteps(agentWithPhrases(count), () => new Map([[intent().id, 1]])));
    // Each is compared with all intents, and each PHRASES_AT_A_TIME are compared with each other.
    // Five other rules look at PHRASES_AT_A_TIME at a time.
    expect(steps(2_010) - steps(10)).toBe(2_000 + 5 * (2_000 / PHRASES_AT_A_TIME));
  });

  it('validates many intents in steps, one or more for each', () => {
    const steps = (count: number) => {
      const intents = Array.from({ length: count }, (_, at) => intent({ id: `i${at}`, name: `n${at}` }));
      const agent = { ...agentWith([]), intents: new Map(intents.map((one) => [one.id, one])) };
      return countSteps(validationSteps(agent));
    };
    // Its phrases are collected, and four rules look at them.
    expect(steps(300) - steps(100)).toBe(5 * 200);
  });

  it('validates many synonyms that two entities of a phrase have in steps', () => {
    const steps = (count: number) => {
      const entities = [entityOfSize('one', count), entityOfSize('other', count)];
      const phrase = { data: entities.map(({ name }) => ({ text: 'x', meta: `@${name}`, alias: name })) };
      const agent = foldAgent(agentWith(entities), [
        {
          type: 'IntentCreated',
          data: {
            intent: intent({ phrases: { en: [{ id: 'p', ...phrase, isTemplate: false, count: 0 }] } }),
          },
        },
      ]);
      return countSteps(validationSteps(agent));
    };
    const ownSynonyms = 2 * 20;
    expect(steps(20 * ENTRIES_AT_A_TIME) - steps(1)).toBe(ownSynonyms + 2 * 20);
  });

  it('validates and prepares many synonyms of one entry in steps', () => {
    const synonyms = Array.from({ length: 5_000 }, (_, at) => `word ${at}`);
    const entries = { en: [{ value: 'v', synonyms }] };
    const agent = agentWith([{ ...entityOfSize('large', 1), entries }]);
    const small = agentWith([entityOfSize('large', 1)]);
    const validation = (of: Agent) => countSteps(validationSteps(of, () => new Map()));
    expect(validation(agent) - validation(small)).toBe(10);
    const preparation = (of: Agent) =>
      countSteps(prepareEntities(trainingSetOf(of, 'en').entities, 'en', () => false));
    expect(preparation(agent) - preparation(small)).toBe(10);
  });

  it('validates a large entity in steps, in proportion to its entries', () => {
    const steps = (entries: number) =>
      countSteps(validationSteps(agentWith([entityOfSize('large', entries)])));
    const [small, large] = [steps(10), steps(20_000)];
    expect(large - small).toBe(40);
  });
});
