export type NamedAuthor = { readonly actor?: string; readonly tokenName?: string };

/** Who did something: the name of the token, if it has one, and its kind. */
export const authorText = ({ actor = 'somebody', tokenName }: NamedAuthor): string =>
  tokenName === undefined ? actor : `${tokenName} (${actor})`;
