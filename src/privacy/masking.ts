import type { Agent } from '../agent/agent.ts';
import type { Steps } from '../kernel/steps.ts';
import type { FoundEntity } from '../nlu/values/find-entities.ts';
import type { KnownValues } from './known-values.ts';
import type { Stretch } from './masked-text.ts';

/** An agent's rules, ready for the events of one request. */
export type Masking = {
  readonly intents: Agent['intents'];
  /** The word for each entity that is masked, by its name. */
  readonly entities: ReadonlyMap<string, string>;
  /** The values of these entities in a text. */
  readonly find: (text: string) => readonly FoundEntity[];
  /** The matches of the patterns in a text. */
  readonly fits: (text: string) => Steps<readonly Stretch[]>;
  /** Words that replace masked values; a masked value is not masked again. */
  readonly labels: ReadonlySet<string>;
  /** The texts found so far: a request is recorded in several parts, which share them. */
  readonly knownValues: KnownValues;
};
