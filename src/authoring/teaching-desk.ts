import { setImmediate } from 'node:timers/promises';
import type { Agent } from '../agent/agent.ts';
import { trainingSetSteps } from '../agent/training.ts';
import { TEACHING_EFFECTS_MAX, TEACHING_PROBES_MAX } from '../kernel/limits/inbox.ts';
import { type ProposedSpan, proposeSpans } from '../nlu/annotate/propose-spans.ts';
import { effectOf, type Probe, probesOf, type TeachingEffect } from '../nlu/annotate/teaching-effects.ts';
import type { Outside } from '../outside/outside.ts';
import { inSlices } from '../outside/slices.ts';
import { type Models, trainReadyModel } from '../training/models.ts';
import type { Trainer } from '../training/trainer.ts';
import type { Agents } from './agents.ts';

export type TeachingEffects = {
  /** The number of texts that both agents were asked. */
  readonly checked: number;
  readonly total: number;
  /** The number of texts with another intent or a lost value. */
  readonly changed: number;
  /** The first of those. */
  readonly texts: readonly TeachingEffect[];
};

/** Helps people to train an agent on texts. Records nothing. */
export interface TeachingDesk {
  /**
   * The places of values in texts, by the current model; waits for a running training. @throws
   * agent_not_found
   */
  propose(
    agentId: string,
    texts: readonly string[],
    options: { readonly language: string; readonly intentId?: string },
  ): Promise<readonly (readonly ProposedSpan[])[]>;
  /**
   * Side effects of a change: on the agent's own phrases, on these with other listed values, on recorded
   * texts, and on values in the assigned texts. Trains the changed agent, whose model is then ready if the
   * change is recorded.
   */
  effects(
    change: { readonly before: Agent; readonly after: Agent },
    options: {
      readonly language: string;
      readonly assigned: readonly string[];
      readonly heard: readonly string[];
    },
  ): Promise<TeachingEffects>;
}

export type TeachingDeskPorts = {
  readonly agents: Pick<Agents, 'get'>;
  readonly models: Pick<Models, 'get' | 'waitUntilTrained'>;
  readonly trainer: Trainer;
  readonly outside: Pick<Outside, 'now'>;
};

/** Understanding is synchronous; after this many texts, other requests run. */
const TEXTS_AT_A_TIME = 8;

export const teachingDesk = ({ agents, models, trainer, outside }: TeachingDeskPorts): TeachingDesk => {
  const newestModel = async (agentId: string, language: string) => {
    const agent = agents.get(agentId);
    await models.waitUntilTrained(agent);
    return models.get(agent, language);
  };
  const momentFor = (agent: Agent) => ({ now: outside.now(), timezone: agent.settings.defaultTimezone });

  return {
    propose: async (agentId, texts, { language, intentId }) => {
      const { model } = await newestModel(agentId, language);
      const options = { ...momentFor(agents.get(agentId)), ...(intentId !== undefined && { intentId }) };
      const proposals: (readonly ProposedSpan[])[] = [];
      for (const text of texts) {
        proposals.push(proposeSpans(model, text, options));
        if (proposals.length % TEXTS_AT_A_TIME === 0) await setImmediate();
      }
      return proposals;
    },
    effects: async ({ before, after }, { language, assigned, heard }) => {
      const [setBefore, setAfter] = [
        await inSlices(trainingSetSteps(before, language)),
        await inSlices(trainingSetSteps(after, language)),
      ];
      const model = await newestModel(before.id, language);
      const { model: other, encodeText } = await trainReadyModel(trainer, setAfter);
      const probesFor = (texts: readonly string[], kind: Probe['kind']): readonly Probe[] =>
        texts.map((text) => ({ text, kind, contexts: [] }));
      const otherProbes = [...probesOf(setBefore), ...probesFor(heard, 'heard')];
      const all = [...probesFor(assigned, 'assigned'), ...otherProbes];
      const probes = spreadOver(all, TEACHING_PROBES_MAX);
      const texts: TeachingEffect[] = [];
      for (const [at, probe] of probes.entries()) {
        const sentence = await (model.encodeText ?? encodeText)?.(probe.text);
        const moment = { ...momentFor(before), ...(sentence && { sentence }) };
        const effect = effectOf({ before: model.model, after: other }, probe, moment);
        if (effect !== undefined) texts.push(effect);
        if (at % TEXTS_AT_A_TIME === TEXTS_AT_A_TIME - 1) await setImmediate();
      }
      const [checked, total, changed] = [probes.length, all.length, texts.length];
      return { checked, total, changed, texts: texts.slice(0, TEACHING_EFFECTS_MAX) };
    },
  };
};

/** A sample of items at even distances, so that all intents are included. */
const spreadOver = <Item>(items: readonly Item[], max: number): readonly Item[] => {
  if (items.length <= max) return items;
  const step = items.length / max;
  return Array.from({ length: max }, (_, at) => items[Math.floor(at * step)] as Item); // in range
};
