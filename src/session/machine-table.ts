/** A transition of the table: its target, and the guard that must hold. */
export type Transition<Place, Data> = {
  readonly to: Place;
  readonly guard: ((data: Data) => boolean) | undefined;
};

/** Transitions by state and event type. The first whose guard holds is taken, as in XState. */
export type MachineTable<Place, Data> = ReadonlyMap<
  Place,
  ReadonlyMap<string, readonly Transition<Place, Data>[]>
>;

/** The features of a compiled machine; the table cannot express any other feature of XState. */
const ROOT_KEYS = ['id', 'context', 'initial', 'states'];
const STATE_KEYS = ['tags', 'on'];
const TRANSITION_KEYS = ['target', 'guard', 'actions'];

/** The parts of a machine that the compiler needs besides its definition. */
export type MachineParts<Data> = {
  readonly guards: Readonly<Record<string, (data: Data) => boolean>>;
  /** The one action that every transition runs. */
  readonly action: string;
};

/**
 * Compiles the definition of a flat XState machine into a lookup table. XState's own `transition` handles
 * machines of any shape, which costs about a hundred times as much as a lookup.
 * @throws TypeError if the definition uses a feature that the table would ignore: nested or parallel states,
 * entry and exit actions, `always`, `after`, `invoke`, wildcards, unknown guards, other actions.
 */
export const compileMachine = <Place extends string, Data>(
  definition: unknown,
  parts: MachineParts<Data>,
): MachineTable<Place, Data> => {
  const { states, initial } = record(definition, 'the machine', ROOT_KEYS);
  const nodes = record(states, 'its states');
  // The caller names the states in the type of the table.
  const places = Object.keys(nodes).map((place) => place as Place);
  if (!places.some((place) => place === initial))
    throw new TypeError(`the machine starts in an unknown state: ${initial}`);
  return new Map(
    places.map((place) => {
      const { on = {} } = record(nodes[place], `state ${place}`, STATE_KEYS);
      const byType = Object.entries(record(on, `state ${place}`));
      return [
        place,
        new Map(
          byType.map(([type, config]) => {
            if (type.includes('*')) throw new TypeError(`state ${place} uses a wildcard: ${type}`);
            const options = Array.isArray(config) ? config : [config];
            const where = `${type} in state ${place}`;
            return [type, options.map((option) => transitionOf(option, { place, where, places, parts }))];
          }),
        ),
      ];
    }),
  );
};

type Surroundings<Place, Data> = {
  readonly place: Place;
  readonly where: string;
  readonly places: readonly Place[];
  readonly parts: MachineParts<Data>;
};

const transitionOf = <Place extends string, Data>(
  config: unknown,
  { place, where, places, parts }: Surroundings<Place, Data>,
): Transition<Place, Data> => {
  const { target = place, guard, actions } = record(config, where, TRANSITION_KEYS);
  const to = places.find((place) => place === target);
  if (to === undefined) throw new TypeError(`${where} leads to an unknown state: ${target}`);
  if (actions !== parts.action) throw new TypeError(`${where} must run exactly the action ${parts.action}`);
  if (guard === undefined) return { to, guard: undefined };
  const [, condition] = Object.entries(parts.guards).find(([name]) => name === guard) ?? [];
  if (condition === undefined) throw new TypeError(`${where} has an unknown guard`);
  return { to, guard: condition };
};

/** @param keys the keys that are allowed; any if absent. */
const record = (
  config: unknown,
  where: string,
  keys?: readonly string[],
): Readonly<Record<string, unknown>> => {
  if (typeof config !== 'object' || config === null || Array.isArray(config)) {
    throw new TypeError(`${where}: expected an object`);
  }
  // `setup` adds keys with the value undefined.
  const entries = Object.entries(config).filter(([, value]) => value !== undefined);
  const unknown = keys && entries.map(([key]) => key).find((key) => !keys.includes(key));
  if (unknown !== undefined)
    throw new TypeError(`${where} uses "${unknown}", which the table cannot express`);
  return config as Readonly<Record<string, unknown>>;
};
