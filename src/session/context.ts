import { JsonRecord } from '../kernel/json.ts';
import { type Static, Type } from '../kernel/schema.ts';

/** The API's context: a named bag of parameters that lives for `lifespan` more requests. */
export type Context = Static<typeof Context>;
export const Context = Type.Object({
  /** Lowercased. */
  name: Type.String(),
  /** Further requests in which it is active; 0 is shown in this turn's reply and then removed. */
  lifespan: Type.Integer({ minimum: 0 }),
  parameters: JsonRecord,
});

/** A context in a request; the lifespan has a default. */
export type ContextInput = {
  readonly name: string;
  readonly lifespan?: number | undefined;
  readonly parameters: Context['parameters'];
};
