import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { ParleyError } from '../kernel/errors.ts';
import type { TSchema } from '../kernel/schema.ts';
import type { Operation, OperationRequest } from './operation.ts';

const ajv = new Ajv({
  allErrors: false,
  strict: true,
  allowUnionTypes: true,
  // Adds the schema to each error, because its description explains a pattern in words.
  verbose: true,
  validateFormats: false,
  // The schemas are the program's own; to hold them to their schema takes longer than to compile them.
  meta: false,
  validateSchema: false,
});

type RequestParts = Pick<OperationRequest, 'params' | 'query' | 'body'>;

/** Checks requests against the schemas of an operation. */
export type RequestCheck = {
  /** Compiles the schemas, which the first check does otherwise; it takes some milliseconds. */
  readonly compile: () => void;
  /** @throws request_invalid with the first invalid place */
  readonly run: (request: RequestParts) => void;
};

/** Compiles the schemas when they are needed, because compiling all would take a good part of a start. */
export const requestCheckOf = (operation: Operation): RequestCheck => {
  let checks: ReturnType<typeof checksOf> | undefined;
  const compileChecks = () => {
    checks ??= checksOf(operation);
    return checks;
  };
  return {
    compile: compileChecks,
    run: (request) => {
      for (const { part, validate } of compileChecks())
        if (!validate(request[part])) throw invalid(part, request[part], validate);
    },
  };
};

const checksOf = (operation: Operation) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema: TSchema | undefined = operation[part];
    return schema === undefined ? [] : [{ part, validate: ajv.compile(schema) }];
  });

const invalid = (part: string, value: unknown, { errors }: ValidateFunction): ParleyError => {
  const [error] = errors ?? [];
  const path = (error?.instancePath ?? '').slice(1).split('/');
  return new ParleyError('request_invalid', {
    place: placeOf(path, { value, whole: part === 'body' ? 'the body' : part }),
    fault: faultOf(errors ?? []),
  });
};

/** Items of a list are counted from 1. A single item may have been sent without a list. */
const placeOf = (
  [first = '', ...others]: readonly string[],
  { value, whole }: { readonly value: unknown; readonly whole: string },
): string => {
  const rest = others.join('.');
  if (!Array.isArray(value)) return [first, ...others].join('.') || whole;
  if (value.length === 1) return rest || whole;
  const item = `item ${Number(first) + 1} of ${whole}`;
  return first === '' ? whole : [item, ...others.slice(0, 1).map(() => rest)].join(', ');
};

/** The validator's message, plus the names and values that it omits. */
const faultOf = (errors: readonly ErrorObject[]): string => {
  const [error] = errors;
  const constants = errors.flatMap(({ keyword, params }) =>
    keyword === 'const' ? [params.allowedValue] : [],
  );
  if (error?.keyword === 'additionalProperties') {
    return `may not have ${JSON.stringify(error.params.additionalProperty)}`;
  }
  if (error?.keyword === 'enum') return `must be one of ${error.params.allowedValues.join(', ')}`;
  if (error?.keyword === 'const') return `must be one of ${constants.join(', ')}`;
  if (error?.keyword === 'pattern') return formOf(error);
  return error?.message ?? 'is not as documented';
};

/** A pattern in the words of its description: people do not read regular expressions. */
const formOf = ({ parentSchema }: ErrorObject): string => {
  const description: unknown = parentSchema?.description;
  if (typeof description !== 'string') return 'does not have its documented form';
  const form = description.charAt(0).toLowerCase() + description.slice(1).replace(/\.$/, '');
  return `must have this form: ${form}`;
};
