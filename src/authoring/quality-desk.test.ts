import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anExport, openTestDesks } from '../../test/support/test-desks.ts';
import { isParleyError } from '../kernel/errors.ts';
import type { EvaluationStep } from '../training/evaluate.ts';
import type { Desks } from '../turn/open-desks.ts';

const orders = [
  'order a pizza',
  'I want a pizza',
  'bring me a pizza please',
  'one pizza to go',
  'get me a pizza',
];
const cancels = [
  'cancel my order',
  'stop that order',
  'cancel the order please',
  'forget my order',
  'no order now',
];
const shop = anExport({
  intents: [
    { name: 'order', says: orders },
    { name: 'cancel', says: cancels },
    { name: 'hours', says: ['when are you open', 'opening hours', 'are you open today', 'when do you open'] },
    { name: 'confirm', says: ['yes do that', 'yes please'], contexts: ['ordering'] },
    { name: 'silent', contexts: ['ordering'] },
  ],
});

let desks: Desks;
let agentId = '';
let warnings: readonly { readonly code: string; readonly path: string }[] = [];
beforeAll(async () => {
  desks = await openTestDesks();
  const imported = await desks.agents.import(shop, {});
  agentId = imported.agent.id;
  warnings = imported.warnings;
});
afterAll(() => desks.close());

const stepsOf = async (source: Parameters<Desks['quality']['evaluate']>[0], seed = 1) => {
  const steps: EvaluationStep[] = [];
  for await (const step of await desks.quality.evaluate(source, { folds: 2, seed })) steps.push(step);
  return steps;
};
const evaluationIn = (steps: readonly EvaluationStep[]) =>
  steps.flatMap((step) => ('evaluation' in step ? [step.evaluation] : []))[0];

describe('evaluations that are kept', () => {
  it('have the figures, and the revision, encoder and threshold that they were made at', async () => {
    const evaluation = evaluationIn(await stepsOf({ agentId }, 7));
    const { revision } = desks.agents.get(agentId);
    const kept = await desks.quality.evaluations(agentId);
    const { accuracy, rejection } = evaluation ?? {};
    const measured = { accuracy, threshold: rejection?.threshold, encoder: 'none', seed: 7, language: 'en' };
    expect(kept.at(-1)).toMatchObject({ ...measured, revision, isCurrent: true });
    expect(JSON.stringify(kept)).not.toContain(orders[0]);
  });

  it('are of an earlier revision on request, and never of an export', async () => {
    const { agent } = await desks.agents.import(shop, {});
    const { id: agentId, revision } = agent;
    await stepsOf({ files: shop }, 8);
    expect(await desks.quality.evaluations(agentId)).toEqual([]);
    const threshold = { type: 'ChangeSettings', changes: { mlMinConfidence: 0.7 } } as const;
    await desks.agents.change(agentId, threshold, 'admin');
    await stepsOf({ agentId, revision }, 9);
    const newest = (await desks.quality.evaluations(agentId)).at(-1);
    expect(newest).toMatchObject({ revision, seed: 9, threshold: 0.3 });
    const options = { folds: 2, seed: 1 };
    await expect(desks.quality.evaluate({ agentId, revision: 99 }, options)).rejects.toThrow(
      'no revision 99',
    );
    await desks.agents.delete(agentId);
  });
});

it('an evaluation ends, and is not kept, if its agent is deleted', async () => {
  const { agent } = await desks.agents.import(shop, {});
  const steps = await desks.quality.evaluate({ agentId: agent.id }, { folds: 2, seed: 1 });
  const evaluation = steps[Symbol.asyncIterator]();
  await evaluation.next();
  await desks.agents.delete(agent.id);
  await expect(evaluation.next()).rejects.toMatchObject({ code: 'agent_not_found' });
});

