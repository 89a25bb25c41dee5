/** A value made when it is first asked for, and kept. */
export const lazily = <T>(build: () => T): (() => T) => {
  let built: { readonly value: T } | undefined;
  return () => {
    built ??= { value: build() };
    return built.value;
  };
};
