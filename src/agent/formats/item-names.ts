import type { Warn } from './fields.ts';
import { badExport } from './json-file.ts';

/** A part of the agent, with its file. */
export type InFile<Value> = { readonly path: string; readonly item: Value };

export type WarnAbout = (path: string) => Warn;

type Named = { readonly name: string };

/** References mean an entity by its name. */
export const requireOwnNames = (entities: readonly InFile<Named>[]): void => {
  for (const { path, other } of sameNamed(entities))
    throw badExport(path, `${other} has the same "name"; rename one of them`);
};

/** Some exports have follow-up intents of one name. They work, because nothing refers to an intent by name. */
export const warnOfRepeatedNames = (intents: readonly InFile<Named>[], warnAbout: WarnAbout): void => {
  for (const { path, other } of sameNamed(intents)) {
    const message = `${other} has the same "name"; rename one of them, so that you can tell them apart`;
    warnAbout(path)('intent_name_repeated', message, { other });
  }
};

/** Each file that names its item like an earlier file, and that file. */
const sameNamed = (
  items: readonly InFile<Named>[],
): readonly { readonly path: string; readonly other: string }[] => {
  const pathOf = new Map<string, string>();
  return items.flatMap(({ path, item }) => {
    const other = pathOf.get(item.name);
    if (other === undefined) pathOf.set(item.name, path);
    return other === undefined ? [] : [{ path, other }];
  });
};
