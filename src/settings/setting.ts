import { type Static, type TSchema, Type } from '../kernel/schema.ts';

export type Setting<S extends TSchema = TSchema> = {
  readonly env: string;
  /** Without dashes; absent for secrets, which the process list would show. */
  readonly flag?: string;
  readonly placeholder: string;
  readonly summary: string;
  readonly schema: S;
  /** The form of a value, for error messages. */
  readonly expected: string;
  readonly default: Static<S>;
  /** Describes the default if the value itself does not. */
  readonly defaultText?: string;
  /** Whether all of it is secret or a part, such as the password in an address. */
  readonly secret?: 'all' | 'part';
};

export const setting = <S extends TSchema>(definition: Setting<S>): Setting<S> => definition;

export const onOrOff = (
  definition: Pick<Setting, 'env' | 'flag' | 'summary'> & { readonly default: boolean },
) =>
  setting({
    ...definition,
    placeholder: 'on|off',
    schema: Type.Boolean(),
    expected: 'on or off',
    defaultText: definition.default ? 'on' : 'off',
  });