describe('validation', () => {
  it('gives the same findings for an agent and for its export', async () => {
    const ofAgent = await desks.quality.validate({ agentId });
    const ofFiles = await desks.quality.validate({ files: shop });
    expect(ofAgent.findings.map(({ code }) => code)).toContain('context_never_set');
    expect(ofFiles).toEqual(ofAgent);
    expect(desks.agents.list()).toHaveLength(1);
  });

  it('uses the model to find the intent that a phrase resembles', async () => {
    const misplaced = anExport({
      intents: [
        { name: 'order', says: [...orders, 'cancel my order'] },
        { name: 'cancel', says: [...cancels, 'cancel my whole order', 'please cancel my order'] },
      ],
    });
    const { findings } = await desks.quality.validate({ files: misplaced });
    const near = findings.filter(({ code }) => code === 'phrase_nearer_another');
    expect(near).toMatchObject([
      { intent: 'order', message: expect.stringContaining('"cancel my order" resembles "cancel"') },
    ]);
  });

  it("is part of an import's report, without notes", () => {
    expect(warnings).toContainEqual(
      expect.objectContaining({ code: 'context_never_set', path: 'intent confirm' }),
    );
    expect(warnings.map(({ code }) => code)).not.toContain('few_phrases');
  });

  it('is refused for a missing agent, and for files that are not an export', async () => {
    await expect(desks.quality.validate({ agentId: 'missing' })).rejects.toSatisfy((error) =>
      isParleyError(error, 'agent_not_found'),
    );
    await expect(desks.quality.validate({ files: [{ path: 'agent.json', text: '{' }] })).rejects.toSatisfy(
      (error) => isParleyError(error, 'bad_export'),
    );
  });
});

describe('an evaluation', () => {
  it('reports its progress, and finally the result', async () => {
    const steps = await stepsOf({ agentId });
    const progress = steps.flatMap((step) => ('done' in step ? [step] : []));
    const [first] = progress;
    // 16 phrases held out, and again as texts of intents that were left out.
    expect(first).toEqual({ done: 0, total: 32 });
    expect(progress.at(-1)).toEqual({ done: 32, total: 32 });
    expect(progress.map(({ done }) => done)).toEqual(progress.map(({ done }) => done).sort((a, b) => a - b));
    const evaluation = evaluationIn(steps);
    expect(evaluation).toMatchObject({ phrases: 16, folds: 2, rejection: { foreign: 16, threshold: 0.3 } });
    expect(evaluation?.intents.map(({ intent }) => intent).sort()).toEqual(
      ['cancel', 'confirm', 'hours', 'order'].sort(),
    );
    expect(evaluation?.accuracy).toBeGreaterThan(0.4);
  });

  it('is the same for the same seed, and for the export', async () => {
    expect(await stepsOf({ agentId })).toEqual(await stepsOf({ agentId }));
    expect(evaluationIn(await stepsOf({ files: shop }))).toEqual(evaluationIn(await stepsOf({ agentId })));
  });

  it('does not change the agent', async () => {
    await stepsOf({ agentId });
    const [understanding] = await desks.agents.understand(agentId, ['yes please'], {
      language: 'en',
      contexts: ['ordering'],
    });
    expect(understanding?.candidates[0]).toMatchObject({ intentName: 'confirm', outcome: 'won' });
  });
});

describe('an explanation', () => {
  it('says why other intents lost', async () => {
    const { candidates, nearest } = await desks.quality.explain(agentId, 'yes please', { contexts: [] });
    expect(candidates).toContainEqual(
      expect.objectContaining({ intentName: 'confirm', contextsMissing: ['ordering'] }),
    );
    expect(nearest[0]).toMatchObject({ intentName: 'confirm', text: 'yes please' });
    const inContext = await desks.quality.explain(agentId, 'yes please', { contexts: ['Ordering'] });
    expect(inContext.candidates[0]).toMatchObject({ intentName: 'confirm', outcome: 'won' });
  });

  it('is that of an earlier revision on request', async () => {
    const { agent } = await desks.agents.import(shop, {});
    const { id, revision } = agent;
    await desks.agents.change(
      id,
      { type: 'ChangeSettings', changes: { mlMinConfidence: 0.7 } } as const,
      'admin',
    );
    await desks.agents.untilTrained(id);
    const thresholdAt = async (revision?: number) => {
      const at = revision === undefined ? {} : { revision };
      return (await desks.quality.explain(id, 'yes please', { contexts: [], ...at })).threshold;
    };
    expect([await thresholdAt(), await thresholdAt(revision)]).toEqual([0.7, 0.3]);
    await expect(thresholdAt(99)).rejects.toThrow('no revision 99');
    await desks.agents.delete(id);
  });
});
