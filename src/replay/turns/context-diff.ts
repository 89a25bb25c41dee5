import type { JsonObject } from '../../kernel/json.ts';
import { isAlike } from '../../kernel/json-alike.ts';
import type { Context } from '../../session/context.ts';
import type { ContextChange } from '../wire/recorded-turn.ts';

/** Each context of either list, in the order of the new list first. */
export const contextChanges = (
  before: readonly Context[],
  after: readonly Context[],
): readonly ContextChange[] => {
  const old = new Map(before.map((context) => [context.name, context]));
  const now = new Set(after.map(({ name }) => name));
  return [
    ...after.map((context) => changeOf(context.name, old.get(context.name), context)),
    ...before
      .filter(({ name }) => !now.has(name))
      .map((dropped) => changeOf(dropped.name, dropped, undefined)),
  ];
};

const changeOf = (name: string, before: Context | undefined, after: Context | undefined): ContextChange => {
  const parameters = parameterChanges(before?.parameters ?? {}, after?.parameters ?? {});
  const isKept = parameters.length === 0 && before?.lifespan === after?.lifespan;
  const both = isKept ? 'kept' : 'changed';
  return {
    name,
    change: before === undefined ? 'added' : after === undefined ? 'removed' : both,
    ...(before && { lifespanBefore: before.lifespan }),
    ...(after && { lifespanAfter: after.lifespan }),
    parameters: [...parameters],
  };
};

const parameterChanges = (before: JsonObject, after: JsonObject): ContextChange['parameters'] => {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const [was, is] = [ownOf(before, name), ownOf(after, name)];
    if (isAlike(was, is)) return [];
    return [{ name, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) }];
  });
};

const ownOf = (values: JsonObject, name: string) => (Object.hasOwn(values, name) ? values[name] : undefined);
