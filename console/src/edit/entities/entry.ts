/** `name` is its value, which identifies it when two changes of a list are merged. */
export type Entry = { readonly name: string; readonly synonyms: readonly string[] };
