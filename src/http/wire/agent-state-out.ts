import type { AffectedContext, Parameter } from '../../agent/agent.ts';
import type { JsonValue } from '../../kernel/json.ts';

/** A state of the projection `agent-state`: of an agent, an intent or an entity. */
type AgentItem = AgentOwn | IntentItem | EntityItem | { readonly kind: ''; readonly isDeleted: false };

type AgentOwn = {
  readonly kind: 'agent';
  readonly isDeleted: false;
  readonly name: string;
  readonly status: string;
  readonly language: string;
  readonly languages: readonly string[];
};

/** A deleted one has only its name. */
type IntentItem = {
  readonly kind: 'intent';
  readonly isDeleted: boolean;
  readonly id: string;
  readonly name: string;
  readonly contextIn: readonly string[];
  readonly contextOut: readonly Pick<AffectedContext, 'name' | 'lifespan'>[];
  readonly actions: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly priority: number;
  readonly fallbackIntent: boolean;
};

type EntityItem = {
  readonly kind: 'entity';
  readonly isDeleted: boolean;
  readonly id: string;
  readonly name: string;
  readonly isEnum: boolean;
  readonly automatedExpansion: boolean;
  /** How many entries, by language. */
  readonly counts: Readonly<Record<string, number>>;
  /** Absent if they are too many for a state. */
  readonly entries?: unknown;
};

/** The items of an agent, without deleted ones. */
export const agentStateOut = (states: readonly JsonValue[]) => {
  // Written by the projection's script; a test compares them with the fold of the agent's events.
  const items = states as unknown as readonly AgentItem[];
  const agent = items.find((item) => item.kind === 'agent');
  const { name = '', status = '', language = '', languages = [] } = agent ?? {};
  const there = items.filter(({ isDeleted }) => !isDeleted);
  const intents = there.filter((item) => item.kind === 'intent').map(intentOut);
  const entities = there.filter((item) => item.kind === 'entity').map(entityOut);
  return { name, status, language, languages, intents, entities };
};

const intentOut = ({ kind: _kind, isDeleted: _isDeleted, parameters, ...intent }: IntentItem) => ({
  ...intent,
  parameters: parameters.map(({ name, value, required, dataType, isList }) => ({
    name,
    value,
    required,
    dataType,
    isList,
  })),
});

const entityOut = ({ kind: _, isDeleted: _isDeleted, counts, ...entity }: EntityItem) => ({
  ...entity,
  entries: counts,
});
