/** `name` is its value, by which two changes of a list are merged. */
export type Entry = { readonly name: string; readonly synonyms: readonly string[] };
