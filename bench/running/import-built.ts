/** A module of the built program, which has the types of its source. */
export const importBuilt = async <Module>(path: string): Promise<Module> =>
  (await import(new URL(`../../dist/${path}.js`, import.meta.url).href)) as Module;
